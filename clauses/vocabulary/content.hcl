# Shapes of content. A shape's class is what a match is; placeholder takes matches of other shapes back. near: one of the words stands within 40
# bytes before the match. weight: how much a sign of a person counts; two make a text personal. No real-looking key may stand in this file.

# ---- secrets: keys of providers ----

shape "stripe-live-key" {
  class   = "secret"
  pattern = "\\b(?:sk|rk)_live_[A-Za-z0-9]{16,}"
}

shape "stripe-webhook-secret" {
  class   = "secret"
  pattern = "\\bwhsec_[A-Za-z0-9+/]{24,}"
}

shape "aws-access-key" {
  class   = "secret"
  pattern = "\\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\\b"
}

shape "github-token" {
  class   = "secret"
  pattern = "\\b(?:ghp_|gho_|ghu_|ghs_|ghr_)[A-Za-z0-9]{36}"
}

shape "github-fine-grained-token" {
  class   = "secret"
  pattern = "\\bgithub_pat_[A-Za-z0-9_]{40,}"
}

shape "gitlab-token" {
  class   = "secret"
  pattern = "\\b(?:glpat-|glptt-|gldt-|glrt-|glcbt-|glsoat-|glft-|glagent-|glimt-|gloas-|glffct-)[A-Za-z0-9_-]{16,}"
}

shape "slack-token" {
  class   = "secret"
  pattern = "\\b(?:xoxb-|xoxp-|xoxa-|xoxr-|xoxs-|xoxe-|xoxc-|xoxd-)[A-Za-z0-9%-]{12,}"
}

shape "slack-app-token" {
  class   = "secret"
  pattern = "\\bxapp-[0-9]-[A-Z0-9]{8,}-[0-9]{10,}-[a-f0-9]{32,}"
}

shape "slack-webhook" {
  class   = "secret"
  pattern = "\\bhooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Z0-9]{8,}/[A-Za-z0-9/]{10,}"
}

shape "discord-webhook" {
  class   = "secret"
  pattern = "/api/webhooks/[0-9]{16,20}/[A-Za-z0-9_-]{50,}"
}

shape "teams-webhook" {
  class   = "secret"
  pattern = "\\.webhook\\.office\\.com/webhookb2/[a-f0-9@-]{36,}"
}

shape "telegram-bot-token" {
  class   = "secret"
  pattern = "\\b[0-9]{8,10}:AA[A-Za-z0-9_-]{33}"
}

shape "openai-project-key" {
  class   = "secret"
  pattern = "\\bsk-(?:proj|svcacct|admin)-[A-Za-z0-9_-]{40,}"
}

shape "openai-key" {
  class   = "secret"
  pattern = "\\bsk-[A-Za-z0-9]{18,24}T3BlbkFJ[A-Za-z0-9]{18,24}"
}

shape "openai-style-key" {
  class   = "secret"
  pattern = "\\bsk-[A-Za-z0-9]{32,64}\\b"
}

shape "openrouter-key" {
  class   = "secret"
  pattern = "\\bsk-or-v1-[a-f0-9]{64}"
}

shape "anthropic-key" {
  class   = "secret"
  pattern = "\\bsk-ant-[a-z]{2,8}[0-9]{2}-[A-Za-z0-9_-]{60,}"
}

shape "google-api-key" {
  class   = "secret"
  pattern = "\\bAIza[A-Za-z0-9_-]{35}"
}

shape "google-oauth-secret" {
  class   = "secret"
  pattern = "\\bGOCSPX-[A-Za-z0-9_-]{28}"
}

shape "google-oauth-token" {
  class   = "secret"
  pattern = "\\bya29\\.[A-Za-z0-9_-]{30,}"
}

shape "google-refresh-token" {
  class   = "secret"
  pattern = "\\b1//0[A-Za-z0-9_-]{40,}"
}

shape "npm-token" {
  class   = "secret"
  pattern = "\\bnpm_[A-Za-z0-9]{36}"
}

shape "pypi-token" {
  class   = "secret"
  pattern = "\\bpypi-AgE[A-Za-z0-9_-]{50,}"
}

shape "rubygems-token" {
  class   = "secret"
  pattern = "\\brubygems_[a-f0-9]{48}"
}

shape "crates-token" {
  class   = "secret"
  pattern = "\\bcio[A-Za-z0-9]{32}\\b"
}

shape "nuget-key" {
  class   = "secret"
  pattern = "\\boy2[a-z0-9]{43}\\b"
}

shape "docker-token" {
  class   = "secret"
  pattern = "\\b(?:dckr_pat_|dckr_oat_)[A-Za-z0-9_-]{27,}"
}

shape "clojars-token" {
  class   = "secret"
  pattern = "\\bCLOJARS_[a-z0-9]{60}"
}

shape "sendgrid-key" {
  class   = "secret"
  pattern = "\\bSG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{16,64}"
}

shape "mailgun-key" {
  class   = "secret"
  pattern = "\\bkey-[a-f0-9]{32}\\b"
}

shape "mailchimp-key" {
  class   = "secret"
  pattern = "\\b[a-f0-9]{32}-us[0-9]{1,2}\\b"
}

shape "brevo-key" {
  class   = "secret"
  pattern = "\\bxkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}"
}

shape "resend-key" {
  class   = "secret"
  pattern = "\\bre_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}"
}

shape "twilio-key" {
  class   = "secret"
  pattern = "\\bSK[a-f0-9]{32}\\b"
}

shape "azure-storage-key" {
  class   = "secret"
  pattern = "AccountKey=([A-Za-z0-9+/]{60,}={0,2})"
}

shape "azure-shared-access-key" {
  class   = "secret"
  pattern = "SharedAccessKey=([A-Za-z0-9+/]{40,}={0,2})"
}

shape "azure-client-secret" {
  class   = "secret"
  pattern = "\\b[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}"
}

shape "azure-devops-token" {
  class   = "secret"
  pattern = "\\b[a-zA-Z0-9]{76}AZDO[a-zA-Z0-9]{4}\\b"
}

shape "new-relic-key" {
  class   = "secret"
  pattern = "\\b(?:NRAK-|NRAA-|NRII-|NRIQ-)[A-Za-z0-9_-]{20,}"
}

shape "sentry-token" {
  class   = "secret"
  pattern = "\\b(?:sntrys_|sntryu_)[A-Za-z0-9+/=_-]{40,}"
}

shape "grafana-token" {
  class   = "secret"
  pattern = "\\b(?:glsa_|glc_)[A-Za-z0-9+/_]{32,}"
}

shape "dynatrace-token" {
  class   = "secret"
  pattern = "\\bdt0[a-z][0-9]{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}"
}

shape "vault-token" {
  class   = "secret"
  pattern = "\\bhv[sbr]\\.[A-Za-z0-9_-]{24,}"
}

shape "terraform-cloud-token" {
  class   = "secret"
  pattern = "\\b[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_-]{60,}"
}

shape "digitalocean-token" {
  class   = "secret"
  pattern = "\\b(?:dop|doo|dor)_v1_[a-f0-9]{64}"
}

shape "heroku-key" {
  class   = "secret"
  pattern = "\\bHRKU-AA[A-Za-z0-9_-]{50,}"
}

shape "fly-token" {
  class   = "secret"
  pattern = "\\bfm[12][ar]?_[A-Za-z0-9+/]{60,}"
}

shape "vercel-token" {
  class   = "secret"
  pattern = "\\b(?:vcp_|vci_|vca_|vcr_|vck_)[A-Za-z0-9]{24,}"
}

shape "netlify-token" {
  class   = "secret"
  pattern = "\\bnfp_[A-Za-z0-9]{36,}"
}

shape "linear-key" {
  class   = "secret"
  pattern = "\\b(?:lin_api_|lin_oauth_)[A-Za-z0-9]{32,}"
}

shape "notion-token" {
  class   = "secret"
  pattern = "\\b(?:ntn_|secret_)[A-Za-z0-9]{40,}"
}

shape "figma-token" {
  class   = "secret"
  pattern = "\\bfigd_[A-Za-z0-9_-]{36,}"
}

shape "airtable-token" {
  class   = "secret"
  pattern = "\\bpat[A-Za-z0-9]{14}\\.[a-f0-9]{64}"
}

shape "atlassian-token" {
  class   = "secret"
  pattern = "\\bATATT3[A-Za-z0-9_=-]{60,}"
}

shape "bitbucket-token" {
  class   = "secret"
  pattern = "\\b(?:ATBB|ATCTT3)[A-Za-z0-9_=-]{24,}"
}

shape "shopify-token" {
  class   = "secret"
  pattern = "\\b(?:shpat_|shpca_|shppa_|shpss_)[a-fA-F0-9]{32}"
}

shape "square-token" {
  class   = "secret"
  pattern = "\\b(?:sq0atp-|sq0csp-|sq0idp-)[A-Za-z0-9_-]{22,}"
}

shape "square-access-token" {
  class   = "secret"
  pattern = "\\bEAAA[A-Za-z0-9_-]{60}"
}

shape "braintree-token" {
  class   = "secret"
  pattern = "access_token\\$production\\$[a-z0-9]{16}\\$[a-f0-9]{32}"
}

shape "adyen-key" {
  class   = "secret"
  pattern = "\\bAQE[a-z][A-Za-z0-9+/=-]{60,}"
}

shape "plaid-token" {
  class   = "secret"
  pattern = "\\baccess-production-[0-9a-f-]{36}"
}

shape "doppler-token" {
  class   = "secret"
  pattern = "\\bdp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9._]{40,}"
}

shape "hubspot-token" {
  class   = "secret"
  pattern = "\\bpat-(?:na1|na2|eu1|ap1)-[0-9a-f-]{36}"
}

shape "databricks-token" {
  class   = "secret"
  pattern = "\\bdapi[a-f0-9]{32}"
}

shape "hugging-face-token" {
  class   = "secret"
  pattern = "\\b(?:hf_|api_org_)[A-Za-z0-9]{30,}"
}

shape "replicate-token" {
  class   = "secret"
  pattern = "\\br8_[A-Za-z0-9]{37}"
}

shape "groq-key" {
  class   = "secret"
  pattern = "\\bgsk_[A-Za-z0-9]{40,}"
}

shape "xai-key" {
  class   = "secret"
  pattern = "\\bxai-[A-Za-z0-9]{70,}"
}

shape "perplexity-key" {
  class   = "secret"
  pattern = "\\bpplx-[A-Za-z0-9]{40,}"
}

shape "langsmith-key" {
  class   = "secret"
  pattern = "\\blsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}"
}

shape "pinecone-key" {
  class   = "secret"
  pattern = "\\bpcsk_[A-Za-z0-9_]{50,}"
}

shape "supabase-token" {
  class   = "secret"
  pattern = "\\b(?:sbp_|sb_secret_)[A-Za-z0-9_-]{20,}"
}

shape "postman-key" {
  class   = "secret"
  pattern = "\\bPMAK-[a-f0-9]{24}-[a-f0-9]{34}"
}

shape "pulumi-token" {
  class   = "secret"
  pattern = "\\bpul-[a-f0-9]{40}"
}

shape "circleci-token" {
  class   = "secret"
  pattern = "\\bCCIPAT_[A-Za-z0-9]{10,}_[a-f0-9]{40}"
}

shape "buildkite-token" {
  class   = "secret"
  pattern = "\\bbkua_[a-f0-9]{40}"
}

shape "sonar-token" {
  class   = "secret"
  pattern = "\\b(?:sqp_|squ_|sqa_)[a-f0-9]{40}"
}

shape "artifactory-key" {
  class   = "secret"
  pattern = "\\bAKCp[A-Za-z0-9]{60,}"
}

shape "age-key" {
  class   = "secret"
  pattern = "\\bAGE-SECRET-KEY-1[A-Z0-9]{58}"
}

shape "tailscale-key" {
  class   = "secret"
  pattern = "\\btskey-(?:auth|api|client|scim|webhook)-[A-Za-z0-9-]{20,}"
}

shape "one-password-token" {
  class   = "secret"
  pattern = "\\bops_eyJ[A-Za-z0-9_-]{80,}"
}

shape "planetscale-token" {
  class   = "secret"
  pattern = "\\bpscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{30,}"
}

shape "meta-token" {
  class   = "secret"
  pattern = "\\bEAA[A-Za-z0-9]{90,}"
}

shape "twitter-bearer" {
  class   = "secret"
  pattern = "\\bAAAAAAAAAAAAAAAAAAAA[A-Za-z0-9%]{40,}"
}

shape "mapbox-secret-token" {
  class   = "secret"
  pattern = "\\bsk\\.eyJ[A-Za-z0-9_-]{40,}\\.[A-Za-z0-9_-]{20,}"
}

shape "dropbox-token" {
  class   = "secret"
  pattern = "\\bsl\\.[A-Za-z0-9_-]{100,}"
}

shape "contentful-token" {
  class   = "secret"
  pattern = "\\bCFPAT-[A-Za-z0-9_-]{40,}"
}

shape "typeform-token" {
  class   = "secret"
  pattern = "\\btfp_[A-Za-z0-9_-]{40,}"
}

shape "launchdarkly-key" {
  class   = "secret"
  pattern = "\\b(?:sdk-|api-)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
}

shape "prefect-key" {
  class   = "secret"
  pattern = "\\bpnu_[A-Za-z0-9]{36}"
}

shape "flutterwave-key" {
  class   = "secret"
  pattern = "\\bFLWSECK-[a-f0-9]{32}-X"
}

shape "razorpay-key" {
  class   = "secret"
  pattern = "\\brzp_live_[A-Za-z0-9]{14}"
}

shape "json-web-token" {
  class   = "secret"
  pattern = "\\beyJ[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{16,}"
}

shape "private-key" {
  class   = "secret"
  pattern = "-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\s|\\\\r|\\\\n|\"|\\+){0,8}(?:[A-Za-z-]{3,20}: [^\\n]*(?:\\s|\\\\n){1,4}){0,4}[A-Za-z0-9+/=]{16,}"
}

shape "putty-key" {
  class   = "secret"
  pattern = "\\bPuTTY-User-Key-File-[23]: [a-z0-9-]{6,}"
}

shape "ssh-key-body" {
  class   = "secret"
  pattern = "\\bb3BlbnNzaC1rZXktdjE[A-Za-z0-9+/=]{20,}"
}

shape "aws-secret-key" {
  class   = "secret"
  pattern = "(?:^|[^A-Za-z0-9/+=._%~-])([A-Za-z0-9/+]{40})(?:$|[^A-Za-z0-9/+=_%~-])"
  check   = "entropy"
  near    = ["aws", "secret"]
}

shape "azure-account-key" {
  class   = "secret"
  pattern = "(?:^|[^A-Za-z0-9/+=])([A-Za-z0-9/+]{86}==)"
  check   = "entropy"
  near    = ["key", "azure", "account", "secret", "storage"]
}

shape "shared-access-signature" {
  class   = "secret"
  pattern = "[?&]sig=([A-Za-z0-9%+/]{40,})"
  check   = "entropy"
}

shape "hex-key" {
  class   = "secret"
  pattern = "\\b(?:[a-f0-9]{32}|[a-f0-9]{40}|[a-f0-9]{64})\\b"
  check   = "entropy"
  near = [
    "api_key", "apikey", "api-key", "api key", "app_key", "auth_token", "authtoken", "auth-token",
    "auth token", "access_token", "token", "secret", "password", "passwd", "twilio", "datadog",
    "dd_", "dd-api-key", "_key", "-key", "key = ", "key=", "key: ", "key\":", "key':",
  ]
}

shape "discord-bot-token" {
  class   = "secret"
  pattern = "\\b[A-Za-z0-9_-]{24,26}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,38}\\b"
  check   = "entropy"
  near    = ["discord", "bot", "token"]
}

shape "vault-service-token" {
  class   = "secret"
  pattern = "\\bs\\.[A-Za-z0-9]{24}\\b"
  check   = "entropy"
  near    = ["vault"]
}

shape "okta-token" {
  class   = "secret"
  pattern = "\\b00[A-Za-z0-9_-]{40}\\b"
  check   = "entropy"
  near    = ["okta", "ssws", "token"]
}

# ---- secrets: where any value stands that is one ----

shape "password-in-url" {
  class   = "secret"
  pattern = "\\b[a-z][a-z0-9+.-]+://[^\\s:/@\\\"'<>]*:([^\\s:/@\\\"'<>]{4,})@[A-Za-z0-9.\\[-]"
}

shape "user-and-password-option" {
  class   = "secret"
  pattern = "(?:-u|--user|--basic|--auth)[ =]?[\\\"']?[^\\s:\\\"'=/]+:([^\\s\\\"':]{6,})"
  check   = "entropy"
}

