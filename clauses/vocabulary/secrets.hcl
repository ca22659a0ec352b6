# Secrets, credentials and access.

concept "secret" {
  kind = "thing"
  also = [
    "secrets",
    "password",
    "token",
    "private key",
    "credential",
    "API key",
    "connection string",
    "key file",
  ]
  unknown = "false"

  data { class = ["secret", "secret-variable"] }

  file { class = ["secret"] }

  call {
    noun = [
      "secret",
      "password",
      "credential",
      "private key",
      "api key",
      "vault",
      "keychain",
      "token",
      "secret value",
      "connection string",
    ]
  }
}

concept "sending secrets outside the machine" {
  kind   = "action"
  object = "never"
  also = [
    "sending secrets",
    "leaking secrets",
    "sending passwords or tokens",
    "exposing secrets",
    "sending secrets outside the company",
    "exfiltrating secrets",
    "sharing secrets",
    "disclosing secrets",
    "sharing passwords",
    "posting secrets",
  ]

  send {
    to            = ["inside", "outside", "public", "private", "unknown"]
    not_channel   = ["login"]
    data_class    = ["secret"]
    not_act_kind  = ["query"]
    not_call_noun = ["vault", "secret", "keychain", "keyvault"]
  }

  mcp {
    verb = [
      "@send", "@change", "publish", "upload", "push", "commit", "search", "query", "ask", "run",
      "generate", "log", "submit", "upsert", "log", "record", "track", "report", "complete",
      "translate", "summarize", "capture", "chat", "anlegen", "eintragen", "schreiben", "ajouter",
      "publier", "agregar", "escribir", "annotate", "note",
    ]
    data_class = ["secret"]
    not_noun = [
      "secret", "vault", "parameter", "variable", "keychain", "keyvault", "credential",
      "onepassword", "1password", "bitwarden", "lastpass", "keepass", "keeper", "password",
      "db instance", "db cluster", "database user", "login profile", "db user",
    ]
    not_mcp_server = ["@servers.local"]
  }

  send {
    channel    = ["prompt"]
    data_class = ["secret"]
  }

  http {
    client           = ["fetch", "call", "program", "code"]
    place            = ["inside", "outside", "private", "unknown"]
    data_class       = ["secret"]
    not_send_channel = ["login"]
    not_call_noun    = ["vault", "secret", "keychain", "keyvault"]
  }
}

# MCP servers that work on this machine: what they write is no message.
set "servers.local" {
  words = [
    "filesystem", "fs", "file", "files", "cursor", "vscode", "editor", "text-editor", "text_editor",
    "desktop-commander", "desktop_commander", "jetbrains", "serena", "ide", "local", "shell",
    "terminal", "git", "memory", "notebook", "jupyter", "code", "codebase", "workspace", "sandbox",
    "sqlite", "zed", "emacs", "neovim", "nvim", "xcode",
  ]
}

concept "reading secrets" {
  kind   = "action"
  object = "never"
  also = [
    "reading a secret", "printing secrets", "read of a secret", "accessing secrets",
    "reading passwords", "reading credentials", "reading private keys", "printing passwords",
    "viewing secrets", "revealing secrets", "retrieving secrets", "decrypting secrets",
    "dumping secrets",
  ]
  unknown = "false"

  file {
    op                = ["read", "edit"]
    class             = ["secret"]
    not_shell_program = ["ssh", "kubectl", "terraform"]
    not_shell_sub     = ["login", "auth login", "signin", "registry login"]
    not_shell_flag    = ["--password-stdin", "--with-token", "--token-stdin", "--passphrase-fd"]
  }

  data { class = ["secret-output"] }

  # a vault's, a password manager's, a secret manager's tools
  call {
    act_kind = ["call", "command"]
    verb = [
      "@read", "get", "view", "reveal", "show", "decrypt", "access", "unwrap", "unseal", "resolve",
      "copy", "checkout", "display",
    ]
    object     = ["@secrets.values"]
    not_object = ["@secrets.about"]
    not_verb = [
      "list", "search", "describe", "create", "delete", "set", "put", "update", "scan", "ls",
      "rotate", "revoke", "check", "validate", "verify", "count", "test", "audit", "find", "report",
      "status", "remove", "add", "store", "write", "sync", "help", "explain",
    ]
    not_shell_program = ["@secrets.careful"]
  }

  call {
    act_kind   = ["call"]
    verb       = ["@read", "get", "reveal"]
    object     = ["vault", "kv", "secret manager"]
    key        = ["path", "secret", "field", "mount", "secret id", "secret name"]
    not_verb   = ["list", "search", "create", "delete", "write", "update", "put"]
    not_object = ["@secrets.about"]
  }

  call {
    act_kind = ["call"]
    verb     = ["@read", "get", "view", "reveal", "show", "decrypt", "access", "resolve"]
    key = [
      "secret id",
      "secret name",
      "secret path",
      "secret ref",
      "secret key",
      "secret arn",
    ]
    not_verb = [
      "list",
      "search",
      "describe",
      "create",
      "delete",
      "set",
      "put",
      "update",
      "write",
      "rotate",
      "check",
    ]
    not_object = ["@secrets.about"]
  }

  call {
    act_kind = ["call"]
    verb = [
      "@read",
      "get",
      "view",
      "reveal",
      "show",
      "decrypt",
      "access",
      "unwrap",
      "resolve",
    ]
    object = [
      "item",
      "entry",
      "login",
      "record",
      "field",
      "value",
      "note",
      "document",
      "configuration",
      "path",
      "key",
      "kv",
    ]
    noun       = ["@secrets.keepers"]
    not_object = ["@secrets.about"]
    not_verb = [
      "list",
      "search",
      "describe",
      "create",
      "delete",
      "set",
      "put",
      "update",
      "scan",
      "find",
      "count",
      "check",
    ]
  }

  # a vault's own API: elsewhere a path with such a word is a page about secrets
  http {
    method = ["GET", "POST"]
    place  = ["inside", "local", "private"]
    call_object = [
      "secret",
      "credential",
      "password",
      "private key",
      "secret value",
      "keyvault",
    ]
    not_call_object = ["@secrets.about"]
    not_call_verb   = ["create", "delete", "update", "rotate", "revoke"]
  }

  http {
    method = ["GET"]
    host = [
      "*.vault.azure.net", "secretmanager.googleapis.com", "secretsmanager.*.amazonaws.com",
      "ssm.*.amazonaws.com", "api.doppler.com", "app.infisical.com", "*.infisical.com",
      "api.akeyless.io", "*.1password.com", "*.1password.eu", "*.bitwarden.com",
      "*.hashicorp.cloud", "*.conjur.cloud", "*.cyberark.cloud", "*.secretservercloud.com",
      "*.keepersecurity.com",
    ]
    call_object = [
      "secret",
      "credential",
      "password",
      "item",
      "access",
      "version",
      "download",
      "kv",
      "key",
    ]
  }

  shell {
    program = ["kubectl", "oc", "kubecolor", "k"]
    sub     = ["get secret", "get secrets", "get"]
    operand = [
      "secret",
      "secrets",
      "secret/**",
      "secrets/**",
      "**,secret",
      "**,secrets",
      "secret,**",
      "secrets,**",
    ]
    option = [
      "--output=yaml",
      "--output=json",
      "--output=*.data*",
      "--output=**data:**",
      "--output=**base64**",
      "--output=go-template*",
      "--output=custom-columns=*.data*",
      "--template=**",
    ]
    not_option = ["--output=**.metadata.name**"]
  }

  shell {
    program = ["kubectl", "oc", "kubecolor", "k"]
    sub = [
      "get secret",
      "get secrets",
      "get secret/*",
      "get secrets/*",
      "get *,secret",
      "get *,secrets",
      "get secret,*",
      "get secrets,*",
      "get all,secret*",
    ]
    option = [
      "--output=yaml",
      "--output=json",
      "--output=*.data*",
      "--output=**data:**",
      "--output=**base64**",
      "--output=go-template*",
      "--output=custom-columns=*.data*",
      "--template=**",
    ]
    not_option = ["--output=**.metadata.name**"]
  }

  http {
    method = ["GET"]
    place  = ["inside", "private", "local", "unknown"]
    path = [
      "**/v1/*/data/**",
      "**/v1/secret/**",
      "**/v1/kv/**",
      "**/api/v1/namespaces/*/secrets/*",
    ]
  }

  shell {
    program = ["systemctl", "ps", "getent", "netsh", "nmcli", "reg"]
    operand = [
      "show-environment",
      "eww",
      "auxe",
      "auxeww",
      "axe",
      "axeww",
      "shadow",
      "key=clear",
      "HKLM\\SAM**",
      "HKLM\\SECURITY**",
    ]
  }

  shell {
    program = ["systemctl"]
    sub     = ["show-environment"]
  }

  shell {
    program = ["oc"]
    sub     = ["extract", "whoami"]
    flag    = ["--to", "--show-token", "-t"]
  }

  shell {
    program = [
      "echo", "printf", "printenv", "cat", "tee", "print", "write-output", "write-host", "base64",
      "xxd", "set", "declare", "typeset", "export",
    ]
    data_class = ["secret-variable"]
  }

  shell {
    program = ["gpg", "gpg2"]
    flag    = ["--export-secret-keys", "--export-secret-subkeys", "--export-secret-key"]
  }

  shell {
    program = [
      "sops", "ansible-vault", "helm", "git-crypt", "blackbox_cat", "chamber", "rails", "eyaml",
      "keyring", "credstash", "teller", "dcli", "rbw",
    ]
    sub = [
      "-d", "decrypt", "view", "edit", "secrets view", "secrets decrypt", "secrets dec", "unlock",
      "read", "export", "credentials:show", "credentials:edit", "secrets:show", "secrets:edit",
      "get", "getall", "show", "password",
    ]
    not_sub = [
      "helm get",
      "get values",
      "get manifest",
      "get notes",
      "get all",
      "get hooks",
      "get metadata",
      "show chart",
      "show values",
      "show readme",
      "show all",
      "show crds",
    ]
  }

  shell {
    program = ["sops"]
    flag    = ["-d", "--decrypt"]
  }

  shell {
    program = ["pass", "gopass"]
    sub     = ["**"]
    not_sub = [
      "ls", "list", "find", "search", "insert", "add", "generate", "edit", "rm", "mv", "cp", "git",
      "init", "help", "version", "otp uri", "sync", "config", "audit", "mounts", "setup", "clone",
      "recipients", "fsck", "history",
    ]
  }

  shell {
    program = ["aws"]
    sub     = ["ssm get-parameter", "ssm get-parameters", "ssm get-parameters-by-path"]
    flag    = ["--with-decryption"]
  }

  shell {
    program = ["pulumi", "gcloud", "op", "netsh", "nmcli", "docker", "infisical", "flux", "argocd"]
    flag    = ["--show-secrets", "--reveal", "--show-secret"]
  }

  shell {
    program = [
      "terraform", "tofu", "terragrunt", "pulumi", "git", "npm", "yarn", "pnpm", "aws", "glab",
      "gh", "heroku", "firebase", "vercel", "flyctl", "fly", "composer", "pip", "poetry", "dokku",
      "cdktf",
    ]
    sub = [
      "output",
      "stack output",
      "config",
      "config get",
      "config:get",
      "configure get",
      "env get",
      "env:get",
      "functions:config:get",
    ]
    operand = [
      "*password*", "*passwd*", "*secret*", "*_token*", "*token", "*private_key*", "*privatekey*",
      "*api_key*", "*apikey*", "*access_key*", "*accesskey*", "*connection_string*", "*credential*",
      "**:_authtoken", "**_authToken", "*_dsn", "database_url", "*database_url",
    ]
    not_flag = ["--secret", "--unset", "--add"]
  }

  shell {
    program = ["get-childitem", "get-item", "dir", "gci", "ls", "get-content"]
    operand = ["env:", "env:\\", "env:*", "Env:", "Env:*"]
  }

  # whole configurations, states and histories, in which secrets stand
  shell {
    program     = ["terraform", "tofu", "terragrunt"]
    sub         = ["output"]
    flag        = ["-json", "--json"]
    not_operand = ["*"]
  }

  shell {
    program     = ["terraform", "tofu", "terragrunt"]
    sub         = ["show"]
    not_operand = ["*plan*", "**plan**", "*.out"]
    not_sub     = ["show *plan*", "show *.out", "providers show"]
  }

  shell {
    program = ["docker", "podman", "nerdctl", "finch"]
    sub = [
      "inspect",
      "container inspect",
      "inspect *",
      "container inspect *",
      "service inspect",
    ]
    not_flag    = ["--format", "-f", "--size", "-s"]
    not_option  = ["--type=image", "--type=network", "--type=volume"]
    not_operand = ["*:*", "**/**", "*network*", "*volume*", "*image*"]
  }

  shell {
    program = ["docker", "podman", "nerdctl", "finch"]
    option = [
      "--format=**.Env**",
      "--format=**json .}}**",
      "--format=**json .Config}}**",
      "--format=**.Config}}**",
    ]
    sub = [
      "inspect",
      "container inspect",
      "inspect *",
      "container inspect *",
      "service inspect",
    ]
  }

  shell {
    program = ["docker", "podman", "docker-compose", "podman-compose"]
    sub     = ["compose config", "config", "compose convert"]
    not_flag = [
      "--services",
      "--quiet",
      "-q",
      "--images",
      "--volumes",
      "--profiles",
      "--hash",
      "--no-interpolate",
      "--networks",
    ]
    not_sub     = ["config ls", "config list", "config rm", "config create"]
    not_operand = ["ls", "create", "rm", "inspect"]
  }

  shell {
    program = ["kubectl", "oc", "kubecolor"]
    sub     = ["config view"]
    flag    = ["--raw"]
  }

  shell {
    program = ["systemctl"]
    sub     = ["show"]
    option  = ["--property=Environment", "-p=Environment", "--property=EnvironmentFiles"]
  }

  shell {
    program = ["age", "rage"]
    flag    = ["-d", "--decrypt"]
  }

  shell {
    program = ["aws", "gcloud", "az"]
    option = [
      "--query=**Environment**",
      "--query=**environment**",
      "--query=**Secret**",
      "--format=**.env**",
      "--query=**.env**",
    ]
  }

  shell {
    program = ["sqlite3", "strings", "cp", "cat"]
    operand = [
      "**/Login Data",
      "**/Login*Data",
      "**/key4.db",
      "**/logins.json",
      "**/cookies.sqlite",
      "**/Chrome/**/Cookies",
      "**/google-chrome/**/Cookies",
    ]
  }

  file {
    op            = ["list", "read"]
    class         = ["secret"]
    shell_program = ["git"]
    shell_sub     = ["log", "diff", "show", "blame", "annotate", "whatchanged"]
    shell_flag    = ["-p", "--patch", "-u", "-L"]
  }

  shell {
    program = ["git"]
    sub     = ["log", "whatchanged", "show"]
    option = [
      "-S=*secret*", "-S=*SECRET*", "-S=*password*", "-S=*PASSWORD*", "-S=*token*", "-S=*TOKEN*",
      "-G=*secret*", "-G=*SECRET*", "-G=*password*", "-G=*PASSWORD*", "-S=*api_key*",
      "-S=*API_KEY*", "-S=*PRIVATE KEY*", "-S=AKIA*", "-S=sk_live*",
    ]
    flag = ["-p", "--patch", "-u"]
  }

  shell {
    program = [
      "get-secret", "get-storedcredential", "get-clixml", "get-credential", "get-azkeyvaultsecret",
      "get-ssmparameter", "get-secsecretvalue", "mimikatz", "lazagne", "secretsdump",
      "secretsdump.py", "hashdump", "pypykatz", "chrome-pass", "firefox_decrypt",
    ]
  }

  code {
    call = [
      "os.environ",
      "process.env",
      "os.getenv",
      "os.environ.get",
      "ENV",
      "_ENV",
      "getenv",
    ]
    data_class = ["secret-variable"]
  }
}