shape "assigned-secret" {
  class   = "secret"
  pattern = "(?i)(?:password|passwd|passphrase|passcode|passwort|kennwort|contraseña|pwd|secret|token|apikey|api_key|api-key|api key|access_key|access-key|accesskey|auth_key|authkey|private_key|privatekey|secretkey|secret_key|encryption_key|signing_key|license_key|_key|-key|_pass|_pw|_psk|_pat|appkey|credentials)[\\\"'\\]]{0,2}\\s{0,4}(?:=|:|=>|:=|==|<-| <- | is | ist | lautet | was |es )\\s{0,4}(?:<[a-z]{1,8}>){0,2}[\\\"'`]{0,1}([^\\s\\\"'<>(){}\\[\\]$,;&|\\\\`]{8,})"
  check   = "entropy"
}

shape "secret-in-query" {
  class   = "secret"
  pattern = "(?i)[?&](?:t|k|tk|tok|key|pw|pass|auth)=([A-Za-z0-9_-]{28,})"
  check   = "entropy"
}

shape "secret-after-word" {
  class   = "secret"
  pattern = "(?i)(?:token|secret|apikey|api-key|api key|password|passwd|bearer|ssws|auth-token|access-token|passphrase|access key)(?: |=|: )[\\\"']?([A-Za-z0-9_.~+/-]{16,}={0,2})"
  check   = "entropy"
}

shape "secret-after-phrase" {
  class   = "secret"
  pattern = "(?i)(?:password|passphrase|passwort|api token|api key|access token|secret|pin)[a-z0-9 ,'()-]{1,48}(?::|\\bis|=|\\bist|\\best)\\s{0,3}[\\\"'`]?([^\\s\\\"'<>(){}\\[\\]$,;&|\\\\`]{10,})"
  check   = "entropy"
}

shape "token-after-phrase" {
  class   = "secret"
  pattern = "(?i)\\b(?:token|pat|credential|(?:live|api|secret|access|signing|master|service|admin|webhook|private|license) key)\\b[a-z0-9 ,'()_-]{1,48}(?::|\\bis\\b|=|\\bist\\b)\\s{0,3}(?:<[a-z]{1,8}>){0,2}[\\\"'`]?([A-Za-z0-9_.~+-]{20,}={0,2})"
  check   = "entropy"
}

shape "password-in-prose" {
  class   = "secret"
  pattern = "(?i)(?:passwort|kennwort|password|passwd|mot de passe|contraseña|wachtwoord|senha|parola d.ordine)(?: |: | : | - |=|\\*\\*:? ?)(?:<[a-z]{1,8}>){0,2}[\\\"'`]?([A-Za-z!#%+*._@-]{1,24}[0-9][^\\s\\\"'<>(){}\\[\\]$,;&|\\\\`]{3,})"
  check   = "entropy"
}

shape "password-of-login" {
  class   = "secret"
  pattern = "(?i)\\b(?:pw|pwd|mdp|login|logon|zugang|admin pass|root pass)\\b[a-z0-9 ,'()/_-]{0,40}(?::|=| is | ist )[ ]{0,3}[\\\"'`]?([A-Za-z!#%+*._@-]{1,24}[0-9][^\\s\\\"'<>(){}\\[\\]$,;&|\\\\`]{5,})"
  check   = "entropy"
}

shape "password-behind-user" {
  class   = "secret"
  pattern = "(?i)\\b(?:user|username|benutzer|utilisateur|identifiant|usuario|login|logon|account|konto)\\b[:=]? [A-Za-z0-9._@-]{2,40} ?/ ?[\\\"'`]?([A-Za-z!#%+*._@-]{1,24}[0-9][^\\s\\\"'<>(){}\\[\\]$,;&|\\\\`]{5,})"
  check   = "entropy"
}

shape "password-variable-of-image" {
  class   = "secret"
  pattern = "(?:ENV|ARG) [A-Z0-9_]*(?:PASS|PASSWORD|PASSWD|SECRET|TOKEN|API_KEY)[A-Z0-9_]*[ ]([A-Za-z!#%+*._@-]{1,24}[0-9][^\\s\\\"'<>(){}\\[\\]$,;&|\\\\`]{5,})"
  check   = "entropy"
}

shape "password-of-mysql" {
  class   = "secret"
  pattern = "(?:mysql|mysqldump|mariadb|mysqladmin|sshpass)\\b[^\\n|;]{0,80} -p([A-Za-z!#%+*._@-]{1,24}[0-9][^\\s\\\"'<>(){}\\[\\]$,;&|\\\\`]{5,})"
  check   = "entropy"
}

shape "password-in-table" {
  class   = "secret"
  pattern = "(?i)(?:passwort|kennwort|password|mot de passe|contraseña|wachtwoord)[ *]{0,4}\\|[ ]{0,3}\\n[|: -]{5,60}\\n[^\\n]{0,160}\\|[ ]{0,3}`?([^\\s|`]{8,64})`?[ ]{0,3}\\|[ ]{0,3}(?:\\n|$)"
  check   = "entropy"
}

shape "password-as-argument" {
  class   = "secret"
  pattern = "(?i)(?:password|passwd|db_pass|_pass|passphrase|passwort|secret|_token|api_key|auth_key|secure_auth_key|_salt|secret_key)[\\\"']\\s{0,2},\\s{0,2}[\\\"']([^\\s\\\"'<>(){}\\[\\]$,;&|\\\\`]{8,})[\\\"']"
  check   = "entropy"
}

shape "basic-authorization" {
  class   = "secret"
  pattern = "(?i)(?:authorization)[\\\"']?\\s{0,2}[:=]\\s{0,2}[\\\"']?(?:basic|token|apikey|ssws|digest)\\s([A-Za-z0-9+/_.=-]{12,})"
  check   = "entropy"
}

shape "long-key" {
  class   = "secret"
  pattern = "(?i)(?:key|tok|cred|auth)[\\\"']?\\s{0,3}[=:]\\s{0,3}[\\\"']?([A-Za-z0-9_-]{32,})\\b"
  check   = "entropy"
}

shape "connection-string-password" {
  class   = "secret"
  pattern = "(?i)(?:password|pwd)\\s?=\\s?([^;\\s\\\"']{4,});"
  check   = "entropy"
}

shape "netrc-password" {
  class   = "secret"
  pattern = "(?i)(?:machine|login)\\s\\S+\\s(?:login\\s\\S+\\s)?password\\s(\\S{4,})"
}

# ---- keys of test modes ----

shape "stripe-test-key" {
  class   = "secret-test"
  pattern = "\\b(?:sk|rk|pk)_test_[A-Za-z0-9]{10,}"
}

shape "razorpay-test-key" {
  class   = "secret-test"
  pattern = "\\brzp_test_[A-Za-z0-9]{14}"
}

shape "plaid-sandbox-token" {
  class   = "secret-test"
  pattern = "\\baccess-sandbox-[0-9a-f-]{36}"
}

shape "flutterwave-test-key" {
  class   = "secret-test"
  pattern = "\\bFLWSECK_TEST-[a-f0-9]{32}-X"
}

shape "square-sandbox-token" {
  class   = "secret-test"
  pattern = "\\bsandbox-sq0[a-z]{3}-[A-Za-z0-9_-]{22,}"
}

shape "braintree-sandbox-token" {
  class   = "secret-test"
  pattern = "access_token\\$sandbox\\$[a-z0-9]{16}\\$[a-f0-9]{32}"
}

# ---- people ----

shape "e-mail" {
  class   = "personal"
  pattern = "\\b([A-Za-z0-9][A-Za-z0-9._%+'-]*@(?:[A-Za-z0-9-]+\\.){1,6}[A-Za-z]{2,24})(?:[^:/\\w@.-]|[.:](?:\\s|$)|$)"
  weight  = 1
}

shape "phone-international" {
  class   = "personal"
  pattern = "(?:^|[^\\w+]|\\\\[nrt])(\\+[1-9][0-9]{0,2}[ ()./-]{0,2}(?:[0-9][ ()./-]{0,2}){6,12}[0-9])\\b"
  weight  = 1
}

shape "phone-north-american" {
  class   = "personal"
  pattern = "\\b[2-9][0-9]{2}\\)?[ .-][0-9]{3}[.-][0-9]{4}\\b"
  weight  = 1
}

shape "phone-british-mobile" {
  class   = "personal"
  pattern = "\\b07[0-9]{3} ?[0-9]{3} ?[0-9]{3}\\b"
  weight  = 1
}

shape "phone-national" {
  class   = "personal"
  pattern = "\\b0[0-9]{1,4}[ /.-]{0,3}[0-9]{2,4}[ .-]?[0-9]{2,8}(?:[ .-]?[0-9]{2,4}){0,2}\\b"
  weight  = 1
  near = [
    "phone", "tel", "mobile", "mobil", "cell", "handy", "fax", "call ", "whatsapp", "móvil",
    "portable", "rufnummer", "erreichbar",
  ]
}

shape "social-security-number" {
  class   = "personal"
  pattern = "\\b[0-8][0-9]{2}-[0-9]{2}-[0-9]{4}\\b"
}

shape "social-security-number-plain" {
  class   = "personal"
  pattern = "\\b[0-8][0-9]{8}\\b"
  near    = ["ssn", "social security", "social_security"]
}

shape "iban" {
  class   = "personal"
  pattern = "\\b[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\\b"
  check   = "iban"
}

shape "iban-named" {
  class   = "personal"
  pattern = "\\b[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\\b"
  weight  = 1
  near    = ["iban", "konto", "account", "compte", "cuenta", "conto"]
}

shape "national-nine" {
  class   = "personal"
  pattern = "\\b[0-9]{3}[ .-]?[0-9]{3}[ .-]?[0-9]{3}\\b"
  weight  = 1
  near = <<-W
    nif, contribuinte, bsn, burgerservice, sin:, sin =, social insurance, tax file number, tfn
  W
}

shape "national-thirteen" {
  class   = "personal"
  pattern = "\\b[0-9]{2}[.]?[0-9]{2}[.]?[0-9]{2}[ -]?[0-9]{3}[.]?[0-9]{2,4}\\b"
  near = <<-W
    rijksregister, registre national, nrn, cnp, fnr, fodselsnummer, fødselsnr, jmbg, oib, egn
  W
}

shape "payment-card" {
  class   = "personal"
  pattern = "\\b(?:4[0-9]{3}|5[1-5][0-9]{2}|2[2-7][0-9]{2}|6011|65[0-9]{2}|35[0-9]{2})[ -]?[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{1,4}\\b"
  check   = "luhn"
}

shape "payment-card-fifteen" {
  class   = "personal"
  pattern = "\\b3[47][0-9]{2}[ -]?[0-9]{6}[ -]?[0-9]{5}\\b"
  check   = "luhn"
}

shape "passport" {
  class   = "personal"
  pattern = "\\b[A-Z]{0,2}[0-9][A-Z0-9]{4,8}\\b"
  near = <<-W
    passport, reisepass, passeport, pasaporte, passnummer, id card, personalausweis, ausweis
  W
}

shape "polish-id-card" {
  class   = "personal"
  pattern = "\\b[A-Z]{3} ?[0-9]{6}\\b"
  near    = ["dowod", "dowód", "dowodu", "dowodem", "id card", "identity card"]
}

shape "german-tax-id" {
  class   = "personal"
  pattern = "\\b[1-9][0-9]{1}[ ]?[0-9]{3}[ ]?[0-9]{3}[ ]?[0-9]{3}\\b"
  near = <<-W
    tax_id, tax id, taxid, tax-id, steuer, idnr, tin
  W
}

shape "german-insurance-number" {
  class   = "personal"
  pattern = "\\b[0-9]{2}[ ]?[0-9]{6}[ ]?[A-Z][ ]?[0-9]{3}\\b"
  near    = ["sozialvers", "rentenvers", "svnr", "sv-nummer", "sv-nr", "insurance"]
}

shape "german-health-insurance" {
  class   = "personal"
  pattern = "\\b[A-Z][0-9]{9}\\b"
  near    = ["kvnr", "krankenvers", "versichertennummer", "egk", "health insurance"]
}

shape "french-social-number" {
  class   = "personal"
  pattern = "\\b[12] ?[0-9]{2} ?(?:0[1-9]|1[0-2]) ?[0-9]{2} ?[0-9]{3} ?[0-9]{3}(?: ?[0-9]{2})?\\b"
  near    = ["sécu", "secu", "nir", "insee", "social"]
}

shape "spanish-id" {
  class   = "personal"
  pattern = "\\b(?:[0-9]{8}|[XYZ]-?[0-9]{7})-?[A-HJ-NP-TV-Z]\\b"
  near    = ["dni", "nif", "nie"]
}

shape "british-insurance-number" {
  class   = "personal"
  pattern = "\\b[A-CEGHJ-PR-TW-Z]{2} ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[A-D]\\b"
  near    = ["ni ", "nino", "national insurance", "insurance", "ni:", "ni="]
}

shape "british-health-number" {
  class   = "personal"
  pattern = "\\b[0-9]{3} ?[0-9]{3} ?[0-9]{4}\\b"
  near    = ["nhs"]
}

shape "italian-tax-code" {
  class   = "personal"
  pattern = "\\b[A-Z]{6}[0-9]{2}[A-EHLMPRST][0-9]{2}[A-Z][0-9]{3}[A-Z]\\b"
}

shape "swiss-insurance-number" {
  class   = "personal"
  pattern = "\\b756\\.[0-9]{4}\\.[0-9]{4}\\.[0-9]{2}\\b"
}

shape "brazilian-tax-number" {
  class   = "personal"
  pattern = "\\b[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}\\b"
}

shape "national-number" {
  class   = "personal"
  pattern = "\\b[0-9]{6}[-+ ]?[0-9]{4,6}\\b"
  near = <<-W
    personnummer, pesel, bsn, fødselsnummer, cpr, hetu, national id, national_id, nationalid,
    aadhaar, curp, identity number, id_number, egn, rodné
  W
}

shape "driving-licence" {
  class   = "personal"
  pattern = "\\b[A-Z0-9]{1,5}[0-9]{6,12}[A-Z0-9]{0,5}\\b"
  near = <<-W
    driver's license, driving licence, driver license, driver_license, licence no, führerschein,
    permis de conduire
  W
}

shape "clinical-name" {
  class   = "personal"
  pattern = "\"family\\\\?\"\\s{0,2}:\\s{0,2}\\\\?\"(\\p{Lu}[\\p{L}'’.-]{1,30})"
  weight  = 1
}

shape "clinical-person" {
  class   = "personal"
  pattern = "\\bPID\\|[^\\n]{0,80}\\|[\\p{L}'-]{2,30}\\^[\\p{L}'-]{2,30}"
}

shape "vehicle-plate" {
  class   = "personal"
  pattern = "\\b[A-Z]{1,3}[- ][A-Z]{1,2}[- ]?[0-9]{1,4}\\b"
  weight  = 1
  near    = ["plate", "kennzeichen", "license plate"]
}

shape "date-of-birth" {
  class   = "personal"
  pattern = "(?i)(?:born|geb|geboren|dob|date of birth|date_of_birth|dateofbirth|birthdate|birth date|birthday|birth_date|geburtsdatum|geburtstag|née le|né le|nacido|nacida|nacimiento|naissance|jahrgang)[^0-9\\n]{0,14}(?:[0-3]?[0-9][./ -]{1,2}(?:[01]?[0-9]|[a-zä]{3,9})[./ -]{1,2}[0-9]{2,4}|(?:19|20)[0-9]{2}(?:[./-][01]?[0-9][./-][0-3]?[0-9])?)\\b"
  weight  = 1
}

shape "date-long-ago" {
  class   = "personal"
  pattern = "\\b19[2-9][0-9]-[01][0-9]-[0-3][0-9]\\b"
  weight  = 1
}

shape "date-long-ago-dotted" {
  class   = "personal"
  pattern = "\\b[0-3][0-9][./][01][0-9][./]19[2-9][0-9]\\b"
  weight  = 1
}

shape "street-german" {
  class   = "personal"
  pattern = "[A-ZÄÖÜ][A-Za-zäöüßÄÖÜ-]{1,30}(?:straße|strasse|str|weg|gasse|allee|platz|damm|ufer|ring)\\.? [0-9]{1,4} ?[a-z]?\\b"
  weight  = 1
}

shape "street-english" {
  class   = "personal"
  pattern = "\\b[0-9]{1,5} [A-Z][A-Za-z]{2,20}(?: [A-Z][A-Za-z]{2,20})? (?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Place|Terrace|Square|Close|Crescent|Gardens|Way|Grove|Mews|Quay)\\b"
  weight  = 1
}

shape "street-french" {
  class   = "personal"
  pattern = "\\b[0-9]{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|chemin|impasse|allée|quai|cours)\\s[A-ZÀ-Ýa-zà-ÿ'’ -]{3,40}"
  weight  = 1
}

shape "street-spanish" {
  class   = "personal"
  pattern = "(?:Calle|Avenida|Plaza|Paseo|Carrer|Rua|Via|Viale)\\s[A-ZÀ-Ýa-zà-ÿ'’ -]{3,40},? [0-9]{1,4}\\b"
  weight  = 1
}

shape "street-polish" {
  class   = "personal"
  pattern = "\\b(?:ul|al|pl|os)\\. ?[A-ZĄĆĘŁŃÓŚŹŻ][A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż. -]{1,40},? [0-9]{1,4}[a-zA-Z]?(?:/[0-9]{1,4})?\\b"
  weight  = 1
}

shape "customer-number" {
  class   = "personal"
  pattern = "\\b[A-Z]{0,5}[-#]?[0-9][0-9A-Z-]{3,18}\\b"
  weight  = 1
  near = [
    "account number", "account no", "account_number", "account-number", "accountnumber",
    "account #", "acct", "kontonummer", "konto-nr", "kd.-nr", "kd.nr", "kd. nr", "kundnr",
    "klantnummer", "codice cliente", "numero cliente", "nº de cliente", "n° client", "police-nr",
    "policen", "polizza", "póliza", "polisnummer", "vertrags-nr", "mitgliedsnr", "mitglieds-nr",
    "kto", "customer no", "customer id", "customer_id", "customerid", "customer number",
    "customer #", "kundennummer", "kunden-nr", "kundennr", "kd-nr", "policy no", "policy number",
    "policy_number", "policy\":", "client no", "client_no", "loyalty", "contract no",
    "vertragsnummer", "numéro de client", "número de cliente", "routing",
  ]
}

shape "patient-number" {
  class   = "personal"
  pattern = "\\b[A-Z]{0,5}[-#_]?[0-9][0-9A-Z-]{2,18}\\b"
  weight  = 1
  near = [
    "mrn", "patient id", "patient_id", "patientid", "patient no", "patient number", "patient #",
    "patient ", "patient_no", "patient_nr", "patient_ref", "patient_code", "patient/",
    "patientin nr", "patient-", "patient\":", "medical record", "fallnummer", "fall-nr",
    "member id", "member_id", "memberid", "member no", "member number", "member #", "versicherten",
    "employee id", "employee_id", "employeeid", "employee no", "employee number", "employee #",
    "employee ", "personalnummer", "personal-nr", "pers-nr", "pers.-nr", "pers.nr", "personalnr",
    "matricule", "legajo", "personeelsnummer", "mitgliedsnummer", "schülernummer", "n° patient",
    "nhc", "ipp ", "historia nº", "aktenzeichen", "personnel no", "staff no", "staff id",
    "worker id", "workerid", "worker_id", "matrikel", "subject id", "subject_id", "badge",
    "badge no", "badge_no", "staff number", "staff_number", "clock number", "payroll no",
    "payroll number", "crew id", "crew no", "inmate no", "service number", "ausweis-nr",
    "personal nr", "nhs no", "hospital no", "chart no", "fall nr", "participant id", "donor id",
    "case no",
  ]
}

shape "person-key" {
  class   = "personal"
  pattern = "(?i:patient|member|claimant|employee|full_name|fullname|full name|lastname|last_name|surname|first_name|firstname|given_name|family_name|applicant|candidate|customer_name|insured|nachname|vorname|cardholder|account_holder|beneficiary|patientname|patient_name|display)[\\\"']?\\s{0,2}[:=]\\s{0,2}[\\\"']?(\\p{Lu}[\\p{L}'’.-]{1,30}(?: \\p{Lu}[\\p{L}'’.-]{1,30}){0,2})"
  weight  = 1
}

# ---- special categories (only near a person) ----

shape "diagnosis-code" {
  class   = "special"
  pattern = "\\b[A-TV-Z][0-9][0-9AB]\\.[0-9]{1,2}\\b"
}

shape "diagnosis-code-short" {
  class   = "special"
  pattern = "\\b[A-TV-Z][0-9][0-9]\\b"
  near    = ["icd", "dx", "diagnos", "code"]
}

shape "clinical-segment" {
  class   = "special"
  pattern = "\\b(?:DG1|AL1|RXE|RXO|RXA|OBX)\\|[^\\n|]{0,20}\\|[^\\n]{3,}"
}

shape "clinical-code" {
  class   = "special"
  pattern = "\\b[0-9]{5,9}(?:-[0-9])?\\b"
  near    = ["snomed", "loinc", "sct", "atc", "rxnorm"]
}

shape "party-membership" {
  class   = "special"
  pattern = "(?i)(?:party_?preference|party_?affiliation|party_?member|party|partei|parti|partido|voted|votes|religion|faith|church|konfession|ethnicity|ethnic|sexual_orientation|bloodtype|genotype|diagnosis|diagnose|diagnostic|medication|meds|dx|rx|union|gewerkschaft|disability|political_party|voting_intention)[\\\"']?\\s{0,2}[:=]\\s{0,2}[\\[{]{0,2}[\\\"']?[A-Za-zÄÖÜäöü]{2,}"
}

# Words of medicine by what they are made of: kinds of diseases, and kinds of drugs by their generic names.

shape "disease" {
  class   = "special"
  pattern = "(?i)(?:carcinom|karzinom|sarkom|lymphom|leukäm|leucém|metasta|diabet|insulin|hepati[tc]|arthrit|arthros|epilep|schizophr|depressi[voó]|psychopharm|psychiatri|psychose|neurose|demen[tzc]|alzheim|parkinson|onkolog|oncolog|chemother|quimioter|chimiothér|strahlenther|dialys|schwanger|zwanger|embaraz|enceinte|migrän|rheuma|skleros|sclero|bandscheib|krebs|tumor|allergy|allergi|chemo|asthm|thrombos|embolie|infarkt|infarct|herzinsuff|kardiomyo|cardiomyo|hypertoni|hyperten|anämi|anaemi|hämophil|insuffizienz|schmerzmittel|antidepress|neurolept|antipsych|antibiot|fibromyal|osteopor|endometrios|psoria|neuroderm|borderline|anorexi|bulimi|autis|down-syndrom|trisomi|querschnitts|rollstuhl|schwerbehind|pflegegrad|arbeitsunfähig|krankgeschr|krankschreib|krankenstand|reha-|suizid|suicid|alkoholab|drogenab|suchtkrank|entziehungsk|entzugskl|hiv-|muslim|jüdisch|koscher|kosher|katholi|evangelisch|gewerkschaft|betriebsrat|streik|transsex|transgender|homosex|bisexu)"
}

shape "drug" {
  class   = "special"
  pattern = "(?i)\\b[a-z]{2,12}(?:pril|sartan|statin|prolol|zepam|zolam|oxetin|pramin|triptylin|tiapin|zapin|peridon|piprazol|prazol|cillin|mycin|floxacin|navir|tegravir|citabin|platin|taxel|rubicin|tinib|ciclib|zumab|ximab|tumab|limumab|gliptin|gliflozin|glutid|formin|setron|triptan|xaban|gatran|heparin|fibrat|cortison|nisolon|methason|kinumab|lukast|terol|tropium|codon|morphon|fentanil|gabalin|bapentin|racetam|barbital|trozol|trigin)e?\\b"
}

shape "lab-value" {
  class   = "special"
  pattern = "(?i)\\b(?:hba1c|hgb|tsh|psa|crp|egfr|ldl|hdl|troponin|ferritin|creatinin|kreatinin|bilirubin|leukozyten|thrombozyten|hämoglobin|haemoglobin|glukose|glucose|cholesterin|triglycer|viruslast|viral load|cd4)\\w{0,8}\\s{0,2}[:=]?\\s{0,2}[0-9<>]"
}

shape "operation" {
  class   = "special"
  pattern = "(?:Hüft|Knie|Herz|Rücken|Bandscheiben|Augen|Magen|Schulter|Fuß|Hand|Tumor|Bypass|Prostata|Brust)-?(?:OP|Operation|op)\\b"
}

shape "degree-of-disability" {
  class   = "special"
  pattern = "\\bGdB\\b"
}

shape "dose" {
  class   = "special"
  pattern = "(?i)\\b[a-z]{4,20} [0-9]{1,4} ?(?:mg|mcg|µg|iu)\\b"
}

shape "genetic-variant" {
  class   = "special"
  pattern = "\\b(?:BRCA|APOE|CFTR|HLA|MTHFR|LRRK|TP53|PALB)[0-9A-Z*:.-]{0,12}"
}

shape "genetic-reference" {
  class   = "special"
  pattern = "\\brs[0-9]{4,10}\\b"
}

# ---- what takes a match back ----

shape "template" {
  class   = "placeholder"
  pattern = "^(?:[<\\[{(].*[>\\]})]|[$%@]\\{?\\(?[A-Za-z_].*|%[A-Za-z_]+%|__[A-Za-z_]+__|@[A-Z_]+@|:[a-z_]+|\\?)$"
}

shape "braces-left" {
  class   = "placeholder"
  pattern = "\\{\\{"
}

shape "element-left" {
  class   = "placeholder"
  pattern = "<[a-zA-Z_ -]+>"
}

shape "command-left" {
  class   = "placeholder"
  pattern = "\\$\\("
}

shape "variable-left" {
  class   = "placeholder"
  pattern = "\\$[A-Z_]{2,}"
}

shape "interpolation-left" {
  class   = "placeholder"
  pattern = "%\\([a-z_]+\\)s"
}

shape "ruby-interpolation-left" {
  class   = "placeholder"
  pattern = "#\\{"
}

shape "instruction" {
  class   = "placeholder"
  pattern = "(?i)^(?:your|my|insert|enter|replace|put|change|todo|fixme|redacted|masked|hidden|dummy|fake|mock|sample|example|placeholder|some)(?:$|[-_. ])"
}

shape "instruction-inside" {
  class   = "placeholder"
  pattern = "(?i)^[^@]*(?:your-|your_|-your|_your|example|placeholder|changeme|change-me|change_me|replaceme|replace-me|replace_me|replace-with|dummy|redacted|not-real|notreal|not_real|goes-here|goes_here|goeshere|-here|_here|sample-|sample_|fake-|fake_|do-not-use|do_not_use|for-testing|obfuscated)[^@]*$"
}

shape "word" {
  class   = "placeholder"
  pattern = "(?i)^(?:secret|password|passwd|pass|pwd|pw|token|key|apikey|api_key|string|str|bool|int|none|null|nil|undefined|true|false|empty|optional|required|value|text|test|testing|test123|test1234|password1|password123|pass1234|passw0rd|p@ssw0rd|letmein|admin|admin123|administrator|root|guest|user|username|postgres|mysql|mariadb|mongo|redis|rabbitmq|minio|minioadmin|minio123|sa|dev|local|foo|bar|foobar|abc123|abcdef|qwerty|asdf|changeit|welcome|default|secret123|supersecret|s3cret|hunter2)$"
}

shape "filler" {
  class   = "placeholder"
  pattern = "(?:xxxx|XXXX|00000000|11111111|aaaaaaaa|123456789|abcdefgh|987654321|deadbeef|cafebabe|____|####)"
}

shape "filler-stars" {
  class   = "placeholder"
  pattern = "\\*\\*\\*"
}

shape "filler-dots" {
  class   = "placeholder"
  pattern = "\\.\\.\\."
}

shape "filler-marks" {
  class   = "placeholder"
  pattern = "\\?\\?\\?"
}

shape "filler-bullets" {
  class   = "placeholder"
  pattern = "•••"
}

shape "filler-ellipsis" {
  class   = "placeholder"
  pattern = "…"
}

shape "identifier" {
  class   = "placeholder"
  pattern = "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"
}

shape "hash" {
  class   = "placeholder"
  pattern = "^[a-fA-F0-9]{7,128}$"
  near = [
    "sha1", "sha2", "sha-", "sha3", "sha5", "sha:", "sha=", "sha\"", "md5", "hash", "digest",
    "checksum", "etag", "commit:", "commit=", "commit\"", "commit'", "commit/", "revision",
    "integrity", "fingerprint", "blob", "tree ", "parent ", "rev=", "rev:", "git show",
    "git checkout", "git log", "git diff", "git reset", "git revert", "cherry-pick", "nonce",
    "salt", "range/", "pwned", "dist-integrity", "color", "image@",
  ]
}

shape "hash-base64" {
  class   = "placeholder"
  pattern = "^[A-Za-z0-9+/]{27,88}={0,2}$"
  near = <<-W
    sha1-, sha256-, sha384-, sha512-, sha256:, integrity, digest, checksum, fingerprint
  W
}

shape "hash-prefix" {
  class   = "placeholder"
  pattern = "(?i)^(?:sha1|sha256|sha384|sha512|md5)[-:]"
}

shape "password-hash" {
  class   = "placeholder"
  pattern = "^\\$(?:2[abxy]|argon2[a-z]*|[156]|pbkdf2[a-z0-9-]*|scrypt|y)\\$"
}

shape "reference" {
  class   = "placeholder"
  pattern = "(?i)^(?:secret|secrets|kv|vault|projects|arn|op|ssm|sm|gcp|aws|azure|akv|doppler|env|file|ref\\+|sops|bao|keychain|keyring|k8s|configmap|valuefrom|bw|pass)(?:[:/].*|\\+.*)$"
}

shape "address" {
  class   = "placeholder"
  pattern = "^[A-Za-z0-9+.-]+://.*"
}

shape "path" {
  class   = "placeholder"
  pattern = "^(?:[.~]{0,2}/|[A-Za-z]:[\\\\/]).*"
}

shape "file-name" {
  class   = "placeholder"
  pattern = "^[^@\\s]*\\.(?:json|yaml|yml|txt|pem|env|md|html|js|ts|py|go|sh|key|cfg|toml|ini)$"
}

shape "code" {
  class   = "placeholder"
  pattern = "^[A-Za-z_]{1,20}(?:\\.[A-Za-z_][A-Za-z_0-9]{0,23}){1,5}$"
}

shape "code-arrow" {
  class   = "placeholder"
  pattern = "^[A-Za-z_$]{1,20}(?:->[A-Za-z_][A-Za-z_0-9]{0,23}){1,5}$"
}

shape "code-scope" {
  class   = "placeholder"
  pattern = "^[A-Za-z_]{1,20}(?:::[A-Za-z_][A-Za-z_0-9]{0,23}){1,5}$"
}

shape "code-object" {
  class   = "placeholder"
  pattern = "(?i)^(?:process|os|env|getenv|system|config|settings|self|this|args|options|props|params|req|ctx|secrets|vars|var|data|local|module|import)\\."
}

shape "slug" {
  class   = "placeholder"
  pattern = "^[a-z]+[0-9]{0,4}(?:[-_./:][a-z]*[0-9]{0,4})+$"
}

shape "constant" {
  class   = "placeholder"
  pattern = "^[A-Z][A-Z]+(?:_[A-Z0-9]+)+$"
}

shape "public-key" {
  class   = "placeholder"
  pattern = "^(?:pk_live_|AAAA[BCE]3Nza|ssh-|ecdsa-)"
}

shape "role-mailbox" {
  class   = "placeholder"
  pattern = "(?i)^(?:user|users|foo|bar|baz|john\\.?doe|jane\\.?doe|test|tester|testing|name|you|me|email|someone|somebody|username|noreply|no-reply|donotreply|do-not-reply|info|support|sales|hello|hallo|contact|kontakt|admin|administrator|postmaster|hostmaster|webmaster|security|abuse|team|office|help|helpdesk|git|root|ci|bot|jobs|careers|hr|press|media|marketing|billing|invoice|invoices|accounting|legal|privacy|dpo|service|services|mail|newsletter|ops|dev|devops|data|claims|rma|orders|order|shop|partners|partner|feedback|enquiries|inquiries|reception|editor|news|all|everyone|staff|alerts|alert|monitoring|notifications|notification|system|daemon|deploy|deployer|build|sync|backup|ec2-user|ubuntu|debian|centos|azureuser|anonymous|guest|ftp|www|api|app|web|db|postgres|example|inbox|intake|intel|research|study|studies|trial|lab|labs|agency|editorial|desk|it|sysadmin|noc|soc|events|event|booking|bookings|reservations|customer|customers|care|success|returns|warranty|logistics|warehouse|procurement|purchasing|finance|payroll|compliance|audit|risk|treasury|controlling)(?:[-_.+][a-z0-9.+-]{1,30})?@"
}

shape "example-mailbox" {
  class   = "placeholder"
  pattern = "(?i)@(?:(?:users\\.)?noreply\\.github\\.com|example\\.(?:com|org|net|edu)|test\\.(?:com|local)|localhost|domain\\.com|email\\.com|company\\.com|yourdomain\\.com|sentry\\.io|[a-z0-9.-]*gserviceaccount\\.com)$"
}

shape "example-name" {
  class   = "placeholder"
  pattern = "(?i)^(?:john|jane|jon|joe)[ .]+(?:doe|smith|q\\.? public|bloggs)$"
}