# What a secret is called where its value is asked for.
set "secrets.values" {
  words = [
    "secret", "secret value", "password", "credential", "private key", "secret version",
    "vault item", "keychain", "api key", "secret string", "parameter store", "access key",
    "keyvault", "connection string", "vault secret", "vault kv", "kv secret", "secret key",
    "client secret", "customer secret", "service key", "token value", "access token",
    "refresh token", "auth token", "kv", "app secret", "signing key", "encryption key",
    "master key", "recovery code", "seed phrase", "secret data", "secret payload", "vault password",
    "secret text", "otp secret", "totp", "ssh key", "kubeconfig", "shared access", "sas token",
    "storage key", "account key", "environment secret",
  ]
}

# Words beside it that say that something about a secret is asked for.
set "secrets.about" {
  words = [
    "policy", "rotation", "metadata", "scan", "scanning", "alert", "name", "schema", "docs",
    "count", "access review", "audit", "rule", "list", "report", "expiry", "expiration", "reset",
    "doc", "documentation", "guide", "last", "usage", "log", "status", "public", "public key",
    "permission", "history", "id", "age", "owner", "location", "finding", "leak", "exposure",
    "type", "template", "example", "health", "role", "version list", "requirement", "strength",
    "security", "best practice", "cheat", "sheet", "page", "article", "issue", "token count",
    "usage report", "detection", "quota",
  ]
}

# Programs whose operations named after secrets are told apart below.
set "secrets.careful" {
  words = [
    "kubectl", "oc", "kubecolor", "k", "gh", "aws", "gcloud", "az", "op", "bw", "doppler", "docker",
    "heroku", "fly", "flyctl", "supabase", "vercel", "netlify", "wrangler", "railway", "infisical",
    "gpg", "gpg2", "npm", "helm", "git", "firebase", "glab", "cf", "pass", "security", "keyring",
    "argocd", "vault", "bao",
  ]
}

# Products that keep secrets.
set "secrets.keepers" {
  words = [
    "vault", "keyvault", "keychain", "bitwarden", "vaultwarden", "onepassword", "1password",
    "password", "lastpass", "keepass", "keepassxc", "keeper", "dashlane", "passbolt", "infisical",
    "doppler", "akeyless", "conjur", "cyberark", "delinea", "thycotic", "psono", "nordpass",
    "roboform", "enpass", "passwordstate", "secret", "gopass", "credstash", "openbao",
    "secretserver",
  ]
}

concept "writing secrets into files" {
  kind   = "action"
  object = "never"
  also = [
    "writing secrets into version control",
    "committing secrets",
    "storing secrets in code",
    "writing a secret into a file",
    "hardcoding secrets",
    "checking in secrets",
    "putting secrets into code",
    "saving secrets in files",
  ]
  unknown = "false"

  file {
    op         = ["write", "append", "edit"]
    not_place  = ["scratch"]
    data_class = ["secret"]
  }

  # the contents of a secret file, or what a vault prints, into a file that is none
  file {
    op         = ["write", "append"]
    not_place  = ["scratch"]
    not_class  = ["secret"]
    data_class = ["secret-flow"]
  }

  file {
    op            = ["list", "read", "edit", "append", "write", "move"]
    class         = ["secret"]
    shell_program = ["git", "hg", "svn", "jj", "yadm", "fossil"]
    shell_sub = [
      "add",
      "commit",
      "stash",
      "update-index",
      "stage",
      "stash push",
      "hash-object",
      "import",
    ]
    not_shell_flag = ["--remove", "--force-remove", "--assume-unchanged", "--skip-worktree"]
  }

  shell {
    program    = ["git", "hg", "svn", "jj"]
    sub        = ["add", "commit", "stash", "tag", "notes", "update-index"]
    data_class = ["secret"]
  }

  # settings of clients that lie in files
  shell {
    program = [
      "git", "npm", "yarn", "pnpm", "pip", "poetry", "aws", "gcloud", "composer", "gem", "bundle",
      "bundler", "cargo", "helm", "conda", "uv", "dotnet", "nuget", "rclone", "s3cmd", "mc", "gh",
      "glab", "sentry-cli",
    ]
    sub = [
      "config",
      "config set",
      "remote add",
      "remote set-url",
      "configure set",
      "submodule add",
      "repo add",
      "nuget add source",
      "sources add",
      "source add",
      "config create",
      "alias set",
    ]
    data_class = ["secret"]
  }

  call {
    act_kind = ["call"]
    verb = [
      "commit", "push", "create", "update", "write", "put", "edit", "add", "replace", "append",
      "insert", "save", "patch", "upsert", "anlegen", "speichern",
    ]
    noun = [
      "file",
      "commit",
      "content",
      "repository",
      "gist",
      "snippet",
      "blob",
      "notebook cell",
      "cell",
      "code",
      "source",
      "datei",
    ]
    data_class = ["secret"]
  }
}