shape "example-name-other" {
  class   = "placeholder"
  pattern = "(?i)^(?:max|erika|jean|marie|juan|alice|bob|carol)[ .]+(?:mustermann|dupont|pérez|example|test)$"
}

shape "name-of-field" {
  class   = "placeholder"
  pattern = "(?i)^(?:first|last|full|given)[ _.]?name"
}

shape "example-number" {
  class   = "placeholder"
  pattern = "^(?:4242[ -]?4242[ -]?4242[ -]?4242|4111[ -]?1111[ -]?1111[ -]?1111|5555[ -]?5555[ -]?5555[ -]?4444|5105[ -]?1051[ -]?0510[ -]?5100|4000[ -]?0000[ -]?0000[ -]?[0-9]{4}|4012[ -]?8888[ -]?8888[ -]?1881|3782[ -]?822463[ -]?10005|3714[ -]?496353[ -]?98431|6011[ -]?1111[ -]?1111[ -]?1117|4111[ -]?1111[ -]?4555[ -]?1142|5454[ -]?5454[ -]?5454[ -]?5454|4917[ -]?6100[ -]?0000[ -]?0000|4988[ -]?4388[ -]?4388[ -]?4305|2222[ -]?4000[ -]?7000[ -]?0005|5555[ -]?3412[ -]?4444[ -]?1115|6011[ -]?0009[ -]?9013[ -]?9424|3566[ -]?0020[ -]?2036[ -]?0505|3056[ -]?930902[ -]?5904|3700[ -]?000000[ -]?00002|123-45-6789|078-05-1120|219-09-9999|000-.*|666-.*|\\+?1?[ (.-]*555[ ).-]*0?1[0-9]{2}.*|\\+1234567890.*|1970-01-01|1900-01-01)$"
}

# ---- words ----