concept "creating credentials" {
  kind   = "action"
  object = "never"
  also = [
    "creating API keys", "creating an API key", "creating tokens", "issuing credentials",
    "rotating credentials", "creating access keys", "creating service account keys",
    "issuing tokens", "minting tokens", "generating API keys", "rotating keys",
    "creating OAuth clients", "resetting passwords",
  ]

  call {
    not_http_place = ["local"]
    verb           = ["@credentials.make"]
    object         = ["@credentials.things"]
    not_object     = ["@credentials.about"]
    not_verb = [
      "revoke", "delete", "list", "get", "disable", "login", "remove", "deactivate", "search",
      "describe", "validate", "verify", "check", "count",
    ]
    not_shell_program = ["ssh-keygen", "openssl", "age-keygen", "gpg", "keytool", "wg"]
  }

  # a key or token by that word alone
  call {
    not_http_place = ["local"]
    verb = [
      "create", "generate", "mint", "issue", "regenerate", "rotate", "roll", "renew", "reissue",
      "provision", "erstellen", "erzeugen", "anlegen", "erneuern", "creer", "generer", "crear",
      "generar", "rotar",
    ]
    object     = ["key", "token", "pat"]
    not_object = ["@credentials.about", "@keys.other"]
    not_verb = [
      "revoke",
      "delete",
      "list",
      "get",
      "disable",
      "login",
      "remove",
      "deactivate",
    ]
    not_noun = [
      "kms",
      "redis",
      "consul",
      "etcd",
      "translation",
      "localization",
      "lokalise",
      "phrase",
      "crowdin",
      "okr",
      "dynamodb",
      "stripe",
    ]
    not_shell_program = ["ssh-keygen", "openssl", "age-keygen", "gpg", "keytool", "wg"]
  }

  # rotation makes a new value
  call {
    not_http_place = ["local"]
    verb = [
      "rotate",
      "regenerate",
      "roll",
      "renew",
      "reissue",
      "reset",
      "rotar",
      "erneuern",
    ]
    object = [
      "secret",
      "key",
      "token",
      "password",
      "credential",
      "certificate",
      "passphrase",
    ]
    not_object = [
      "@credentials.about",
      "@keys.other",
      "policy",
      "schedule",
      "link",
      "email",
      "reset email",
      "request",
    ]
    not_verb = ["list", "get", "describe", "cancel", "check"]
  }

  # new values
  call {
    not_http_place = ["local"]
    verb           = ["generate", "regenerate", "issue", "mint", "erzeugen", "generer", "generar"]
    object = [
      "secret",
      "password",
      "passphrase",
      "credential",
      "totp",
      "keypair",
      "otp",
      "passcode",
    ]
    not_object = ["@credentials.about", "policy", "list", "strength", "email"]
    not_verb   = ["list", "get", "describe"]
  }

  shell {
    program = ["htpasswd", "smbpasswd", "createuser", "mkpasswd"]
    flag    = ["-b", "-c", "-B", "-a", "-P", "--pwprompt", "-bc", "-cb", "-Bb", "-cBb"]
  }

  # an application of an identity provider is an OAuth client
  call {
    not_http_place = ["local"]
    verb           = ["create", "register", "add", "provision", "new"]
    object = [
      "application",
      "app",
      "customer",
      "app registration",
      "relying party",
      "user pool",
    ]
    noun = [
      "auth0", "okta", "entra", "azuread", "azure ad", "keycloak", "cognito", "onelogin", "ping",
      "pingone", "oauth", "oidc", "idp", "auth", "fusionauth", "authentik", "zitadel", "ory",
      "hydra", "descope", "frontegg", "workos", "jumpcloud", "identity", "sso",
    ]
    not_object = [
      "user",
      "group",
      "policy",
      "rule",
      "assignment",
      "member",
      "log",
      "note",
      "support",
      "ticket",
    ]
  }

  shell {
    program = ["az"]
    sub = [
      "ad sp create-for-rbac", "ad app create", "ad app credential reset", "ad sp credential reset",
      "ad app permission grant", "acr credential renew", "acr token create",
      "storage account generate-sas", "storage container generate-sas", "storage blob generate-sas",
      "cosmosdb keys regenerate", "redis regenerate-keys",
      "servicebus namespace authorization-rule keys renew",
      "eventhubs namespace authorization-rule keys renew",
      "cognitiveservices account keys regenerate", "functionapp keys set",
    ]
    not_sub = ["ad app permission grant"]
  }

  shell {
    program = [
      "heroku", "rabbitmqctl", "mc", "influx", "kadmin", "kadmin.local", "samba-tool",
      "ejabberdctl", "emqx_ctl", "cockroach", "createuser", "htpasswd", "kafka-configs",
      "kafka-configs.sh", "consul", "nomad", "boundary", "tailscale", "snow", "clickhouse-client",
      "sftpgo", "smbpasswd", "rclone", "minio",
    ]
    sub = [
      "authorizations:create", "add_user", "change_password", "admin user add",
      "admin user svcacct add", "admin accesskey create", "auth create", "user create",
      "user password", "addprinc", "add_principal", "cpw", "user add", "users add",
      "acl token create", "acl bootstrap", "acl policy apply", "register", "pg:credentials:create",
      "pg:credentials:rotate", "redis:credentials:reset", "cert create-client",
    ]
    not_sub = ["acl policy apply"]
  }

  shell {
    program = ["kubectl", "oc", "kubecolor"]
    sub = [
      "create token",
      "sa new-token",
      "sa create-kubeconfig",
      "serviceaccounts create-kubeconfig",
    ]
  }

  shell {
    program = ["vault", "bao"]
    sub = [
      "token create",
      "operator generate-root",
      "operator rekey",
      "operator init",
      "operator rotate",
    ]
  }

  shell {
    program = ["vault", "bao"]
    sub     = ["write"]
    operand = [
      "**secret-id",
      "**secret-id/**",
      "auth/token/create**",
      "**/issue/**",
      "**/sign/**",
      "**rotate-root**",
      "**rotate-role**",
      "**/creds/**",
      "**userpass/users/**",
    ]
  }

  shell {
    program = ["vault", "bao"]
    sub     = ["read"]
    operand = ["**/creds/**"]
  }

  # directory users with a password
  shell {
    program = [
      "new-aduser",
      "set-adaccountpassword",
      "new-localuser",
      "set-localuser",
      "new-azadappcredential",
      "new-azadspcredential",
      "new-mgapplicationpassword",
      "new-mgserviceprincipalpassword",
      "new-iamaccesskey",
    ]
  }

  shell {
    program = [
      "aws", "vercel", "netlify", "tctl", "step", "tailscale", "teleport", "influx", "snow",
      "cloudflared", "ngrok", "supabase", "neonctl", "pscale", "turso", "render", "railway",
      "koyeb", "linode-cli", "hcloud", "scw", "exo", "ibmcloud", "oci", "civo", "gitea", "forgejo",
      "sops", "cosign", "stripe",
    ]
    sub = [
      "sts get-session-token", "sts assume-role", "sts get-federation-token",
      "ecr get-authorization-token", "tokens add", "token add", "api createaccesstoken",
      "api createAccessToken", "tokens add *", "users add", "ca token", "ca certificate",
      "ca token *", "ca certificate *", "auth create", "tunnel token", "password create",
      "db tokens create", "iam api-key-create", "iam service-api-key-create",
      "iam customer-secret-key create", "iam api-key create", "iam access-key create",
      "admin user generate-access-token", "admin user create", "service-token create",
      "auth api-tokens mint", "auth api-tokens mint *", "authkey create", "auth-keys create",
      "keys create",
    ]
    not_sub  = ["sts assume-role"]
    not_flag = ["--help"]
  }

  shell {
    program = [
      "elasticsearch-reset-password",
      "elasticsearch-create-enrollment-token",
      "elasticsearch-setup-passwords",
      "elasticsearch-service-tokens",
      "chpasswd",
      "passwd",
    ]
    not_flag    = ["-S", "--status", "-l", "--help"]
    not_program = ["chpasswd", "passwd"]
  }

  sql {
    not_env_target = ["local"]
    verb           = ["create", "alter", "grant", "modify", "set", "other"]
    column         = ["account password"]
  }
}

set "credentials.make" {
  words = [
    "@create", "rotate", "regenerate", "reset", "roll", "renew", "reissue", "issue", "mint", "add",
    "ausstellen", "erneuern", "generer", "generar", "emitir", "emettre",
  ]
}

set "credentials.things" {
  words = [
    "access key", "api key", "account key", "personal token", "access token", "api token",
    "auth token", "bot token", "user token", "deploy token", "project token", "runner token",
    "registration token", "refresh token", "service token", "group token", "bearer token",
    "vault token", "account token", "configuration token", "cli token", "ci token", "machine token",
    "robot account", "robot", "app token", "application token", "install token",
    "installation token", "credential", "oauth customer", "oauth app", "oauth application",
    "customer secret", "client secret", "secret key", "app password", "application password",
    "ssh key", "iam key", "login profile", "database user", "database credential", "key pair",
    "signing key", "webhook secret", "signing secret", "service principal", "pat", "private key",
    "password", "publishable key", "restricted key", "ephemeral key", "application key",
    "consumer key", "license key", "integration key", "ingest key", "ingestion key", "write key",
    "read key", "admin key", "project key", "organisation key", "user key", "machine key",
    "service key", "storage key", "shared key", "subscription key", "jwt key", "jwt secret",
    "secret id", "client credential", "customer credential", "machine user", "oidc client",
    "oidc customer", "oauth2 customer", "api secret", "api credential", "security credential",
    "hmac key", "sas token", "sas key", "sas url", "auth key", "join token", "key vault key",
    "join key", "token request", "specific credential", "session token", "federation token",
    "developer token", "service user", "scram credential", "totp", "recovery code", "backup code",
    "certificate credential", "client certificate", "customer certificate",
  ]
}