set "content.first-names" {
  words = <<-W
    aaron, abdul, abdullah, abel, adam, adrian, agnes, agnieszka, ahmad, ahmed, aisha, akira, alan,
    albert, alejandro, alessandro, alex, alexander, alexandra, alexandre, alexei, alfred, ali,
    alice, alicia, alina, alison, alma, amanda, amelia, amina, amir, amit, amy, ana, anastasia,
    anders, andrea, andreas, andreea, andrei, andrej, andrew, andrés, andrzej, angela, angelika,
    anil, anita, anja, anke, ann, anna, annabel, anne, anneke, annette, annika, anthony, anton,
    antonia, antonio, antje, anu, anya, arjun, arne, arthur, arturo, asha, astrid, ayesha, ayse,
    ayşe, aylin, barbara, bart, bartosz, beata, beatrice, beatriz, ben, benedikt, benjamin,
    bernard, bernd, bettina, bianca, birgit, bjorn, björn, bogdan, boris, brenda, brian, brigitte,
    britta, bruno, camila, camille, carina, carl, carla, carlo, carlos, carmen, carol, carolin,
    caroline, caterina, catherine, cecilia, celine, chantal, charles, chiara, chiyo, chloe, chloé,
    christian, christiane, christina, christine, christof, christoph, christophe, christopher,
    claire, clara, claude, claudia, clemens, colin, connor, conrad, constantin, cornelia, craig,
    cristian, cristina, cynthia, dagmar, daisuke, damian, dan, dana, daniel, daniela, danielle,
    dariusz, darren, david, deborah, deepa, deepak, denis, denise, dennis, derek, dieter, dietmar,
    dilara, dimitri, dirk, dmitri, dominik, dominique, donald, donna, doris, dorothea, douglas,
    ebba, eberhard, eckhard, edgar, edith, eduardo, edward, edyta, eileen, elena, elias, elif,
    elisa, elisabeth, elise, elizabeth, elke, ella, ellen, elsa, emil, emilia, emilie, emily, emine,
    emma, emre, erdem, eric, erica, erich, erik, erika, erin, ernst, esra, esteban, esther, ethan,
    eugen, eva, evelyn, ewa, fabian, fabio, farid, fatima, fatma, felicia, felipe, felix, ferdinand,
    fernando, filip, finn, fiona, florian, frances, francesca, francesco, francisco, françois,
    françoise, frank, franz, franziska, fred, frederic, frederik, frederike, freya, frida,
    friedrich, fritz, gabriel, gabriela, gabriele, gabrielle, gareth, gary, geoffrey, georg, george,
    gerald, gerd, gerhard, gertrud, gianluca, gilbert, giovanni, gisela, giulia, giuseppe, gloria,
    gonzalo, graham, greta, gregor, gregory, gudrun, guido, guillaume, gunnar, gustav, hamza, hana,
    hannah, hannelore, hanna, hannes, hans, harald, harish, haruka, hasan, hassan, heather, hector,
    heidi, heike, heiko, heinrich, heinz, helen, helena, helene, helga, helmut, hendrik, henning,
    henri, henrik, henry, herbert, herman, hermann, hiroshi, holger, horst, hugo, ian, ibrahim, ida,
    ignacio, igor, ilse, imran, ines, inga, inge, ingeborg, ingo, ingrid, irene, irina, iris, irma,
    isaac, isabel, isabella, isabelle, ivan, ivana, ivo, jacek, jacob, jacqueline, jacques, jakob,
    jakub, james, jamie, jan, jana, jane, janet, janina, janine, jasmin, jason, javier, jean,
    jeanette, jeffrey, jelena, jenna, jennifer, jenny, jens, jeremy, jerome, jessica, jessika,
    jesús, jiri, jiří, joachim, joan, joanna, joao, joão, jochen, joel, joelle, johan, johann,
    johanna, johannes, john, jonas, jonathan, jorge, jose, josef, josefine, joseph, josephine,
    joshua, josé, josip, juan, judith, jukka, julia, julian, juliane, julie, julien, juliette,
    julio, jun, jure, jürgen, jutta, kai, kamal, kamil, kamila, karen, karim, karin, karina, karl,
    karla, karolina, karsten, katarina, katarzyna, kate, katerina, katharina, katherine, kathleen,
    kathrin, katja, katrin, kay, keiko, keith, kelly, kemal, kenji, kenneth, kerstin, kevin, khalid,
    kim, kirsten, klara, klaus, konrad, konstantin, kristian, kristin, kristina, krzysztof, kurt,
    lara, lars, laszlo, lászló, laura, lauren, laurent, lea, leah, leandro, lena, lennart, leo,
    leon, leona, leonard, leonie, leticia, levi, liam, lidia, lilian, liliana, lina, linda, lisa,
    liu, livia, lorena, lorenz, lorenzo, lothar, louis, louisa, louise, luca, lucas, lucia, lucie,
    lucy, ludmila, ludwig, luigi, luis, luisa, luise, lukas, lukasz, łukasz, lydia, maciej,
    madeleine, magdalena, magnus, maja, malcolm, malte, manfred, manuel, manuela, marc, marcel,
    marcin, marco, marcus, marek, margaret, margarete, margarita, maria, mariam, marian, mariana,
    marianne, marie, marija, marina, mario, marion, marius, marlene, marta, martha, martin, martina,
    marvin, mary, maría, maryam, masako, mateo, mateusz, mathias, mathieu, mathilde, matteo,
    matthew, matthias, matthieu, maureen, maurice, mauro, max, maxime, maximilian, maya, mehmet,
    melanie, melissa, mercedes, merle, mette, mia, michael, michaela, michał, michel, michele,
    michelle, miguel, mikael, mike, mikhail, milan, milena, mila, mina, ming, miriam, mirjam, mirko,
    mohamed, mohammad, mohammed, mohan, moira, mona, monica, monika, monique, moritz, muhammad,
    murat, mustafa, myriam, nadia, nadine, nadja, naomi, natalia, natalie, natascha, nathan,
    nathalie, neha, neil, nele, nicholas, nicola, nicolai, nicolas, nicole, nicolás, niels, nikita,
    niklas, nikolai, nikolaus, nils, nina, noah, noel, noemi, nora, norbert, norma, nour, nuno,
    olaf, ole, oleg, olena, olga, oliver, olivia, olivier, omar, orla, oscar, oskar, otto, pablo,
    paloma, pamela, paola, paolo, pascal, patrice, patricia, patrick, patrik, paul, paula, paulina,
    pauline, pavel, pawel, paweł, pedro, peter, petra, philip, philipp, philippe, phillip, pia,
    pierre, pilar, piotr, pooja, priya, rachel, radek, rafael, rahul, raimund, rainer, raj, rajesh,
    ralf, ralph, ramon, rana, raphael, rashid, raul, ravi, raymond, rebecca, regina, reinhard,
    reiner, renate, rené, renée, ricarda, ricardo, richard, rita, robert, roberta, roberto, robin,
    rocio, rodrigo, roger, roland, rolf, ronald, ronja, rosa, rosalie, rosemary, roxana, ruben,
    rudolf, rui, rupert, russell, ruth, ryan, sabine, sabrina, sahar, sakura, salma, salvatore, sam,
    samantha, samir, samira, samuel, sandra, sandrine, sanjay, santiago, sara, sarah, sascha,
    saskia, satoshi, scott, sean, sebastian, selin, selina, selma, serena, sergei, sergey, sergio,
    sharon, shirin, shreya, siegfried, sigrid, silke, silvia, simon, simona, simone, siobhan,
    siegrid, sofie, solveig, sonia, sonja, sophia, sophie, stacy, stanislav, stefan, stefanie,
    stefano, steffen, stella, stephan, stephane, stephanie, stephen, steve, steven, stéphane,
    stuart, sunita, susan, susana, susanna, susanne, suzanne, sven, svenja, svetlana, swen, sylvia,
    sylvie, szymon, taro, tamara, tania, tanja, tariq, tatiana, tatjana, ted, teresa, terry, theo,
    theodor, theresa, thea, thierry, thomas, thorsten, tiago, tihana, till, tilo, tim, timo,
    timothy, tina, tobias, todd, tom, tomas, tomás, tomasz, toni, torben, torsten, tristan, udo,
    ulf, uli, ulla, ulrich, ulrike, ursula, ute, uwe, valentin, valentina, valeria, valerie,
    vanessa, vera, verena, veronica, veronika, vesna, victor, viktor, viktoria, vikram, vincent,
    viola, violeta, virginia, vivek, vivian, vladimir, volker, wael, walter, waltraud, wanda, wei,
    wendy, werner, wiebke, wilhelm, willem, william, winfried, wojciech, wolfgang, xavier, ximena,
    yannick, yara, yasemin, yasmin, yasmine, yosef, youssef, yuki, yusuf, yvette, yvonne, zeynep,
    zoe, zofia, zoran, zuzana, adaeze, adebayo, adela, adnan, adriana, afonso, agata, aida, aino,
    ainhoa, akua, alain, aldo, aleksandra, aleksei, alessandra, alessia, alexandru, alfredo,
    alioune, alla, aliona, alper, alvaro, álvaro, amara, ameer, ananya, anaïs, ángel, ángela,
    ania, aniket, anikó, antoine, antónio, arda, ariana, ariane, armando, arnaud, arun, arwa,
    asif, asma, asuka, attila, augusto, aurélie, ayaan, azra, bálint, baptiste, basak, basma,
    belén, bence, benoît, berta, bilal, birgitta, bożena, branko, brahim, brigida, bruna, burak,
    cansu, catalina, catarina, cédric, céline, cengiz, cesar, césar, chidi, chika, chinedu,
    chioma, chipo, claudio, clément, clémence, coralie, cosmin, cyril, damien, danica, danilo,
    daria, desmond, diogo, divya, djamila, domenico, dorota, dragan, duarte, ebru, edoardo, edson,
    efua, ekaterina, eleanor, elżbieta, emeka, emanuela, enrico, enrique, enzo, estelle, eszter,
    étienne, eugenia, evgeny, fabien, fabrice, fadi, faisal, farah, fátima, federica, federico,
    feride, fernanda, filipa, filipe, flavia, folake, francisca, gabor, gábor, gaël, galina,
    gaurav, genevieve, geneviève, gergely, ghislaine, giorgio, giovanna, giuliana, goran, grażyna,
    gregorio, grégoire, guadalupe, guillermo, gülay, gustavo, habiba, hadiya, hakan, halima,
    hanan, hatice, heba, hélder, hélène, hicham, hideo, hilda, hiroko, hubert, hussein, ifeoma,
    ikram, ilaria, ileana, imane, inês, iñaki, inès, ioana, irena, isabela, isaiah, ismael,
    itziar, iulia, iván, iwona, izabela, jacinta, jadwiga, jaime, janusz, jarek, jasna, jaume,
    jelle, jing, jitka, joaquín, josefa, josune, juliana, justyna, kaan, kadija, kaja, katia,
    kavita, kazuo, kenza, khadija, kinga, kirill, kofi, koji, krisztina, kwame, lamine, laila,
    leila, léa, leonor, leyla, lidija, linh, ljubica, loïc, lourdes, luan, lucía, lúcia, lucio,
    luiz, lwazi, lyudmila, maarten, magali, mahmoud, maialen, maite, małgorzata, malika, mamadou,
    manoj, manon, marcela, marcelo, mariano, maribel, marisol, mariusz, marko, marlon, martín,
    martyna, marwan, matej, matilde, maurizio, maximiliano, mbali, meera, mei, meltem, merve, mihai,
    milica, minh, mirela, miren, miroslav, mohit, montserrat, mónica, moussa, muriel, nabil,
    nadège, nadir, naima, nanami, naoki, natacha, nathaniel, nawal, nerea, nevena, ngozi, nguyen,
    nicoleta, nikhil, nikola, nikolina, nkechi, nuria, núria, obinna, ofelia, oksana, olivera, olu,
    oluwaseun, osman, oumar, oya, özge, özlem, pascale, patrycja, paulo, pélagie, penelope,
    perrine, philippa, pınar, pradeep, pranav, prisca, quentin, rabia, radka, radmila, raffaele,
    raimundo, ramona, ramón, ramesh, rania, raquel, rashida, raúl, réka, remi, renata, renzo,
    reza, rhea, riccardo, ritu, rocco, rocío, romain, rosalía, roza, rubén, sabina, sadia, safia,
    saïd, sanne, santosh, sanja, saoirse, sébastien, şebnem, serkan, severine, séverine,
    shanelle, shanti, siddharth, silvio, sinead, siobhán, slavko, snežana, sofía, sofia, solène,
    soraya, sota, soumaya, stanisław, stefania, stéphanie, stijn, sumaya, suresh, swati, sylwia,
    tadeusz, takeshi, tamás, tarek, teodora, thandiwe, thiago, thijs, timea, tommaso, tuğba,
    tunde, uchenna, umar, umut, usha, valérie, vasco, vasile, vasilica, veronique, véronique,
    vicente, víctor, vikas, viorica, vítor, vitória, wanjiru, wassim, wiktor, xiao, yago, yaw,
    yelena, yeliz, yolanda, yoko, youcef, yulia, yvan, zahra, zainab, zbigniew, zdeněk, željko,
    zineb, zlatan, zoé, zuri, rafał, jolanta, fatoumata, bronwen, niamh, aoife, ciara, tadhg,
    eoin, maeve, ewan, hamish, rhys, gwen, noor, anneliese, ottilie, rasmus, bartholomew, emilio,
    mateus, hanne, rivka, kwabena, dagny, thanh, henk, joaquin, yildiz, hedda, sigurd, leif,
    gunnhild, torbjørn, torbjörn, bjørn, bjarne, søren, soren, mads, mikkel, lasse, jesper,
    kasper, jeppe, nanna, signe, birte, bente, gitte, henriette, pernille, camilla, freja, liv,
    siri, tuva, ragnhild, turid, marit, øystein, oystein, håkon, hakon, trond, arild, geir, svein,
    terje, vidar, åse, aase, gunilla, margareta, göran, bengt, åke, ake, stig, lotta, malin,
    linnea, alva, saga, tove, hjalmar, ragnar, ulrika, pernilla, eero, pekka, mikko, juha, matti,
    antti, heikki, tuula, päivi, paivi, sirpa, ritva, leena, liisa, anneli, kaisa, outi, veli,
    väinö, maarit, joris, pieter, geert, gerrit, jeroen, wouter, sander, bram, daan, lotte, femke,
    marijke, annemarie, annemieke, marloes, ineke, truus, wilhelmina, cornelis, jacobus, hendrika,
    klaas, sjoerd, tjeerd, wietske, roos, fleur, griet, katrien, lieve, veerle, koen, malgorzata,
    zuzanna, grzegorz, mirosław, miroslaw, zdzisław, zdzislaw, ryszard, leszek, sławomir,
    slawomir, bogumił, halina, krystyna, grazyna, danuta, bozena, ewelina, weronika, oliwia,
    nikodem, antoni, franciszek, jerzy, henryk, kazimierz, władysław, wladyslaw, miloš, milos,
    jaroslav, václav, vaclav, zdenek, petr, tomáš, lukáš, ondřej, ondrej, vojtěch, vojtech,
    štěpán, stepan, lenka, alena, věra, šárka, sarka, barbora, tereza, kateřina, radim,
    bohumil, ladislav, libor, luboš, lubos, štefan, mária, katarína, istván, istvan, zoltán,
    zoltan, ferenc, sándor, sandor, péter, józsef, jozsef, imre, béla, bela, gyula, ildikó,
    ildiko, zsuzsanna, zsófia, zsofia, katalin, erzsébet, erzsebet, ágnes, judit, orsolya, dóra,
    dora, nóra, gheorghe, florin, cătălin, catalin, dumitru, mircea, sorin, răzvan, razvan,
    tudor, ștefan, vlad, mihaela, raluca, corina, daciana, dimitar, georgi, petar, stoyan, todor,
    plamen, krasimir, svetoslav, desislava, tsvetelina, radoslava, gergana, yordanka, nikolay,
    hristo, nikos, yannis, giannis, kostas, dimitris, giorgos, christos, panagiotis, vasilis,
    spyros, stavros, eleni, ioanna, despina, vasiliki, anastasios, konstantinos, evangelos,
    evangelia, athanasios, theodoros, thanos, aleksandar, dragana, nemanja, vuk, zorica, snezana,
    jovana, tijana, bojan, dejan, saša, sasa, ljubiša, slobodan, mirjana, biljana, senad, amela,
    amra, emir, edin, mirza, lejla, jasmina, haris, damir, nermin, ivica, tomislav, krešimir,
    kresimir, hrvoje, dubravka, marijana, tihomir, željka, zeljka, matija, blaž, blaz, matjaž,
    matjaz, nejc, urška, urska, špela, spela, alenka, metka, oleksandr, volodymyr, mykola, andriy,
    serhiy, taras, bohdan, iryna, nataliya, kateryna, yuliia, olha, tetiana, lyudmyla, dmytro,
    yaroslav, vasyl, ivanna, solomiya, svitlana, aleksandr, dmitry, alexey, andrey, yuri,
    anastasiya, tatyana, lyubov, nadezhda, polina, darya, ksenia, yevgeny, evgenia, viktoriya,
    ruslan, timur, artem, artyom, gleb, ahmet, hüseyin, huseyin, ismail, ömer, omer, fatih,
    volkan, okan, cem, kerem, barış, baris, tolga, onur, meryem, şerife, serife, zehra, hanife,
    büşra, busra, kübra, kubra, ozlem, gül, gul, gülsüm, sevgi, sevim, songül, songul, derya,
    pinar, tuğçe, tugce, nurcan, nesrin, ayten, dilek, yıldız, berk, ece, asli, aslı, nuray,
    filiz, melek, mohamad, khaled, yousef, ziad, ziyad, rami, walid, waleed, jamal, jamil, bassam,
    ghassan, imad, hisham, mazen, nizar, wissam, anwar, faris, firas, idris, salim, salem, saeed,
    sami, yahya, zakaria, zayd, zain, layla, noura, nura, huda, hala, reem, sana, samar, fatimah,
    zaynab, dina, dalia, amal, rasha, ruba, randa, nada, maha, lamia, lubna, manal, iman, inas,
    hiba, ghada, dunya, abeer, mehdi, hamid, hossein, farhad, behnam, behrouz, kaveh, kian, arash,
    ramin, shahram, siavash, cyrus, dariush, parisa, nasrin, niloufar, mahsa, azadeh, golnaz, roya,
    farnaz, setareh, aarav, rohan, rohit, ashok, gopal, kiran, krishna, lakshmi, mahesh, manish,
    mukesh, naveen, nitin, pankaj, prakash, pramod, prashant, raghav, rajeev, rajiv, rakesh, sachin,
    sandeep, sanjeev, satish, shankar, shyam, srinivas, sudhir, sunil, vijay, vinay, vinod, yash,
    aditi, aishwarya, anjali, aparna, archana, bhavna, chitra, deepika, gauri, geeta, gita, indira,
    isha, jaya, jyoti, kavya, komal, lalita, lata, madhuri, malini, mamta, meena, megha, nandini,
    nisha, nitya, padma, pallavi, parvati, prachi, pratima, preeti, priyanka, radha, radhika,
    rashmi, rekha, ritika, sangeeta, sarita, shalini, shilpa, shweta, smita, sneha, sonal, sonali,
    suchitra, sudha, sujata, sushma, tanvi, trisha, uma, vandana, vidya, asad, farhan, haroon,
    iqbal, irfan, javed, junaid, kashif, nadeem, naveed, nawaz, rizwan, saad, sajid, salman, shahid,
    shoaib, tahir, tanveer, usman, waqar, yasir, zafar, zahid, zubair, bushra, fariha, hina,
    humaira, mehreen, naila, rubina, saima, sadaf, shazia, sumera, tahira, uzma, fang, xin, lei,
    jie, tao, chen, hao, xiaoming, meiling, xiuying, guowei, zhihao, yichen, haoran, yuxuan, zihan,
    haruto, yuto, hayato, haruki, ryota, kenta, daiki, takumi, kaito, kazuki, shota, yusuke,
    takashi, makoto, yoshio, hideki, masato, noboru, aoi, yui, rin, miu, misaki, ayaka, kana,
    mayumi, tomoko, akiko, emiko, fumiko, kaori, michiko, sachiko, yumiko, midori, reiko, minjun,
    seojun, jiho, hyunwoo, sungmin, jihoon, donghyun, minho, seoyeon, jiwoo, minseo, haeun, yuna,
    jisoo, eunji, hyejin, soojin, anh, duc, hung, tuan, lan, hoa, huong, mai, phuong, thao, trang,
    thuy, yen, quang, khanh, binh, andres, alberto, diego, óscar, héctor, salvador, alfonso,
    agustín, agustin, ernesto, félix, gerardo, hernán, hernan, leonardo, marcos, matías, matias,
    mauricio, octavio, ramiro, rogelio, sebastián, valentín, encarnación, asunción, inmaculada,
    noelia, verónica, lola, alejandra, jimena, itzel, graciela, estela, luís, gonçalo, goncalo,
    fábio, márcio, marcio, vinícius, vinicius, caio, murilo, otávio, joana, madalena, luísa,
    larissa, letícia, patrícia, priscila, márcia, marcia, luciana, angelo, vincenzo, pietro,
    franco, luciano, davide, giacomo, emanuele, filippo, nicolò, nicolo, giuseppina, carmela,
    antonietta, patrizia, michela, gaia, ginevra, andré, andre, georges, éric, didier, frédéric,
    sebastien, kévin, jérôme, benoit, gilles, hervé, herve, yves, serge, etienne, gérard,
    gerard, rémi, loic, yann, théo, raphaël, jules, adrien, clement, jeanne, francoise, martine,
    corinne, élodie, elodie, aurelie, émilie, laetitia, virginie, delphine, audrey, mélanie,
    océane, agathe, apolline, capucine, éléonore, margaux, solene, josiane, bernadette, odile,
    colette, ginette, régine, regine, juergen, günter, guenter, günther, willi, erwin, egon,
    friedhelm, gottfried, burkhard, burkhardt, hartmut, ingolf, detlef, detlev, eckart, ekkehard,
    folker, gernot, gerold, gunther, hagen, hasso, helge, hilmar, ingmar, jörg, joerg, jörn,
    joern, jochem, knut, lutz, ortwin, reinhold, rüdiger, ruediger, sönke, soenke, thilo, volkmar,
    wendelin, wieland, wilfried, wolfram, kilian, korbinian, quirin, vitus, xaver, alois, ignaz,
    leopold, benno, mats, mattis, jannik, jannis, lennard, levin, linus, lilly, frieda, mathilda,
    romy, jule, finja, maike, meike, christa, irmgard, hildegard, elfriede, edeltraud, roswitha,
    rosemarie, marlies, marlis, liselotte, lieselotte, sieglinde, sigrun, heidrun, hedwig, hermine,
    irmtraud, irmtraut, adelheid, almut, annegret, bärbel, baerbel, beate, berit, carola, cordula,
    corinna, dörte, doerte, evelin, friederike, gabi, gerda, gerlinde, gesa, gesine, grit, hella,
    hilke, imke, inka, isolde, karola, kornelia, lieselore, lore, magda, margit, margret,
    margarethe, margot, marita, mechthild, reinhild, sibylle, steffi, swantje, tabea, trude, trudi,
    vroni, walburga, adaobi, adaora, adebola, adekunle, adeola, ayodele, ayo, babatunde, bola,
    bolaji, chiamaka, chibuzo, chidinma, chimamanda, chinwe, chukwuemeka, damilola, ebele, ejike,
    ekene, enitan, femi, folasade, funmi, funmilayo, ibukun, ifeanyi, ikenna, jide, kayode, kehinde,
    kelechi, kemi, mobolaji, modupe, ndidi, nneka, nnamdi, obiageli, ogechi, olamide, olayinka,
    olufemi, olumide, oluwatobi, onyeka, oyinkan, segun, sola, taiwo, temitope, titilayo, tobi,
    tolu, toyin, uche, uchechi, uzoma, yemi, yetunde, zainabu, abena, adwoa, afia, afua, akosua,
    kojo, kwadwo, kwaku, kwasi, kweku, nana, yaa, wanjiku, njeri, nyambura, wambui, achieng, akinyi,
    atieno, otieno, odhiambo, kamau, kariuki, kiprono, kipchoge, mwangi, njoroge, ochieng, omondi,
    wafula, thabo, thandi, thandeka, themba, sipho, sibusiso, lerato, lindiwe, nomsa, nomvula, mpho,
    naledi, palesa, tshepo, tumelo, zanele, zodwa, bongani, nkosana, busisiwe, tendai, tafadzwa,
    rudo, farai, tatenda, abebe, alem, bekele, selam, tsegaye, tigist, yonas, mekonnen, dawit,
    aster, amadou, aminata, awa, binta, boubacar, cheikh, diallo, fatou, ibrahima, khady, kadiatou,
    mariama, modou, ndeye, ousmane, oumou, rokhaya, seydou, lerone, deshawn, latoya, keisha,
    aaliyah, tyrone, darnell, tamika, ebony, jasmine, aidan, ailsa, alasdair, alistair, angus,
    archie, callum, catriona, eilidh, fergus, finlay, gavin, gordon, graeme, isla, kirsty, lachlan,
    lorna, mairi, morag, murdo, ruaridh, rory, shona, aisling, brendan, bríd, brigid, cathal,
    ciarán, ciaran, cillian, colm, conor, conall, cormac, darragh, declan, deirdre, dermot,
    diarmuid, donal, eamon, eimear, éamonn, emer, enda, fergal, fintan, gráinne, grainne, kieran,
    lorcan, máire, maire, mairead, muireann, niall, oisín, oisin, padraig, pádraig, róisín,
    roisin, ronan, seamus, séamus, sinéad, sorcha, una, anwen, bethan, bronwyn, carys, ceri,
    delyth, dilys, dylan, eirlys, emlyn, ffion, geraint, gethin, glenys, gwyn, gwyneth, huw, ieuan,
    iestyn, llewellyn, llinos, megan, meinir, nerys, olwen, owain, owen, rhian, rhiannon, rhodri,
    sian, siân, sioned, tegan, tegwen, abigail, addison, aiden, alana, alexis, alfie, alyssa,
    angelica, annie, ariel, ashley, aubrey, ava, avery, becky, beth, bethany, beverly, blake,
    bonnie, bradley, brandon, brett, brianna, brittany, bryan, bryce, caleb, callie, cameron,
    candice, carly, carmel, carolyn, carrie, carson, cassandra, cathy, charlene, charlie, charlotte,
    cheryl, chris, christy, cindy, claudette, clifford, clive, clyde, cody, connie, corey, courtney,
    curtis, daphne, darlene, darryl, debbie, debra, delia, della, desiree, devon, diana, diane,
    dianne, dolly, dominic, doreen, dorothy, duane, dustin, dwayne, eddie, edmund, edna, edwin,
    effie, eliza, elliot, elliott, elmer, elsie, emmanuel, enid, ernest, ernestine, esmeralda,
    ethel, eugene, eunice, evan, everett, faye, felicity, floyd, franklin, freda, freddie,
    frederick, gail, garrett, gayle, gemma, geoff, georgina, geraldine, gertrude, gina, ginny,
    gladys, glenda, glenn, glynis, greg, gretchen, gwendolyn, hailey, hal, hank, harley, harold,
    harriet, harry, harvey, hattie, hilary, hillary, homer, horace, howard, imogen, ira, irving,
    isobel, jack, jackie, jackson, jake, jared, jasper, jayden, jeannie, jeff, jeremiah, jerry,
    jesse, jessie, jill, jim, jimmie, jimmy, joann, jocelyn, jodie, joe, joey, johnny, josie, joyce,
    juanita, judd, judy, justin, kara, kathryn, kathy, katie, kayla, keira, kelsey, ken, kendra,
    kenny, kerry, kirk, kitty, kristen, kristy, kyle, lacey, lana, larry, latasha, laurence, laurie,
    leigh, lenore, leroy, leslie, lester, lewis, lila, lillian, lillie, lindsay, lindsey, lionel,
    lloyd, lois, loretta, lori, lorraine, lottie, lucille, lucinda, luke, lula, luther, lyle, lynda,
    lynette, lynn, lynne, mabel, mable, mackenzie, mae, maggie, marge, margery, marguerite,
    marjorie, marsha, marshall, marty, matilda, matt, mattie, maude, mavis, maxine, meg, meghan,
    meredith, micah, mildred, millicent, millie, milton, mindy, minnie, mitchell, molly, morgan,
    morris, myra, myrtle, nancy, ned, nell, nellie, nelson, nettie, neville, nichole, nigel, noreen,
    norman, ollie, ophelia, paige, pam, patsy, patti, patty, peggy, percy, perry, pete, phil,
    phoebe, phyllis, polly, preston, quincy, rachael, randall, randy, reg, reggie, reginald, reuben,
    rhoda, rhonda, ricky, riley, robbie, robyn, rochelle, roderick, rodney, ron, ronnie, roosevelt,
    rosalind, rosie, ross, roxanne, roy, rudy, rufus, russ, sadie, sally, sammy, saul, seth, shane,
    shannon, shaun, sheila, shelby, sheldon, shelley, shelly, sherman, sherri, shirley, sidney,
    silas, sonya, spencer, stacey, stanley, stewart, suzy, sybil, tabitha, tami, tammy, tara, teddy,
    terence, terri, tessa, thelma, theodore, tiffany, toby, tommy, tony, tracey, traci, tracy,
    travis, trevor, tricia, trish, trudy, tyler, vance, velma, verity, vernon, vicki, vickie, vicky,
    vivienne, wallace, warren, wayne, wesley, whitney, wilbur, wilfred, willa, willard, willie,
    winifred, winston, woodrow, zachary, zara, zelda, ingvar, ulrik, vilhelm, viggo, villads,
    giulietta, leopoldo, benedetta, ludovica, marcello, massimo, mattia, nello, orazio, ornella,
    ottavio, raimondo, renato, rinaldo, rosalba, rosanna, rossella, sandro, severino, silvana,
    tiziana, tullio, ugo, umberto, vittoria, vittorio, grace, faith, hope, joy, hazel, ivy, rose,
    ruby, violet, holly, daisy, amber, pearl, florence, guy, mark, dean, dale, earl, jordan, taylor,
    parker, madison, dolores, consuelo, esperanza, rosario, soledad, alba, aurora, wilma, stein,
    luna, lia
  W
}

# Surnames that are no common words: one of them behind a capitalised word, or an initial, is a person's name.

# Surnames that stand before the names of a person, where nothing else is called so.
set "content.leading-surnames" {
  words = <<-W
    tran, nguyen, pham, huynh, hoang, duong, dang, bui, ngo, phan, truong, trinh, dinh, doan, trần, nguyễn, phạm, hoàng, dương, đặng,
    wang, zhang, chen, liu, zhao, zhou, xu, zhu, guo, luo, zheng, liang, xie, tang, deng, feng, peng, jiang, qian,
    choi, jeong, kang, yoon, kwon, hwang, lim, goh, koh, teo, chua, wong, chan, cheung, leung, ong, siti, muhammad
  W
}