set "credentials.about" {
  words = [
    "card", "payment", "setup", "device", "push token", "test", "reset email", "count", "tokenizer",
    "design token", "policy", "token usage", "issue", "csrf", "link", "token transfer", "price",
    "role", "note", "comment", "page", "secret version", "doc", "docs", "documentation", "report",
    "ticket", "task", "jira", "calendar", "message", "registrar", "metadata", "template", "schema",
    "request form", "alert", "rule", "deploy key", "reminder", "event",
  ]
}

# Keys that are no credentials.
set "keys.other" {
  words = [
    "primary key", "foreign key", "partition key", "sort key", "idempotency key", "cache key",
    "translation key", "key result", "key value", "key metric", "issue key", "public key",
    "kms key", "encryption key", "host key", "object key", "config key", "configuration key",
    "index key", "routing key", "feature key", "property key", "map key", "redis key", "hotkey",
    "key bind", "key press", "key moment", "key point", "key takeaway", "key note", "key frame",
    "project key", "row key", "column key", "unique key", "token balance", "token price",
    "erc20 token", "nft token", "token list", "card token", "payment token", "token count",
    "crypto token", "design token",
  ]
}

concept "granting access" {
  kind   = "action"
  object = "never"
  also = [
    "granting permissions", "granting rights", "giving access", "changing access", "granting roles",
    "giving permissions", "giving rights", "adding collaborators", "granting an agent the right",
    "granting access rights", "assigning roles", "adding members", "inviting users",
    "making users admin", "raising privileges", "giving users access",
  ]
  unknown = "false"

  call {
    not_http_place = ["local"]
    verb           = ["@access.give"]
    object         = ["@access.things"]
    not_object     = ["@access.about"]
    not_verb = [
      "revoke", "remove", "delete", "deny", "list", "get", "audit", "check", "block", "detach",
      "disable", "suspend", "describe", "search", "export",
    ]
    not_noun = [
      "drive",
      "gdrive",
      "dropbox",
      "onedrive",
      "sharepoint",
      "box",
      "docs",
      "gdocs",
      "nextcloud",
      "calendar",
    ]
    not_call_value = ["@access.public"]
    not_call_key = [
      "deal", "deal id", "lead id", "ticket id", "contact id", "opportunity id", "player",
      "player id", "file id", "folder id", "document id", "drive id", "item id",
    ]
  }

  call {
    not_http_place = ["local"]
    verb           = ["promote", "elevate", "befoerdern"]
    object = [
      "user",
      "member",
      "account",
      "guest",
      "collaborator",
      "benutzer",
      "privilege",
      "right",
    ]
    not_object = ["employee", "deal", "candidate"]
  }

  # sharing files: only with the right to change them
  call {
    not_http_place = ["local"]
    verb           = ["@access.give", "share"]
    object = [
      "@access.things", "file", "folder", "document", "drive", "doc", "sheet", "share", "link",
      "item", "sharing", "page", "workbook", "notebook", "dashboard", "site", "wiki", "board",
      "project", "workspace",
    ]
    not_object = ["request", "review", "log", "event", "comment", "test", "report", "ticket"]
    not_verb   = ["revoke", "remove", "delete", "deny", "list", "get"]
    value = [
      "role=writer", "role=editor", "role=edit", "role=owner", "role=organizer",
      "role=fileorganizer", "role=manager", "role=admin", "role=co-owner", "role=write",
      "access_level=editor", "access_level=owner", "access_level=edit", "access_level=write",
      "access=edit", "access=write", "access=editor", "permission=edit", "permission=write",
      "permission=editor", "permission=full", "permission=admin", "permission_level=edit",
      "permission_level=write", "permission_level=full_access", "permission=full_access",
      "level=edit", "level=write", "type=edit", "access_type=edit", "rechte=schreiben",
      "recht=schreiben", "rolle=bearbeiter", "rolle=editor", "permission_type=edit",
      "permission_type=write", "roles=write", "roles=owner", "role=contributor",
    ]
  }

  # granting is the verb itself
  call {
    not_http_place = ["local"]
    verb = [
      "grant",
      "erteilen",
      "gewaehren",
      "gewahren",
      "accorder",
      "otorgar",
      "conceder",
    ]
    mode = ["change"]
    not_verb = [
      "revoke",
      "list",
      "get",
      "show",
      "describe",
      "review",
      "audit",
      "check",
      "create",
      "delete",
      "remove",
    ]
    not_object = [
      "stock", "option", "loan", "funding", "award", "application", "scholarship", "leave",
      "extension", "point", "coupon", "discount", "credit", "bonus", "equity", "refund", "proposal",
      "research", "review", "report", "benefit", "claim", "vacation", "urlaub", "deferral",
      "waiver",
    ]
  }

  call {
    verb = ["freischalten", "berechtigen", "autoriser", "autorizar", "ermaechtigen"]
    key  = ["user", "person", "employee", "account", "group", "nutzer", "email"]
  }

  # directories
  call {
    verb = ["add", "modify", "update", "change", "edit", "put", "patch", "replace", "set"]
    noun = ["ldap", "ad", "active directory", "ipa", "freeipa", "directory"]
    key = [
      "member",
      "member uid",
      "memberuid",
      "unique member",
      "uniquemember",
      "member of",
      "memberof",
    ]
    not_verb = ["remove", "delete", "list", "search", "get"]
  }

  http {
    not_http_place = ["local"]
    method         = ["PUT", "POST", "PATCH"]
    path = [
      "**/groups/*/users/**", "**/groups/*/members**", "**/teams/*/members**",
      "**/teams/*/memberships/**", "**/organizations/*/users**", "**/orgs/*/memberships/**",
      "**/orgs/*/invitations", "**/workspaces/*/members**", "**/projects/*/members**",
      "**/roleassignments**", "**/roleAssignments**", "**:setIamPolicy", "**/repos/*/*/keys",
      "**/repos/*/*/collaborators/**", "**/users/*/roles/**", "**/users/*/roles",
      "**/roles/*/users/**", "**/apps/*/users/**", "**/apps/*/groups/**", "**/members/$ref",
    ]
  }

  shell {
    program = ["samba-tool", "ipa"]
    operand = ["addmembers", "group-add-member", "role-add-member", "group_add_member"]
  }

  shell {
    program = ["samba-tool", "ipa", "dsmod", "dsadd", "realm", "wbadmin"]
    sub = [
      "group addmembers",
      "group",
      "group-add-member",
      "role-add-member",
      "permit",
      "group add-member",
    ]
    operand = ["addmembers", "**"]
    not_sub = [
      "group list",
      "group listmembers",
      "group show",
      "group removemembers",
      "group delete",
    ]
    not_operand = ["list", "listmembers", "show", "removemembers", "delete"]
  }

  call {
    not_http_place = ["local"]
    verb           = ["invite", "einladen", "inviter", "invitar"]
    object = [
      "user", "member", "team", "organisation", "workspace", "project", "repository", "guest",
      "account", "collaborator", "admin", "employee", "group", "benutzer", "nutzer", "utilisateur",
      "usuario", "tenant", "person", "external",
    ]
    not_object = [
      "calendar",
      "event",
      "meeting",
      "channel",
      "conversation",
      "interview",
      "survey",
      "list",
      "webinar",
    ]
  }

  call {
    not_http_place = ["local"]
    verb           = ["approve", "genehmigen", "accept"]
    object = [
      "access request",
      "access review",
      "permission request",
      "role request",
      "jit request",
      "elevation request",
      "privilege request",
      "join request",
    ]
  }

  # rights that stand in the arguments
  call {
    not_http_place = ["local"]
    verb = [
      "update", "set", "create", "patch", "change", "add", "save", "modify", "put", "assign",
      "make", "edit", "promote", "upsert", "insert", "switch", "provision", "invite",
    ]
    not_object = [
      "contact", "lead", "deal", "ticket", "issue", "page", "event", "candidate", "card",
      "opportunity", "comment", "fixture", "test", "job", "employee", "task",
    ]
    value = [
      "role=admin", "superadmin=true", "role=:admin", "role=owner", "role=:owner",
      "role=administrator", "role=superadmin", "role=super_admin", "role=superuser",
      "is_admin=true", "admin=true", "is_superuser=true", "superuser=true", "is_staff=true",
      "is_owner=true", "super_admin=true", "site_admin=true", "role=maintainer", "user_role=admin",
      "organisation_role=admin", "organisation_role=owner", "role_name=admin", "role_name=owner",
      "is_super_admin=true", "isadmin=true", "roles=admin", "role_id=admin", "role=root",
      "rolle=admin", "usertype=admin", "user_type=admin", "access_level=admin",
      "access_level=owner", "access_level=maintainer", "access_level=50", "access_level=40",
      "permission=admin", "permission=maintain", "privilege=admin", "administrator=true",
      "is_administrator=true", "is_org_admin=true",
    ]
  }

  http {
    not_http_place = ["local"]
    method         = ["PATCH", "PUT", "POST"]
    call_object    = ["group"]
    call_noun      = ["scim"]
    not_call_value = ["op=remove", "*op=remove"]
  }

  http {
    not_http_place = ["local"]
    method         = ["PATCH", "PUT", "POST"]
    call_object = [
      "membership",
      "collaborator",
      "group member",
      "team member",
      "project member",
      "role assignment",
      "iam policy",
      "permission",
      "role binding",
      "rolebinding",
      "clusterrolebinding",
    ]
    not_call_object = ["request", "workflow", "action permission", "actions permission"]
    not_call_noun   = ["drive", "gdrive", "dropbox"]
  }

  shell {
    program  = ["gsutil"]
    sub      = ["iam ch", "iam set", "acl ch", "acl set", "defacl ch", "defacl set"]
    not_flag = ["-d"]
  }

  shell {
    program = ["aws", "az"]
    sub = [
      "s3api put-bucket-policy", "kms create-grant", "kms put-key-policy",
      "secretsmanager put-resource-policy", "ecr set-repository-policy", "sqs add-permission",
      "sns add-permission", "lambda add-permission", "sns set-topic-attributes",
      "glacier set-vault-access-policy", "backup put-backup-vault-access-policy",
      "iam create-policy-version", "iam update-assume-role-policy",
      "iam put-role-permissions-boundary", "lakeformation grant-permissions",
      "ram create-resource-share", "ram associate-resource-share",
      "sso-admin create-account-assignment", "keyvault set-policy", "organizations attach-policy",
      "eks create-access-entry", "eks associate-access-policy",
      "redshift authorize-cluster-security-group-ingress", "ec2 modify-image-attribute",
      "ec2 modify-snapshot-attribute", "identitystore create-group-membership",
      "cognito-idp admin-add-user-to-group", "quicksight update-dashboard-permissions",
      "s3control put-access-point-policy", "iam set-default-policy-version",
    ]
    not_sub = ["sns set-topic-attributes"]
  }

  shell {
    program = ["gh", "glab", "hub"]
    sub     = ["repo deploy-key", "deploy-key", "ssh-key", "gpg-key"]
    operand = ["add", "create"]
  }

  shell {
    program = ["kafka-acls", "kafka-acls.sh"]
    flag    = ["--add"]
  }

  shell {
    program = ["redis-cli", "valkey-cli"]
    operand = ["SETUSER", "setuser"]
  }

  # lists of rights on files, directories and data sets
  shell {
    program = ["icacls", "dsacls", "cacls", "subinacl"]
    flag    = ["/grant", "/G", "/g", "/grant:r", "/setowner"]
  }

  shell {
    program = ["icacls", "dsacls", "cacls", "subinacl"]
    operand = ["/grant", "/G", "/g", "/grant:r", "/grant=*", "/setowner"]
  }

  shell {
    program = [
      "set-acl", "add-ntfsaccess", "grant-smbshareaccess", "add-sqlrolemember", "add-dbarolemember",
      "add-roledefinition", "add-distributiongroupmember", "add-rolegroupmember",
      "add-pnpgroupmember", "set-pnpgrouppermissions", "add-spouser",
      "new-managementroleassignment", "add-mgusermembership",
    ]
  }

  shell {
    program     = ["setfacl", "nfs4_setfacl"]
    flag        = ["-m", "--modify", "-M", "--set", "-a", "-s"]
    not_operand = ["./**"]
  }

  shell {
    program = ["zfs"]
    sub     = ["allow", "allow *"]
    operand = ["**"]
  }

  shell {
    program = ["vault", "bao"]
    sub     = ["write"]
    option  = ["policies=**"]
  }

  shell {
    program = ["vault", "bao"]
    sub     = ["write", "write *"]
    operand = [
      "policies=**",
      "token_policies=**",
      "member_entity_ids=**",
      "**/userpass/users/**",
      "identity/group**",
      "identity/entity**",
      "sys/policies/**",
      "sys/policy/**",
      "auth/*/map/**",
      "auth/*/role/**",
    ]
  }

  shell {
    program = [
      "npm", "sf", "sfdx", "tctl", "influx", "tailscale", "glab", "gitea", "forgejo", "grafana-cli",
      "clickhouse-client", "mc", "ipa", "openstack", "oci", "ibmcloud", "linode-cli", "scw",
      "doctl", "hcloud", "confluent", "astro", "pscale", "neonctl", "snow", "atlas", "mongocli",
      "circleci", "jfrog", "jf", "az", "gcloud",
    ]
    sub = [
      "org set", "org set *", "org assign permset", "org assign permsetlicense",
      "force:user:permset:assign", "users update", "users update *", "users add", "acl add",
      "role add", "role assignment create", "iam user-policy-create", "iam access-group-user-add",
      "iam policy create", "iam group add-user", "iam rbac role-binding create",
      "organization user invite", "workspace user add", "workspace user update",
      "organization user update", "org member add", "org members invite",
      "projects invitations invite", "organizations invitations invite", "projects users add",
      "teams users add", "rt gau", "group-add-users", "admin user change-roles", "devops user add",
      "devops security group membership add", "devops security permission update",
      "repo members add", "group members add", "iam group member add", "spcs grant", "object grant",
    ]
    not_flag = ["--help"]
  }

  shell {
    program = ["tctl"]
    sub     = ["users update", "users add", "users update *", "users add *", "users"]
    flag    = ["--set-roles", "--roles", "--set-logins"]
  }

  # forges' interfaces by their own programs
  shell {
    program = ["glab", "gh", "tea"]
    sub     = ["api"]
    operand = [
      "**/members",
      "**/members/*",
      "**/collaborators/*",
      "**/memberships/*",
      "**/invitations",
      "**/share",
    ]
    option = ["--method=POST", "--method=PUT", "--method=PATCH"]
  }

  # relations of an authorisation service
  call {
    not_http_place = ["local"]
    verb           = ["write", "create", "touch", "add", "put", "insert", "upsert"]
    object = [
      "tuple",
      "relationship",
      "relation tuple",
      "relation",
      "principal",
      "subject",
      "grantee",
      "trustee",
    ]
    key = [
      "user",
      "subject",
      "relation",
      "principal",
      "grantee",
      "trustee",
      "subject id",
    ]
    not_object = [
      "customer relationship",
      "entity",
      "graph",
      "node",
      "memory",
      "mail",
      "email",
      "message",
      "line",
      "issue",
      "task",
    ]
    not_noun = [
      "crm",
      "hubspot",
      "neo4j",
      "memory",
      "salesforce",
      "graph",
      "mail",
      "email",
      "jira",
    ]
    not_verb = ["list", "get", "delete", "check", "read"]
  }

  # to give, in other words and tongues
  call {
    not_http_place = ["local"]
    verb = [
      "dar", "donner", "geben", "give", "geef", "dare", "assign", "share", "add", "invite",
      "zuweisen", "attribuer", "asignar",
    ]
    object = [
      "rights", "right", "permiso", "acceso", "acces", "accès", "zugriff", "zugang", "droit",
      "permission", "access", "app user", "application user", "user app", "user application",
      "license user", "user license", "seat",
    ]
    not_object = ["@access.about"]
    not_verb   = ["revoke", "remove", "list", "get", "delete"]
  }

  call {
    not_http_place = ["local"]
    verb           = ["share", "add", "invite", "update", "set", "create"]
    value = [
      "access=full_access", "access=full", "access_level=full_access", "level=full_access",
      "role=full_access", "permission_level=edit", "permission=can_edit", "access=can_edit",
      "role=can_edit", "permissionlevel=create", "permissionlevel=edit", "permissions=edit",
      "permissions=write",
    ]
  }

  sql {
    not_env_target = ["local"]
    verb           = ["create", "alter", "grant"]
    column = [
      "root", "dbowner", "db owner", "dbadmin", "db admin", "useradmin", "user admin",
      "dbadminanydatabase", "readwriteanydatabase", "read write any database",
      "useradminanydatabase", "user admin any database", "clusteradmin", "cluster admin",
    ]
    not_shape = ["table", "column"]
  }

  # rights given in code
  code {
    call = [
      "*.user_set.add", "user_set.add", "*.groups.add", "*.user_permissions.add",
      "*.permissions.add", "*.groups.set", "*.user_permissions.set", "*.add_role", "*.grant_role",
      "*.assign_role", "*.grantRolesToUser", "db.grantRolesToUser", "db.updateUser",
      "db.grantPrivilegesToRole", "db.grantRolesToRole", "*.assignRole", "*.givePermissionTo",
      "*.syncRoles", "assign_perm", "*.add_roles", "*.attach_user_policy", "*.attach_role_policy",
      "*.put_user_policy", "*.add_user_to_group", "*.create_membership",
    ]
  }

  # accounts and groups of the machine
  shell {
    program = ["usermod", "gpasswd", "groupmems", "dseditgroup", "samba-tool"]
    flag    = ["-aG", "-G", "-a", "--groups", "--append", "--add", "group addmembers"]
  }

  shell {
    program = [
      "add-localgroupmember",
      "add-adgroupmember",
      "add-adprincipalgroupmembership",
      "new-azroleassignment",
      "add-mailboxpermission",
      "add-recipientpermission",
      "add-azureaddirectoryrolemember",
      "new-mgrolemanagementdirectoryroleassignment",
      "add-unifiedgrouplinks",
      "new-mggroupmember",
    ]
  }

  shell {
    program = ["net"]
    sub     = ["localgroup", "group"]
    operand = ["/add", "/ADD"]
  }

  shell {
    program = ["adduser"]
    when    = "shell.operand in ['sudo', 'wheel', 'admin', 'docker', 'root', 'adm']"
  }

  file {
    op = ["write", "append", "edit"]
    path = [
      "/etc/sudoers",
      "/etc/sudoers.d/**",
      "/etc/polkit-1/rules.d/**",
      "/etc/doas.conf",
      "/etc/group",
    ]
  }

  sql { verb = ["grant"] }

  sql {
    verb      = ["create", "alter"]
    column    = ["superuser", "createrole", "bypassrls", "replication", "sysadmin", "member"]
    not_shape = ["table", "column"]
  }

  sql {
    verb           = ["update"]
    not_env_target = ["local"]
    column = [
      "admin",
      "superuser",
      "role",
      "staff",
      "privilege",
      "permission",
      "priv",
      "grant",
    ]
    table = [
      "user",
      "member",
      "account",
      "membership",
      "role",
      "permission",
      "acl",
      "collaborator",
      "login",
    ]
  }

  sql {
    verb           = ["insert"]
    not_env_target = ["local"]
    table = [
      "user role",
      "role user",
      "user permission",
      "group member",
      "role permission",
      "user group",
      "membership",
      "team member",
      "organisation member",
      "auth user",
      "admin user",
    ]
  }

  shell {
    program    = ["ldapmodify", "ldapadd"]
    data_class = ["rights"]
  }

  # rights in manifests and in code
  shell {
    manifest   = ["stdin", "file"]
    data_class = ["rights"]
  }

  shell {
    program = ["kubectl", "oc"]
    sub     = ["apply", "create", "replace", "patch", "edit"]
    operand = [
      "*rbac*",
      "*rolebinding*",
      "*role-binding*",
      "*clusterrolebinding*",
      "**/rbac/**",
      "**rbac*.y*ml",
      "**rolebinding*.y*ml",
      "**role-binding*.y*ml",
    ]
  }

  call {
    not_http_place = ["local"]
    act_kind       = ["call"]
    verb           = ["apply", "create", "update", "patch", "replace", "set", "deploy", "upsert"]
    data_class     = ["rights"]
    not_noun = [
      "file",
      "issue",
      "comment",
      "page",
      "message",
      "note",
      "document",
      "pull",
      "ticket",
      "wiki",
      "snippet",
      "gist",
    ]
  }

  code {
    data_class = ["rights"]
    source     = ["argument", "stdin", "heredoc"]
  }

  shell {
    program = ["terraform", "tofu", "terragrunt"]
    sub     = ["apply"]
    option = [
      "-target=*iam_*",
      "-target=*role_assignment*",
      "-target=*_policy_attachment*",
      "-target=*_membership*",
      "-target=*access_policy*",
    ]
  }

  shell {
    program = [
      "npm", "cargo", "gem", "cf", "oc", "vault", "rabbitmqctl", "kafka-acls", "kafka-acls.sh",
      "mc", "ipa", "realm", "edquota", "setquota", "heroku", "vercel", "fly", "flyctl",
      "databricks", "manage.py", "django-admin", "bq", "snow", "consul", "redis-cli", "netlify",
      "supabase", "sf", "okta", "tsh", "tctl", "boundary", "nomad",
    ]
    sub = [
      "owner add", "access grant", "access set", "team add", "org add", "owner", "set-org-role",
      "set-space-role", "adm policy", "policy", "policy write", "set_permissions",
      "set_topic_permissions", "set_user_tags", "admin policy attach", "admin group add",
      "group-add-member", "role-add-member", "permit", "access:add", "members:add", "access:update",
      "teams invite", "orgs invite", "org invite", "permissions update", "permissions set",
      "groups patch", "createsuperuser", "add-iam-policy-binding", "acl policy", "acl role",
      "acl role create", "acl setuser", "users update", "acl policy create", "acl policy update",
    ]
    operand = ["**"]
    not_sub = [
      "policy list",
      "policy read",
      "policy delete",
      "acl policy list",
      "acl policy read",
      "acl role list",
      "owner ls",
      "owner remove",
      "owner rm",
    ]
    not_operand = ["remove-role-from-user", "list", "read", "ls", "--list", "remove-*"]
    not_flag    = ["--list", "--remove", "--describe", "--dry-run"]
  }
}

# Rights as they stand in manifests and in code.
shape "role-binding" {
  class   = "rights"
  pattern = "(?i)\\bkind[\"']?:\\s*[\"']?(cluster)?rolebinding\\b"
}

shape "directory-member" {
  class   = "rights"
  pattern = "(?im)^(?:add|replace): *(?:member|memberuid|uniquemember)\\b"
}

shape "admin-flag" {
  class   = "rights"
  pattern = "(?:\\.|(?:^|[;\\n])\\s*|(?:update|create|make|defaults|dict|User|Member|Account|save|set|patch|new|add)\\w*!?\\s*[({][^)}]*\\b)(?:is_superuser|is_staff|is_admin|isAdmin|superuser|site_admin)\\s*=\\s*(?:[Tt]rue|1)\\b"
}

set "access.give" {
  words = [
    "grant", "give", "assign", "attach", "bind", "add", "invite", "allow", "permit", "elevate",
    "promote", "create", "update", "set", "put", "make", "enable", "increase", "raise", "change",
    "modify", "authorize", "authorise", "upsert", "patch", "delegate", "provision", "associate",
    "aufnehmen", "eintragen", "register", "join", "enroll", "zuweisen", "hinzufuegen", "hinzufugen",
    "vergeben", "erteilen", "setzen", "attribuer", "ajouter", "accorder", "asignar", "agregar",
    "otorgar", "conceder", "edit", "insert",
  ]
}