set "content.surnames" {
  words = <<-W
    haddad, khoury, mansour, nasser, hariri, aziz, farouk, rahman, hussain, siddiqui, qureshi,
    chaudhry, malik, sheikh, ansari, mirza, baig, rehman, akhtar, iqbal, hashemi, rezaei, ahmadi,
    mohammadi, karimi, hosseini, moradi, jafari, sadeghi, rostami, tehrani, shirazi, elmasry,
    abdallah, abdelrahman, benali, benamar, bensaid, boukhari, cherif, haddou, mansouri, messaoudi,
    ouali, saidi, slimani, toumi, zidane, ziani, bouzid, belkacem, demir, yilmaz, yılmaz, kaya,
    çelik, celik, şahin, sahin, yıldız, yildiz, yıldırım, yildirim, öztürk, ozturk, aydin,
    aydın, özdemir, ozdemir, arslan, doğan, dogan, kılıç, kilic, aslan, çetin, cetin, koç,
    koc, kurt, özkan, ozkan, şimşek, simsek, polat, korkmaz, erdoğan, erdogan, güneş, gunes,
    acar, aktaş, aktas, bulut, bozkurt, tekin, avcı, avci, karaca, toprak, uysal, kowalski,
    kowalska, kowalczyk, nowak, wiśniewski, wisniewski, wiśniewska, wójcik, wojcik, kamiński,
    kaminski, kamińska, lewandowski, lewandowska, zieliński, zielinski, zielińska, szymański,
    szymanski, woźniak, wozniak, dąbrowski, dabrowski, dabrowska, kozłowski, kozlowski,
    jankowski, wojciechowski, kwiatkowski, krawczyk, kaczmarek, piotrowski, grabowski, zając,
    pawłowski, pawlowski, michalski, król, nowicki, wieczorek, jabłoński, jablonski, majewski,
    olszewski, dudek, stępień, stepien, malinowski, jaworski, adamczyk, górski, gorski,
    nowakowski, walczak, rutkowski, szewczyk, ostrowski, tomaszewski, pietrzak, wróblewski, novák,
    novak, nováková, novakova, svoboda, dvořák, dvorak, dvořáková, černý, cerny,
    procházka, prochazka, kučera, kucera, veselý, horák, horak, němec, nemec, pokorný,
    pokorny, hruška, hruska, krejčí, krejci, navrátil, sedláček, sedlacek, zeman, kolář,
    kolar, kopecký, horváth, horvath, kováč, kovac, kovács, kovacs, tóth, toth, nagy, szabó,
    szabo, varga, molnár, molnar, németh, nemeth, farkas, balogh, papp, takács, juhász, juhasz,
    lakatos, mészáros, popescu, ionescu, dumitru, stoica, gheorghe, matei, ciobanu, rusu,
    constantinescu, marinescu, florea, diaconu, munteanu, petrov, petrova, ivanov, ivanova,
    dimitrov, dimitrova, georgiev, georgieva, nikolov, nikolova, todorov, stoyanov, marinov,
    angelov, hristov, smirnov, smirnova, kuznetsov, kuznetsova, popov, popova, sokolov, sokolova,
    lebedev, kozlov, kozlova, novikov, novikova, morozov, morozova, volkov, volkova, pavlov,
    semenov, fedorov, mikhailov, orlov, zaitsev, shevchenko, kovalenko, bondarenko, tkachenko,
    kovalchuk, kravchenko, oliynyk, melnyk, polishchuk, savchenko, rudenko, marchenko, boyko, moroz,
    petrenko, lysenko, hrytsenko, jovanović, jovanovic, petrović, petrovic, nikolić, nikolic,
    marković, markovic, đorđević, djordjevic, stojanović, stojanovic, ilić, ilic, stanković,
    stankovic, pavlović, pavlovic, milošević, milosevic, horvat, kovačević, kovacevic, babić,
    babic, marić, maric, jurić, juric, novosel, knežević, knezevic, vuković, vukovic,
    blažević, hadžić, hadzic, hodžić, hodzic, begović, begovic, zupančič, zupancic, krajnc,
    papadopoulos, papadopoulou, georgiou, dimitriou, pappas, nikolaidis, vasileiou, ioannou,
    antoniou, christodoulou, karagiannis, makris, müller, mueller, schmidt, schneider, fischer,
    weber, wagner, becker, schulz, schulze, hoffmann, schäfer, schaefer, bauer, richter, schröder,
    schroeder, neumann, zimmermann, hofmann, krüger, krueger, hartmann, schmitt, krause, lehmann,
    köhler, koehler, maier, meier, meyer, mayer, huber, fuchs, möller, moeller, schubert,
    günther, berger, winkler, roth, lorenz, baumann, albrecht, schuster, böhm, boehm, kraus,
    schumacher, krämer, kraemer, vogt, jäger, jaeger, seidel, heinrich, brandt, haas, schreiber,
    dietrich, ziegler, kuhn, kühn, pohl, bergmann, voigt, sauer, wolff, pfeiffer, obermeier,
    obermaier, oberhuber, steinbach, rosenthal, rosenberg, goldstein, rubinstein, eichhorn, hübner,
    huebner, kessler, ackermann, bachmann, brinkmann, eggers, feldmann, gerlach, hermann, janssen,
    jansen, kowalke, lindner, metzger, naumann, ottmann, petersen, quandt, reimann, sievers, thiele,
    ullrich, vollmer, wegner, zander, ebert, ehlers, gebhardt, hauser, heller, jahn, kirchner,
    köster, koester, lenz, löffler, martens, menzel, nagel, paulsen, pfaff, reuter, riedel,
    rudolph, schiller, schlüter, schmid, schultz, seifert, steiner, thoma, wendt, wiegand, wirth,
    witt, zeller, gruber, wimmer, moser, mayr, egger, hofer, steinmetz, aigner, lechner,
    hinterleitner, bernard, dubois, durand, leroy, moreau, laurent, lefebvre, lefèvre, lefevre,
    garcia, bertrand, fournier, morel, girard, andré, mercier, dupuis, dupont, lambert, bonnet,
    françois, martinez, legrand, garnier, faure, rousseau, guerin, guérin, muller, gauthier,
    perrin, clément, morin, gautier, duval, dumont, lemaire, noël, meunier, renard, leclerc,
    caron, vidal, aubert, lecomte, rolland, brunet, dufour, arnaud, mathieu, lemoine, picard,
    leblanc, charpentier, barbier, delmas, deschamps, marchal, vasseur, renault, perrot, besson,
    collet, prévost, chauvin, maillard, pelletier, rivière, riviere, garcía, rodríguez,
    rodriguez, gonzález, gonzalez, fernández, fernandez, lópez, lopez, martínez, sánchez,
    sanchez, pérez, perez, gómez, gomez, martín, jiménez, jimenez, hernández, hernandez, ruiz,
    díaz, diaz, moreno, muñoz, munoz, álvarez, alvarez, gutiérrez, gutierrez, alonso, torres,
    domínguez, dominguez, vázquez, vazquez, ramírez, ramirez, serrano, molina, morales, ortega,
    delgado, castro, ortiz, rubio, marín, marin, sanz, iglesias, núñez, nunez, medina, garrido,
    cortés, cortes, castillo, santos, lozano, guerrero, prieto, méndez, mendez, gallego, herrera,
    márquez, peña, pena, cabrera, fuentes, carrasco, caballero, aguilar, herrero, montero,
    hidalgo, giménez, ibáñez, ibanez, ferrer, duran, vargas, benítez, benitez, vicente, arias,
    carmona, crespo, román, sáez, velasco, gallardo, rojas, quintana, beltrán, beltran, rueda,
    zamora, salazar, espinoza, espinosa, mejía, mejia, valdez, escobar, pacheco, acosta, figueroa,
    contreras, guzmán, guzman, ferreira, pereira, oliveira, rodrigues, martins, sousa, fernandes,
    gonçalves, goncalves, gomes, lopes, marques, alves, almeida, ribeiro, carvalho, teixeira,
    moreira, correia, mendes, nunes, soares, vieira, monteiro, cardoso, raposo, neves, coelho,
    cunha, pires, simões, simoes, antunes, matos, fonseca, machado, araújo, araujo, barbosa,
    tavares, lourenço, ferraz, prado, russo, esposito, bianchi, ricci, mancini, giordano, rizzo,
    lombardi, moretti, barbieri, santoro, mariani, rinaldi, caruso, ferrara, galli, martinelli,
    lombardo, coppola, desantis, marchetti, ferraro, ferri, fabbri, bianco, marini, grasso,
    valentini, deangelis, gatti, pellegrini, palumbo, sanna, rizzi, cattaneo, morelli, silvestri,
    mazza, grassi, pellegrino, giuliani, benedetti, rossetti, devries, vandenberg, vandijk, bakker,
    janssens, visser, smit, meijer, mulder, hendriks, dekker, dijkstra, jacobs, vermeulen, schouten,
    vandermeer, willems, hoekstra, koster, verhoeven, maes, claes, goossens, wouters, desmet,
    mertens, hansen, johansen, olsen, larsen, andersen, pedersen, nilsen, kristiansen, jensen,
    karlsen, johnsen, pettersen, eriksen, haugen, johannessen, andreassen, jacobsen, jørgensen,
    jorgensen, halvorsen, nielsen, christensen, sørensen, sorensen, rasmussen, madsen, kristensen,
    olesen, møller, moller, knudsen, mortensen, jakobsen, mikkelsen, thomsen, poulsen, lindberg,
    lindström, lindstrom, lindqvist, lindgren, andersson, johansson, karlsson, nilsson, eriksson,
    larsson, olsson, persson, svensson, gustafsson, pettersson, jonsson, jansson, hansson,
    bengtsson, jönsson, petersson, carlsson, magnusson, olofsson, axelsson, bergström, bergstrom,
    sandberg, sjöberg, sjoberg, forsberg, engström, engstrom, danielsson, håkansson, aas,
    korhonen, virtanen, mäkinen, makinen, nieminen, mäkelä, hämäläinen, laine, heikkinen,
    koskinen, järvinen, jarvinen, lehtonen, okonkwo, okafor, adeyemi, adebayo, ogunleye, okoye,
    nwosu, chukwu, adekunle, balogun, olawale, okeke, nwachukwu, onyeka, ibrahim, danjuma, osei,
    mensah, boateng, owusu, asante, appiah, agyeman, amoah, adjei, antwi, diallo, traoré, traore,
    keita, coulibaly, koné, kone, diop, ndiaye, sarr, gueye, camara, touré, toure, cissé, cisse,
    kamara, sesay, conteh, bangura, mwangi, kamau, otieno, odhiambo, wanjiku, kimani, njoroge,
    kariuki, mutua, ochieng, nkosi, dlamini, ndlovu, khumalo, mokoena, mthembu, sithole, ncube,
    tesfaye, bekele, haile, abebe, girma, mohamed, warsame, patel, sharma, singh, kumar, gupta,
    verma, mehta, joshi, agarwal, iyer, nair, reddy, menon, pillai, desai, chatterjee, banerjee,
    mukherjee, bose, ghosh, kapoor, khanna, malhotra, chopra, bhatia, arora, sethi, sandhu, kaur,
    raman, krishnan, subramanian, venkatesan, natarajan, naidu, patil, kulkarni, deshpande, shinde,
    jadhav, thakur, mishra, pandey, tiwari, dubey, srivastava, fernando, perera, khan, begum,
    rahimi, tanaka, suzuki, sato, watanabe, takahashi, yamamoto, nakamura, kobayashi, kato, yoshida,
    yamada, sasaki, matsumoto, inoue, kimura, hayashi, shimizu, saito, ikeda, hashimoto, yamazaki,
    ishikawa, ogawa, okada, hasegawa, fujita, kondo, nishimura, fukuda, miura, zhang, zhao, zhou,
    liang, tran, pham, huynh, hoang, duong, choi, yoon, kwon, hwang, oconnor, o'connor, osullivan,
    kelly, murphy, byrne, ryan, doyle, mccarthy, gallagher, doherty, mcloughlin, connolly, daly,
    connell, dunne, brennan, collins, macdonald, macleod, mackenzie, mackay, mcgregor, sutherland,
    sinclair, buchanan, fraser, drummond, whitaker, whittaker, ashworth, hargreaves, pemberton,
    redfern, quist, ellison, hawthorne, atkinson, barraclough, blackwood, bradshaw, brathwaite,
    braithwaite, cartwright, chadwick, crawford, cunningham, davenport, dawson, dickinson, eastwood,
    elliott, fairbanks, farnsworth, fitzgerald, fletcher, gardiner, gibbons, goddard, greenwood,
    griffiths, harrington, hathaway, henderson, hendricks, higgins, hodgson, holloway, hopkins,
    huddleston, hutchinson, ingram, jennings, jenkins, johnson, johnston, kirkland, lawson,
    livingston, lockhart, marlowe, mcallister, merriweather, montgomery, mortimer, nicholson,
    norwood, osborne, patterson, pendleton, perkins, prescott, radcliffe, ramsey, randolph,
    reynolds, richardson, robertson, robinson, rosewood, rutherford, sanderson, sherwood, simmons,
    simpson, stanton, stevenson, stephenson, sullivan, templeton, thatcher, thompson, thomson,
    tomlinson, townsend, vaughan, wainwright, wakefield, wallace, watkins, watson, weatherby,
    whitfield, whitmore, wilkins, wilkinson, williamson, wilson, winslow, winthrop, woodward,
    worthington, yardley, smith, jones, williams, davies, evans, roberts, edwards, morris, anderson,
    clarke
  W
}

# What is said of a person behind the first name alone.

set "content.predicates" {
  words = <<-W
    is, has, was, had, needs, takes, suffers, says, said, told, cannot, can't, who, missed, lives,
    works, got, gets, came, wants, hat, ist, war, leidet, nimmt, braucht, bekommt, kann, darf,
    wurde, est, prend, souffre, tiene, toma, sufre, está, necesita, ha, soffre, heeft, tem, toma
  W
}

set "content.titles" {
  words = <<-W
    mr, mrs, ms, miss, mister, madam, herr, frau, fräulein, dr, prof, mme, mlle, señor, señora,
    sr, sra, signor, signora, patient, patientin, fr, hr, mx, don, doña, dona, monsieur, madame,
    mlle, sig, signore, signorina, senhor, senhora, meneer, mevrouw, pan, pani, kollege, kollegin,
    mitarbeiterin, kundin, bewerberin, schülerin, versicherte, señorita, srta, lord, lady, sister,
    schwester, pfarrer, rabbi, imam, herrn, fam, familie, hrn
  W
}

set "content.no-surnames" {
  words = <<-W
    street, road, avenue, lane, university, college, school, institute, hospital, clinic, airport,
    day, week, month, january, february, march, april, may, june, july, august, september, october,
    november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday, inc, ltd,
    llc, gmbh, ag, corp, company, group, bank, church, cathedral, bridge, park, river, lake, island,
    islands, mountain, north, south, east, west, city, county, state, republic, airlines, museum,
    theatre, theater, prize, award, medal, foundation, society, association, act, law, bill, code,
    server, service, services, api, client, cloud, database, table, file, folder, page, site, app,
    application, tool, model, agent, bot, please, thanks, thank, hello, hi, hey, here, there, this,
    that, these, those, the, a, an, and, or, but, not, is, are, was, were, be, been, has, have, had,
    will, would, can, could, should, shall, might, must, do, does, did, if, when, where, who, what,
    which, why, how, yes, no, ok, regards, best, dear, kind, sincerely, cheers, sent, from, to, of,
    in, on, at, by, for, with, about, your, our, my, his, her, its, their, you, we, they, he, she,
    it, i, wrote, said, says, asked, replied, reviewed, approved, commented, changed, updated,
    added, removed, fixed, merged, closed, opened, assigned, note, notes, see, also, data, user,
    users, team, project, issue, ticket, test, tests, error, warning, info, debug, key, token,
    secret, password, name, email, phone, address, date, time, id, type, value, status, number, und,
    oder, der, die, das, den, dem, ein, eine, ist, sind, war, hat, haben, wird, bitte, danke,
    grüße, gruß, mit, von, zu, bei, für, auf, aus, nach, est, sont, avec, pour, dans, sur, chez,
    por, para, con, del, como, tokens, map, width, height, length, size, items, count, retries,
    depth, mri, scan, results, report, files, image, images, photo, photos, record, records, gatsby,
    fourier, laplace, gauss, maxwell, kubernetes, docker, python, java, javascript, typescript,
    linux, windows, azure, google, planck, curie, nobel, fraunhofer, helmholtz, leibniz, humboldt,
    luther, nightingale, kahlo, einstein, darwin, newton, turing, lovelace, tesla, ford, benz,
    bosch, siemens, hopkins, mayo, cochrane, virchow, koch-institut, paul-ehrlich, ehrlich, pasteur,
    karolinska, guttmacher, kettering, diagnosis, disease, syndrome, therapy, treatment, patients,
    patient, portal, handbook, benefits, policy, union, party, period, study, trial, guideline,
    guidelines, department, ministry, office, council, commission, federation, agency, center,
    centre, unit, ward, health, care, medical, insurance, pharma, labs, lab, research, journal,
    review, science, sciences, academy, press, times, post, news, magazine, festival, cup, league,
    stadium, arena, hotel, restaurant, cafe, bar, club, hall, tower, building, house, castle,
    palace, square, station, terminal, port, harbour, bay, beach, valley, hill, hills, forest,
    garden, gardens, zoo, farm, mill, works, factory, plant, mine, field, fields, strasse, straße,
    platz, weg, allee, gasse
  W
}