set "access.things" {
  words = [
    "permission", "role", "access", "collaborator", "member", "group member", "policy attachment",
    "iam policy", "iam binding", "policy binding", "role binding", "rolebinding", "admin",
    "privilege", "membership", "invitation", "invite", "user policy", "role policy", "group policy",
    "owner", "acl", "access policy", "entitlement", "user role", "role assignment", "team member",
    "maintainer", "group membership", "clusterrolebinding", "grant", "right", "editor",
    "user quota", "superuser", "org member", "organisation member", "project member", "iam member",
    "permission set", "user group", "administrator", "superadmin", "bucket policy", "key policy",
    "resource policy", "repository policy", "access entry", "access level", "user scope",
    "codeowner", "guest access", "admin right", "user permission", "deploy key", "vault policy",
    "authorization policy", "organisation owner", "billing admin", "impersonation", "delegation",
    "user access", "service access", "repository access", "user limit", "grants", "scope",
    "user scope", "app scope", "oauth scope", "token scope", "user application", "app assignment",
    "user assignment", "user team", "group user", "clusterrole", "cluster role",
    "user organisation", "user project", "user workspace", "user repository", "member team",
    "member organisation", "employee group", "team repository", "repository team",
    "keyvault policy", "user tag",
  ]
}

# Words beside them that make it another matter.
set "access.about" {
  words = [
    "request", "review", "log", "calendar", "event", "meeting", "list member", "channel",
    "audience", "mailing", "newsletter", "role play", "comment", "test", "report", "ticket",
    "card member", "access key", "access token", "docs", "playlist", "scrum", "note", "loyalty",
    "task", "issue", "contact", "access block", "public access", "page", "campaign", "subscriber",
    "board member", "card", "label", "point", "right way", "member profile", "job", "job role",
    "vacancy", "candidate", "chat", "message", "conversation", "dashboard", "agent",
    "action permission", "file permission", "mode", "family member", "cast", "crew",
    "product owner", "deal owner", "lead owner", "account owner", "contact owner", "access log",
    "opportunity", "data access", "access point", "fixture", "seed", "script", "mock", "factory",
    "spec", "story", "migration", "makemigration", "makemigrations", "model", "component",
    "generator", "snippet", "lead", "deal",
  ]
}