# Small words inside the names of people.
set "content.particles" {
  words = [
    "de", "den", "der", "van", "von", "zu", "zum", "af", "av", "da", "das", "di", "del", "dos",
    "do", "du", "la", "le", "el", "al", "bin", "ibn", "ten", "ter", "y",
  ]
}

set "content.special" {
  words = <<-W
    wheelchair, crutches, prosthesis, maternity, maternity leave, paternity test,
    parental disability, sick day, illness, unfit for work, tested positive, positive test,
    hospital stay, icu, haemoglobin, hemoglobin, creatinine, glucose, cholesterol level,
    resting heart rate, step-free, hearing aid, visually impaired, sight impaired,
    learning disability, adhd medication, stutter, self harm, gp appointment,
    specialist appointment, physiotherapy, orthopaedic, cardiologist, oncologist, gynaecologist,
    urologist, neurologist, dermatologist, endocrinologist, rheumatologist, haematologist,
    knee replacement, hip replacement, heart condition, heart disease, pain killers, painkillers,
    insulin pump, epipen, nut allergy, peanut allergy, coeliac disease, lactose intolerance, prays,
    communion, bar mitzvah, eid, diwali, shabbat, sabbath, hijab, headscarf, turban,
    vegan for religious, evangelical, lutheran, presbyterian, baptist, methodist, shia, salafi,
    zoroastrian, bahai, ahmadiyya, alevi, aleviten, yazidi, jeside, coptic, quaker, romani origin,
    sorbian, inuit, maori, ethnically, nationality of origin, husband and he, his husband, her wife,
    same-sex partner, civil partnership, polyamorous, asexual, pansexual, intersex,
    gender dysphoria, deadname, transitioning, went on strike, picket, works councillor,
    union steward, unison, gmb, cgt, cfdt, ugt, ccoo, cgil, verdi-mitglied, igm, dgb, erstkommunion,
    tory, lib dem, snp, die grünen, die linke, fdp, csu, psoe, podemos, rassemblement national, lfi,
    far right, far left, communist party, protested, protest march, beten, betet, muslima, moslem,
    moslemin, kirchenaustritt, taufe, getauft, zeugen jehovas, streikdienst, streikt,
    vertrauensfrau, vertrauensmann, personalrat, au-bescheinigung, fehlzeiten, bem-verfahren,
    wiedereingliederung, pflegestufe, psychotherapie, therapeutin, therapeut, stationär,
    krankenhaus, operiert, dialysepatient, insulinpumpe, herzschrittmacher, herzkrank, nierenkrank,
    lungenkrank, essstörung, zwangsstörung, angststörung, panikattacken, blutdruck, blutzucker,
    laborwerte, impfung, geimpft, ungeimpft, stillt, wehen, kaiserschnitt, rollstuhl, blind,
    gehörlos, hörgerät, geschlechtsangleichung, lebenspartner, queere, malade, maladie chronique,
    fauteuil roulant, hôpital, hospitalisé, hospitalisée, opéré, opérée, séropositivité, psychiatre,
    ramadan, prière, prie, grève, délégué syndical, délégué cgt, gréviste, croyante, pratiquant,
    voilée, arrêt de travail, arrêt-maladie, mi-temps thérapeutique, invalidité, alcoolique,
    toxicomane, dépressive, trisomie, autiste, transgenre, pacsé, enfermo, enferma, silla de ruedas,
    hospitalizado, hospitalizada, operado, operada, psiquiatra, sida, rezo, reza, huelga,
    delegado sindical, comisiones obreras, creyente, practicante, minusvalía, alergia, alérgico,
    alérgica, asma, depresivo, alcohólico, adicto, autismo, autista, transexual, homosexual, gitano,
    gitana, malato, malata, ricoverato, ricoverata, sieropositività, sciopero, disabile, cancer,
    carcinoma, tumour, tumor, leukaemia, leukemia, lymphoma, melanoma, metastasis, metastases,
    metastatic, chemotherapy, chemo, radiotherapy, oncology, malignant, neoplasm, sarcoma, glioma,
    mastectomy, diabetes, diabetic, insulin, hba1c, metformin, glucose level, retinopathy,
    neuropathy, semaglutide, ozempic, hiv, hiv-positive, aids, hepatitis, tuberculosis, syphilis,
    gonorrhea, gonorrhoea, chlamydia, herpes, hpv, covid, covid-19, antiretroviral, depression,
    depressed, depressive, bipolar, schizophrenia, schizophrenic, psychosis, psychotic,
    anxiety disorder, panic disorder, ptsd, post-traumatic, ocd, adhd, autism, autistic, asperger,
    anorexia, bulimia, eating disorder, suicidal, suicide attempt, suicide, self-harm,
    borderline personality, burnout, burn-out, psychiatric, psychiatry, psychiatrist, psychotherapy,
    psychologist, panic attacks, mental health, mental illness, dementia, alzheimer, alzheimers,
    alzheimer's, parkinson, parkinson's, huntington, epilepsy, epileptic, seizure, seizures,
    multiple sclerosis, ms relapse, migraine, migraines, asthma, copd, bronchitis, pneumonia,
    cystic fibrosis, emphysema, sleep apnoea, sleep apnea, heart attack, heart failure,
    myocardial infarction, infarction, arrhythmia, atrial fibrillation, angina, hypertension,
    high blood pressure, blood pressure, stroke, had a stroke, aneurysm, thrombosis, embolism,
    pacemaker, cardiomyopathy, cholesterol, kidney failure, renal failure, dialysis, cirrhosis,
    liver failure, crohn, crohn's, colitis, ibs, coeliac, celiac, ulcer, pancreatitis, gallstones,
    endometriosis, pcos, infertility, infertile, ivf, miscarriage, abortion, pregnant, pregnancy,
    gestational, stillbirth, menopause, menstrual, last period, erectile dysfunction, contraceptive,
    contraception, vasectomy, hysterectomy, arthritis, rheumatoid, lupus, osteoporosis,
    fibromyalgia, scoliosis, slipped disc, herniated disc, psoriasis, eczema, allergy to,
    allergic to, anaphylaxis, thyroid, hypothyroid, hyperthyroid, hashimoto, anaemia, anemia,
    haemophilia, hemophilia, sickle cell, transplant, amputation, paralysis, paraplegic,
    wheelchair user, disability, disabled, deaf, blindness, concussion, sepsis, fracture, surgery,
    biopsy, mri, ct scan, x-ray, ultrasound, ecg, eeg, blood test, lab results, bloodwork,
    blood type, bmi, obesity, obese, overweight, diagnosis, diagnoses, diagnosed, prognosis,
    medication, medications, prescription, prescribed, prescribes, sick note, sick leave, sick-note,
    on sick, medical leave, medical record, medical records, medical history, patient record,
    health record, health condition, treatment plan, discharge summary, anamnesis, icd-10, icd10,
    therapy, rehab, rehabilitation, detox, alcoholism, alcoholic, addiction, addicted, drug use,
    opioid, methadone, overdose, hospitalised, hospitalized, in hospital, intensive care,
    closed ward, hospice, palliative, vaccinated, vaccination status, unvaccinated,
    immunocompromised, comorbidities, comorbidity, sertraline, fluoxetine, citalopram, escitalopram,
    venlafaxine, lithium carbonate, lamotrigine, quetiapine, olanzapine, risperidone, aripiprazole,
    clozapine, haloperidol, diazepam, lorazepam, alprazolam, ritalin, methylphenidate, adderall,
    lisinopril, ramipril, atorvastatin, simvastatin, amlodipine, bisoprolol, metoprolol, warfarin,
    apixaban, rivaroxaban, levothyroxine, tamoxifen, letrozole, methotrexate, prednisone,
    prednisolone, ibuprofen 600, morphine, oxycodone, fentanyl, tramadol, gabapentin, pregabalin,
    truvada, biktarvy, descovy, insulin glargine, adalimumab, humira, levodopa, donepezil,
    salbutamol, antidepressant, antidepressants, antipsychotic, antipsychotics, beta blocker,
    statin, viagra, sildenafil, buprenorphine, naloxone, testosterone, estradiol, hormone therapy,
    puberty blockers, fingerprint template, fingerprint scan, fingerprints, faceprint,
    face template, face embedding, facial recognition, iris scan, iris template, retina scan,
    voiceprint, voice print, palm print, palm vein, biometric, biometrics, biometric template,
    genome, genomic, genetic, genetics, genotype, dna, dna test, dna profile, karyotype, brca1,
    brca2, hereditary, carrier of, gene mutation, exome, ethnicity, ethnic origin, ethnic, racial,
    skin colour, skin color, african american, afro-caribbean, hispanic, latino, latina, caucasian,
    roma, sinti, kurdish, kurd, arab, romani, indigenous, aboriginal, asian descent,
    turkish descent, black woman, black man, migration background, asylum seeker, refugee, religion,
    religious, muslim, islam, islamic, jewish, jew, judaism, christian faith, catholic, protestant,
    orthodox christian, hindu, sikh, buddhist, atheist, jehovah's witness, jehovah, mormon,
    scientology, prays, kosher, halal, ramadan, baptised, baptized, church tax, church member,
    parish, mosque, synagogue, political opinion, political opinions, political views,
    political affiliation, party member, party membership, member of the party, voted for,
    votes for, voter registration, republican, democrat, conservative voter, labour member,
    labour party, green party, afd, cdu, spd, socialist, communist, far-right, far-left, activist,
    donated to the campaign, campaign donor, trade union, trade-union, union member,
    union membership, works union, labour union, labor union, union leave, union rep,
    union representative, union dues, unionised, unionized, works council, shop steward, ver.di,
    verdi, ig metall, joined the union, union organiser, union organizer, strike committee,
    unite the union, unison member, sexual orientation, sexuality, gay, lesbian, bisexual,
    homosexual, transgender, trans woman, trans man, transsexual, non-binary, nonbinary, queer,
    lgbt, lgbtq, gender identity, gender reassignment, sex life, sexual partner, sexual partners,
    hormone replacement, came out, same-sex, krebs, brustkrebs, tumore, krebserkrankung, diabetiker,
    zuckerkrank, depressionen, depressiv, schizophrenie, psychose, psychiatrie, psychisch,
    magersucht, suizid, demenz, epilepsie, multiple sklerose, herzinfarkt, schlaganfall,
    bluthochdruck, herzinsuffizienz, nierenversagen, schwanger, schwangerschaft, fehlgeburt,
    abtreibung, allergie, asthmatiker, rheuma, schwerbehindert, schwerbehinderung, behinderung,
    diagnosen, befund, diagnostiziert, erkrankung, erkrankt, krankheit, krankmeldung,
    krankgeschrieben, arbeitsunfähig, medikament, medikamente, verschrieben, blutwerte, blutgruppe,
    krankenakte, patientenakte, suchterkrankung, alkoholiker, alkoholabhängig, drogenabhängig,
    hiv-positiv, impfstatus, klinikaufenthalt, arztbericht, fingerabdruck, gesichtserkennung,
    gentest, erbkrankheit, ethnische herkunft, hautfarbe, migrationshintergrund, konfession,
    religionszugehörigkeit, katholisch, evangelisch, muslimisch, jüdisch, kirchensteuer,
    mitglied der partei, mitglied der spd, mitglied der cdu, mitglied der afd, mitglied der linken,
    mitglied der grünen, parteimitglied, parteimitgliedschaft, politische meinung, gewerkschaft,
    gewerkschaftsmitglied, betriebsrat, schwul, lesbisch, bisexuell, homosexuell,
    sexuelle orientierung, cancéreux, tumeur, diabète, diabétique, dépression, dépressif,
    schizophrénie, bipolaire, anorexie, épilepsie, sclérose, infarctus, avc, insuffisance cardiaque,
    séropositif, séropositive, sida, enceinte, grossesse, fausse couche, avortement, handicapé,
    handicap, diagnostiqué, arrêt maladie, ordonnance, médicament, médicaments, dossier médical,
    groupe sanguin, empreinte digitale, reconnaissance faciale, origine ethnique, musulman,
    musulmane, juif, juive, catholique, opinions politiques, membre du parti, syndicat, syndiqué,
    syndiquée, homosexuel, homosexuelle, lesbienne, orientation sexuelle, cáncer, diabético,
    diabética, depresión, esquizofrenia, trastorno bipolar, epilepsia, esclerosis, infarto, ictus,
    seropositivo, vih, embarazada, embarazo, aborto, discapacidad, discapacitado, diagnóstico,
    diagnosticado, diagnosticada, enfermedad, baja médica, medicación, medicamento,
    historia clínica, historial médico, grupo sanguíneo, huella dactilar, origen étnico, religión,
    musulmán, musulmana, judío, judía, católico, católica, opiniones políticas, afiliación política,
    sindicato, afiliado al sindicato, orientación sexual, progesterone, gravidez, grávida, gravida,
    baixa médica, de baixa por, depressão, ansiedade, cancro, câncer, deficiência, alergia,
    hipertensão, diabetes gestacional, aborto espontâneo, sindicalizado, orientação sexual,
    crença religiosa, incinta, gravidanza, cancro al seno, depressione, cartella clinica, malattia,
    farmaci, disabilità, sieropositivo, sieropositiva, sindacato, orientamento sessuale, zwanger,
    kanker, ziekteverlof, depressie, vakbond, ciąża, w ciąży, nowotwór, zwolnienie lekarskie,
    depresja, niepełnosprawność, baja por, está de baja, tratamiento psiquiátrico, quimioterapia,
    chimiothérapie, sclérose en plaques, burnout syndrome, trouble bipolaire, cancer du sein,
    chemotherapie, strahlentherapie, wehenhemmer, risikoschwangerschaft, mutterschutz,
    insulinpflichtig, prayer room, gebetsraum, tourette, narcolepsy, dyslexia, fertility treatment,
    sti test, parkinsons, hearing impaired, amputee, months along, weeks along, expecting a baby,
    expecting a child, baby bump, oxygen concentrator, cleared after, sleeps badly, jain, fasts on,
    fasting, vegetarian for religious, kirche, austritt aus der kirche, kirchenmitglied,
    gemeindemitglied, konfessionslos, shembe, yoruba, zulu, igbo, hausa, pashtun, tamil, uyghur,
    kurdisch, roma-familie, traveller, seeking men, seeking women, wet macula, macular degeneration,
    cataract, glaucoma, jaws, screen reader user, braille, beatmung, sauerstoffgerät,
    dialysepflichtig, inkontinent, inkontinenz, sturzgefahr, dekubitus, pflegebedürftig,
    bettlägerig, palliativ, hospiz, magensonde, rollator, prothese, schlafapnoe, bpd, post-natal,
    postnatal, postpartum, stillbirths, chest pain, shortness of breath, sore throat, symptomatic,
    quarantine, quarantäne, isolation ward, food allergy, erdnussallergie, laktoseintoleranz,
    zöliakie, glutenunverträglich, intolérance, cœliaque, celíaco, celíaca, diabetes mellitus,
    tuberkulose, lungenentzündung, lungenkrebs, hirntumor, hirnblutung, hirnhautentzündung,
    gürtelrose, borreliose, keuchhusten, masern, windpocken, krätze, gicht, leistenbruch,
    morbus crohn, reizdarm, schilddrüse, eisenmangel, herzrhythmusstörung, vorhofflimmern, hörsturz,
    tinnitus, adhs, panikstörung, ptbs, posttraumatisch, suchtberatung, entzug,
    substitutionstherapie, polamidon, kinderwunschbehandlung, künstliche befruchtung, frühgeburt,
    risikogeburt, bandscheibenvorfall, kreuzbandriss, knochenbruch, hüftoperation, augenlicht,
    sehbehindert, hörbehindert, tuberculose, pneumonie, paludisme, maladie de lyme, crise cardiaque,
    insuffisance rénale, fibrillation, endométriose, fécondation in vitro, pma, ivg, surdité,
    malvoyant, malvoyante, sourd, addiction, sevrage, burn out, épuisement professionnel,
    trouble anxieux, tca, autisme, myopathie, mucoviscidose, cáncer de mama, insuficiencia renal,
    trastorno de ansiedad, fecundación in vitro, neumonía, asmático, asmática, hipertenso,
    hipertensa, marcapasos, ceguera, sordera, toxicomanía, tubercolosi, sclerosi multipla,
    ipertensione, diabete, asmatico, asmatica, leucemia, linfoma, gravidanza a rischio, hartaanval,
    beroerte, suikerziekte, zwangerschap, longontsteking, kræft, sykemeldt, sjukskriven, diabetiker,
    cukrzyca, rak piersi, zawał, malaria, ebola, scabies, shingles, measles, lyme disease,
    long covid, measles case, gout, tinnitus, vertigo, hernia, stent, bypass surgery, kidney stones,
    hemodialysis, haemodialysis, psychiatric ward, miscarried, breastfeeding, egg donor,
    sperm donor, surrogate mother, hysteria, union card, union cards, signed a union card,
    union drive, organising committee, organizing committee, organising drive, organizing drive,
    union ballot, strike fund, collective bargaining committee, card check, teamsters, solidarnosc,
    betriebsratskandidat, gewerkschaftsausweis, afiliada al sindicato, methadone programme,
    methadone program, opioid dependence, opioid use disorder, substitution programme,
    needle exchange, suboxone, rehab clinic, sobriety, alcohol dependence, alcoholics anonymous,
    narcotics anonymous, aa meeting, drug test, positive drug test, substance abuse,
    gambling addiction, in recovery from, trimester, due date of the baby, termination of pregnancy,
    embryo, embryo transfer, egg retrieval, egg freezing, fertility clinic, antenatal, prenatal,
    ob-gyn, obstetric, maternity ward, morning sickness, surrogacy, sperm count, therapy session,
    therapy sessions, psychotherapist, counselling sessions, counseling sessions, couples therapy,
    trauma therapy, group therapy, ssri, autism spectrum, personality disorder, mental breakdown,
    burned out and on leave, sectioned, gurdwara, friday prayers, friday prayer, jumu'ah, hajj,
    umrah, church membership, parishioner, confirmation class, converted to islam,
    converted to judaism, jehovah's witnesses, adventist, scientologist, freemason, ashram, kippah,
    niqab, fasting for ramadan, moschee, synagoge, freitagsgebet, mosquée, mezquita, sinagoga,
    église, iglesia, messe on sundays, party card, party conference delegate, campaign volunteer,
    canvassed for, conservative party, parteibuch, ortsverein, carné del partido, fratelli d'italia,
    reform uk, republican voter, democrat voter, antifa, hiv positive, hiv result, hiv results,
    viral load, prep prescription, sti clinic, gum clinic, chemo session, remission,
    transplant list, kidney transplant, stroke rehab, colostomy, incontinence, down syndrome,
    huntington's, asthma attack, hrt, gender clinic, top surgery, came out as, husband of his,
    grindr, iris scans, fingerprint templates, gait profile, dna sample, carrier status,
    carrier screening, brca, polygenic, 23andme, ancestrydna, x-rays, mri scan, ultrasound scan,
    colonoscopy, endoscopy, mammogram, smear test, pap smear, blood panel, spirometry, back surgery,
    knee surgery, hip surgery, bariatric, gastric band, hearing aids, prosthetic, guide dog,
    blue badge, disability pension, disability benefit, personal independence payment,
    long-term sick, fit note, unfit to work, occupational health referral
  W
}

# Shapes of which every value is a sign of its own; any other shape counts once in a text.

set "content.each" {
  words = ["e-mail", "phone-international", "phone-north-american", "phone-national"]
}

# Names of arguments, by the last of their words.

set "content.keys.personal" {
  words = <<-W
    name, full_name, fullname, name_first, name_last, name_org1, first_name, firstname, last_name, lastname, surname, given_name,
    family_name, middle_name, maiden_name, display_name, legal_name, customer_name, contact_name,
    patient_name, employee_name, account_holder, cardholder, card_holder, holder_name,
    beneficiary_name, recipient_name, passenger_name, guest_name, claimant, applicant, candidate,
    insured, member_name, nickname, email, e_mail, mail, email_address, mail_address,
    personal_email, work_email, phone, phone_number, mobile, mobile_phone, mobile_number, cell,
    telephone, tel, fax, whatsapp, address, street, street_address, address_line1, address_line_1,
    address_line, address1, home_address, postal_address, billing_address, shipping_address, zip,
    postcode, postal_code, city_of_birth, place_of_birth, date_of_birth, birth_date, birthdate,
    birthday, dob, birth, age, gender, sex, nationality, citizenship, marital_status,
    account_number, account_no, customer_id, customer_number, customer_no, client_number,
    policy_number, member_id, member_number, employee_id, employee_number, staff_id, patient_id,
    patient_number, mrn, medical_record_number, student_id, participant_id, subject_id, salary,
    income, wage, pay_grade, iban_last4, ip_address, device_id, advertising_id, license_plate,
    plate_number, vorname, nachname, geburtsdatum, anschrift, strasse, straße, plz, telefon,
    telefonnummer, handynummer, kundennummer, personalnummer, nom, prenom, prénom, date_naissance,
    adresse, telephone_portable, nombre, apellido, apellidos, fecha_nacimiento, direccion, telefono,
    cognome, data_nascita,
    indirizzo, cellulare, codice_cliente, achternaam, voornaam, geboortedatum, adres, mobiel,
    nome_completo, data_nascimento, endereco, morada, telefone, telemovel, correo_electronico,
    correo, courriel, portable, mobil, handy, rufnummer, wohnort, geburtsort, geburtstag,
    hausnummer,
    rue, calle, via, domicilio, domicile, gehalt, salaire, salario, nomina, fornavn, etternavn,
    efternamn, fornamn, personnavn, imie, nazwisko, data_urodzenia, name_first, name_last, fname,
    lname, sname, birthplace, dateofbirth, residence, telephone_number, cellphone, contact_phone,
    contact_email, customer_email, customer_phone, client_email, user_email, employee_email,
    patient_email, worker_id, personnel_number, pers_nr, kd_nr, kundennr, matricule, loyalty_id,
    claimant_name, patient_full_name, person_name, subject_name, client_name, student_name,
    worker_name, tenant_name, resident_name, driver_name, donor_name, voter_name, member_full_name,
    badge_no, badge_number, staff_number, full_name_de, vollname
  W
}

set "content.keys.identity" {
  words = <<-W
    ssn, social_security, social_security_number, national_id, national_id_number, nationalid,
    national_insurance_number, nino, nhs_number, tax_id, tax_number, taxpayer_id, tin, itin,
    steuer_id, steuernummer, passport, passport_number, passport_no, id_number, identity_number,
    identity_card_number, driver_license, drivers_license, driver_license_number, driving_licence,
    license_number, iban, bank_account, bank_account_number, routing_number, card_number,
    credit_card, credit_card_number, cardnumber, pan, cvv, cvc, dni, nie, nif, insee, bsn, pesel,
    personnummer, aadhaar, cpf, sozialversicherungsnummer, versichertennummer, kontonummer,
    credit_score, codice_fiscale, codicefiscale, numero_secu, numero_securite_sociale, nss, nuss,
    steueridentifikationsnummer, steuer_idnr, idnr, svnr, sv_nummer, ahv, ahv_nummer, fnr,
    fodselsnummer, cpr, hetu, cnp, egn, oib, jmbg, rijksregisternummer, burgerservicenummer, curp,
    rfc_persona, rut, cedula, sin, tfn, emirates_id, nric, my_number, ausweisnummer,
    personalausweis, numero_pasaporte, numero_passeport, kvnr
  W
}

set "content.keys.special" {
  words = <<-W
    confesion, religion_familiar, bautizado, bautizada, baptized, taufe, kirchenmitglied, confession_religieuse, culte, etnia_autodeclarada,
    union_dues, gewerkschaftsbeitrag, cotisation_syndicale, cuota_sindical, ziektebeeld, aandoening, verzuimreden, medicatie,
    adverse_event, adverse_events, adverse_reaction, side_effects, nebenwirkung, nebenwirkungen, effet_indesirable, evento_adverso,
    union_name, gewerkschaft_name, nom_syndicat, stemvoorkeur, partijvoorkeur, partijlidmaatschap, vakbond, vakbondslid, geloof, godsdienst,
    battezzato, battezzata, bautizo, baptise, baptisee, gedoopt, getauft, kerkgenootschap, parrocchia, diocesi, confessione,
    tessera_sindacale, iscritto_sindacato, tessera_partito, partito, orientamento_politico, gruppo_sanguigno, patologie, malattia, malattie,
    choroba, wyznanie, przynaleznosc_zwiazkowa, grupa_krwi, niepelnosprawnosc,
    fingerprint_template, fingerprint_templates, fingerprint_minutiae, face_template, face_templates, face_embedding, iris_template,
    iris_code, voice_print, voiceprint_embedding, palm_template, vein_template, biometric_template, biometric_templates,
    diagnosis, diagnoses, diagnosis_code, icd, icd10, icd_10, icd_code, dx, rx, condition,
    medical_condition, conditions, disease, illness, symptoms, medication, medications, medicine,
    meds, prescription, prescriptions, drug, dosage, treatment, therapy, allergy, allergies, health,
    health_status, health_condition, medical, medical_history, medical_record, medical_notes,
    clinical_notes, disability, disabilities, blood_type, blood_group, blood_pressure,
    blood_glucose, bmi, hba1c, heart_rate, lab_result, lab_results, test_result, vaccination,
    vaccination_status, vaccinated, pregnancy, pregnant, last_period, cycle_tracking,
    menstrual_cycle, fertility, hiv_status, mental_health, sick_leave, sick_days_reason, biometric,
    biometrics, biometric_template, fingerprint_template, fingerprint_scan, faceprint,
    face_template, face_embedding, face_encoding, voiceprint, iris_scan, iris_template, retina,
    genome, genotype, genetic, genetic_data, dna, dna_profile, snp, variant_of_gene, ethnicity,
    ethnic_origin, ethnic_group, race, racial_origin, skin_color, skin_colour, religion,
    religious_belief, faith, belief, denomination, confession, church, political_party,
    party_affiliation, party, political_affiliation, political_opinion, political_views,
    voting_intention, vote_intention, union_member, union_membership, trade_union,
    trade_union_membership, union, sexual_orientation, orientation, gender_identity, sexuality,
    sex_life, diagnose, befund, medikation, medikamente, behinderung, konfession,
    religionszugehoerigkeit, religionszugehörigkeit, parteimitgliedschaft, gewerkschaft, blutgruppe,
    krankheit, diagnostic, maladie, traitement, diagnostico, enfermedad, medicacion, cycle_phase,
    cycle_day, hrv, vo2max, pflegegrad, demenz, pathologie, pathology, hiv, vih, hepatitis,
    analitica, seeking, sexual_preference, mobility_aid, wheelchair, dietary_religion,
    medical_conditions, health_conditions, absence_reason, sickness_reason, au_grund,
    krankheitsgrund, krankenstand, impfstatus, schwangerschaft, schwerbehinderung,
    grad_der_behinderung, gdb, kirchensteuer, church_tax, parish, ethnie, ethnicite, etnia, raza,
    religione, orientamento, orientacion_sexual, afiliacion_sindical, sindicato, syndicat,
    opinion_politique, handicap, discapacidad, invalidite, groupe_sanguin, grupo_sanguineo,
    alergias, alergia, medicamentos, medicaments, antecedents, antecedentes, psychiatric_history,
    substance_use, alcohol_use, smoking_status, sti, pregnancy_week, due_date_baby, ivf,
    fertility_treatment, gender_reassignment, deadname, pronoun_history, face_vector,
    face_descriptor, face_id_template, palm_vein, gait_signature, keystroke_profile, retina_scan,
    party_preference, political_preference, union_name, works_council_member, betriebsrat_mitglied,
    kasse_diagnose, arbeitsunfaehig, icd10_code, icd_10_code, snomed, snomed_code, loinc, rx_list,
    disease_code, health_note, health_data, gesundheitszustand, gesundheitsdaten, stato_salute,
    etat_sante, estado_salud, patologia, religion_code, bekenntnis, culto, finger_minutiae,
    minutiae, iris_code, voice_embedding, dna_sequence, snps, gene_variants, exome, brca,
    polygenic_risk, disability_assessment, disability_type, primary_condition, secondary_condition,
    primary_diagnosis, secondary_diagnosis, chronic_condition, care_plan, treatment_plan,
    therapy_notes, hiv_result, hiv_test, viral_load, cd4, trimester, gestational_age,
    gestation_week, embryo, embryo_grade, sperm_count, ivf_cycle, fertility_status,
    face_embedding_512, embedding_face, face_vectors, iris_left, iris_right, palm_print,
    voice_print, dna_result, allele, alleles, haplogroup, carrier_status, union_card, union_status,
    strike_participation, party_member, party_id_card, caste, skin_tone, religious_affiliation,
    mosque, congregation, sexual_preferences, gender_at_birth, transition_status, addiction,
    substance_abuse, methadone, rehab_status, suicide_risk, psych_eval, mental_state,
    cognitive_score, autism_score, adhd, ethnic_background, ethnic_origin_code, asylum_ground
  W
}

set "content.keys.secret" {
  words = <<-W
    password, passwd, pwd, passphrase, passcode, pass, secret, secrets, secret_key,
    secret_access_key, client_secret, app_secret, api_secret, api_key, apikey, access_key,
    access_token, auth_token, refresh_token, id_token, bearer, bearer_token, token, pat,
    private_key, privatekey, ssh_key, signing_key, encryption_key, master_key, license_key,
    webhook_secret, shared_secret, shared_key, account_key, connection_string, conn_str, dsn,
    database_url, authorization, x_api_key, api_token, personal_access_token, session_token,
    session_cookie, cookie, set_cookie, credential, credentials, jwt, otp, totp_secret, mfa_secret,
    recovery_code, recovery_codes, seed_phrase, mnemonic, service_account_key, keyfile_json,
    kubeconfig, db_password, db_pass, root_password, admin_password, basic_auth, passwort, kennwort,
    contraseña, mot_de_passe
  W
}

set "content.keys.harmless" {
  words = <<-W
    page_token, next_page_token, next_token, continuation_token, pagination_token, cursor_token,
    sync_token, start_token, max_tokens, max_output_tokens, min_tokens, num_tokens, token_count,
    tokens_used, total_tokens, prompt_tokens, completion_tokens, token_limit, token_budget,
    token_type, token_id, token_name, token_url, token_endpoint, secret_name, secret_id, secret_arn,
    secret_ref, secret_path, secret_store, secret_version, key_id, key_name, key_type, key_vault,
    key_path, key_file, public_key, pub_key, ssh_public_key, primary_key, foreign_key,
    partition_key, sort_key, cache_key, idempotency_key, object_key, row_key, map_key,
    translation_key, i18n_key, issue_key, project_key, publishable_key, site_key, csrf_token,
    password_reset_url, password_policy, password_hint, password_length, password_field,
    password_digest, password_hash, hashed_password, file_name, user_name, username,
    display_file_name, repo_name, ip_address, mac_address, email_template, email_subject,
    email_body, email_type, email_count, email_id, mobile_app, mobile_view, message_id
  W
}

# Names of arguments that say something only as the whole name, and those that hold mail addresses.

set "content.keys.whole" {
  words = <<-W
    name, address, street, age, birth, gender, sex, customer, contact, candidate, applicant,
    insured, claimant, beneficiary, nickname, zip, cell, fax, tel, party, union, condition,
    conditions, orientation, faith, belief, church, health, medical, treatment, therapy, drug, race,
    denomination, confession, vaccination, dx, rx, meds, pan, pat, tin, nie, nif, dni, cpf, insee,
    nom, nombre, display_name, license_number, snp, fertility, biometric, genetic, retina
  W
}

# Of those of special categories, names that are said of machines and contracts as well: their value must say something sensitive.

set "content.keys.vague" {
  words = <<-W
    condition, conditions, treatment, drug, health, medical, therapy, orientation, race, party,
    variant, test_result
  W
}

# How a value is written, at the end of its name.

set "content.keys.packing" {
  words = <<-W
    b64, base64, data, vector, vec, bytes, hex, blob, binary, text, notes, note, code, codes, level,
    de, en, fr
  W
}

# Names of arguments that say whom the others are about, and what may follow in them.

set "content.keys.subject" {
  words = <<-W
    user, employee, customer, patient, member, person, client, subject, respondent, insured,
    claimant, applicant, candidate, student, pupil, tenant, resident, worker, staff, guest,
    passenger, donor, participant, colleague, beneficiary, policyholder, subscriber, driver, child,
    parent, teacher, nurse, borrower, voter, citizen, refugee, visitor, mitarbeiter, mitarbeiterin,
    kunde, kundin, patientin, versicherte, versicherter, mitglied, schueler, schülerin, schüler,
    bewerber, bewerberin, personal, salarie, salarié, assure, assuré, adherent, adhérent, eleve,
    élève, empleado, empleada, paciente, cliente, socio, alumno, alumna, asegurado, trabajador,
    trabajadora, athlete, player, runner, rider, bewohner, bewohnerin, klient, klientin, persona,
    personne, malade, usager, resident_id, canvassee, contact, lead, owner, holder, insuree, carer,
    mother, father, baby, newborn, pupil_name, trainee, apprentice, azubi, kind, vater, mutter
  W
}

set "content.keys.reference" {
  words = <<-W
    id, no, nr, number, ref, code, uuid, name, key, num, reference
  W
}

set "content.keys.mail" {
  words = <<-W
    email, e_mail, mail, email_address, mail_address, personal_email, work_email
  W
}