# Rights for everybody: a matter of publishing.
set "access.public" {
  words = [
    "acl=public-read",
    "acl=public-read-write",
    "acl=publicread",
    "public_access=blob",
    "public_access=container",
    "public_access=true",
    "predefined_acl=publicread",
  ]
}

# Where the secrets of a shape belong: parts of the names of their services' hosts.
map "content.home" {
  words = {
    "github-token" = "github", "github-fine-grained-token" = "github", "gitlab-token" = "gitlab",
    "slack-token" = "slack", "slack-app-token" = "slack", "stripe-live-key" = "stripe",
    "stripe-test-key" = "stripe", "aws-access-key" = "amazonaws aws",
    "openai-project-key" = "openai", "openai-key" = "openai", "anthropic-key" = "anthropic",
    "openrouter-key" = "openrouter", "google-api-key" = "google", "google-oauth-token" = "google",
    "npm-token" = "npm", "pypi-token" = "pypi", "rubygems-token" = "rubygems",
    "crates-token" = "crates.io", "nuget-key" = "nuget", "docker-token" = "docker",
    "clojars-token" = "clojars", "sendgrid-key" = "sendgrid", "mailgun-key" = "mailgun",
    "mailchimp-key" = "mailchimp", "brevo-key" = "brevo sendinblue", "resend-key" = "resend",
    "twilio-key" = "twilio", "azure-devops-token" = "azure visualstudio", "sentry-token" = "sentry",
    "grafana-token" = "grafana", "terraform-cloud-token" = "terraform",
    "digitalocean-token" = "digitalocean", "heroku-key" = "heroku",
    "fly-token" = "fly.io machines.dev", "vercel-token" = "vercel", "netlify-token" = "netlify",
    "linear-key" = "linear", "notion-token" = "notion", "figma-token" = "figma",
    "airtable-token" = "airtable", "atlassian-token" = "atlassian jira bitbucket",
    "bitbucket-token" = "bitbucket", "shopify-token" = "shopify", "square-token" = "square",
    "square-access-token" = "square", "doppler-token" = "doppler",
    "hubspot-token" = "hubspot hubapi", "databricks-token" = "databricks",
    "hugging-face-token" = "huggingface hf.co", "replicate-token" = "replicate",
    "groq-key" = "groq", "xai-key" = "x.ai", "perplexity-key" = "perplexity",
    "pinecone-key" = "pinecone", "supabase-token" = "supabase",
    "postman-key" = "postman getpostman", "pulumi-token" = "pulumi", "circleci-token" = "circleci",
    "buildkite-token" = "buildkite", "planetscale-token" = "planetscale",
    "dropbox-token" = "dropbox", "telegram-bot-token" = "telegram", "discord-bot-token" = "discord",
    "slack-webhook" = "slack", "discord-webhook" = "discord", "teams-webhook" = "office microsoft",
    "mapbox-secret-token" = "mapbox", "tailscale-key" = "tailscale",
    "dynatrace-token" = "dynatrace", "new-relic-key" = "newrelic",
    "launchdarkly-key" = "launchdarkly", "contentful-token" = "contentful",
    "typeform-token" = "typeform",
  }
}
