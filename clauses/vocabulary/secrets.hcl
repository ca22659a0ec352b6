# Secrets, credentials and access.

concept "secret" {
  kind = "thing"
  also = <<-W
    secrets, password, token, private key, credential, API key, connection string, key file
  W
  unknown = "false"

  data { class = ["secret", "secret-variable"] }

  file { class = ["secret"] }

  call {
    noun = <<-W
      secret, password, credential, private key, api key, vault, keychain, token, secret value,
      connection string
    W
  }
}

concept "sending secrets outside the machine" {
  kind   = "action"
  object = "never"
  also = <<-W
    sending secrets, leaking secrets, sending passwords or tokens, exposing secrets,
    sending secrets outside the company, exfiltrating secrets, sharing secrets,
    disclosing secrets, sharing passwords, posting secrets, secrets leaving the machine,
    exposing secrets outside the machine, sending secrets off the machine,
    leaking secrets outside the machine, sending passwords or tokens outside the machine
  W
  includes = ["handing out passwords by tools of one's own"]

  send {
    to            = ["inside", "outside", "public", "private", "unknown"]
    not_channel   = ["login"]
    data_class    = ["secret"]
    not_act_kind  = ["query"]
    not_call_noun = ["vault", "secret", "keychain", "keyvault"]
  }

  mcp {
    verb = <<-W
      @send, @change, publish, upload, push, commit, search, query, ask, run, generate, log, submit,
      upsert, log, record, track, report, complete, translate, summarize, capture, chat, anlegen,
      eintragen, schreiben, ajouter, publier, agregar, escribir, annotate, note
    W
    data_class = ["secret"]
    not_noun = <<-W
      secret, vault, parameter, variable, keychain, keyvault, credential, onepassword, 1password,
      bitwarden, lastpass, keepass, keeper, password, db instance, db cluster, database user,
      login profile, db user
    W
    not_mcp_server = ["@servers.local"]
    when           = "not (call.key == 'password' and call.key in ['username', 'user name', 'login name', 'account id'] and not (call.key in ['url', 'website', 'to', 'recipient', 'channel', 'message', 'body', 'content', 'text', 'description', 'note', 'comment', 'title', 'email', 'field', 'prompt', 'query', 'summary']))"
  }

  send {
    channel    = ["prompt"]
    data_class = ["secret"]
  }

  # typed into a page of somebody else's
  mcp {
    verb = ["type", "fill", "input", "paste", "press", "insert"]
    noun = <<-W
      browser, playwright, puppeteer, chrome, page, selenium, computer, web
    W
    data_class = ["secret"]
    not_call_value = <<-W
      *=*password*field*, *=*password*, *=*token field*, *=*api key*, *=*secret field*,
      *=*passwort*, *=*kennwort*, *=*login*, selector=*pass*, *=*token*input*, *=http://localhost**
    W
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
  words = <<-W
    filesystem, fs, file, files, cursor, vscode, editor, text-editor, text_editor,
    desktop-commander, desktop_commander, jetbrains, serena, ide, local, shell, terminal, git,
    memory, notebook, jupyter, code, codebase, workspace, sandbox, sqlite, zed, emacs, neovim, nvim,
    xcode
  W
}

# Verbs that give a secret out.
set "secrets.reading" {
  words = <<-W
    @read, get, read, list, show, open, reveal, view, pull, download, lookup, env, decrypt,
    checkout, resolve, unseal, unwrap, op, dump, export, print, output, obtain
  W
}

# Output that shows the values of a secret.
set "output.values" {
  words = <<-W
    --output=yaml, --output=json, --output=*.data*, --output=**data:**, --output=**base64**,
    --output=go-template*, --output=custom-columns=*.data*, --template=**
  W
}

concept "putting secrets into messages" {
  kind   = "action"
  object = "never"
  also = <<-W
    exposing secrets in messages, sending secrets in messages, posting secrets in messages,
    sharing secrets in messages, leaking secrets in messages, writing secrets into messages,
    secrets in messages
  W

  send {
    channel = ["message"]
    is      = ["sending secrets outside the machine"]
  }

  call {
    verb     = ["@send", "post", "reply", "message", "write"]
    noun     = ["@messages"]
    not_noun = ["ticket", "issue", "draft", "template"]
    is       = ["sending secrets outside the machine"]
  }
}

concept "putting secrets into tickets" {
  kind   = "action"
  object = "never"
  also = <<-W
    exposing secrets in tickets, sending secrets in tickets, posting secrets in tickets,
    sharing secrets in tickets, leaking secrets in tickets, writing secrets into tickets,
    secrets in tickets, exposing secrets in issues, posting secrets in issues,
    putting secrets into issues, writing secrets into issues, sharing secrets in issues
  W

  call {
    noun = ["ticket", "issue", "work item", "case"]
    is   = ["sending secrets outside the machine"]
  }

  call {
    key = [
      "ticket id",
      "ticket key",
      "issue id",
      "issue key",
      "issue number",
      "case id",
      "case number",
    ]
    is = ["sending secrets outside the machine"]
  }
}

concept "reading secrets" {
  kind   = "action"
  object = "never"
  also = <<-W
    reading a secret, printing secrets, read of a secret, accessing secrets, reading passwords,
    reading credentials, reading private keys, printing passwords, viewing secrets,
    revealing secrets, retrieving secrets, decrypting secrets, dumping secrets
  W
  unknown = "false"

  file {
    op                = ["read"]
    class             = ["secret"]
    not_shell_program = ["ssh", "kubectl", "terraform"]
    not_shell_sub = <<-W
      login, auth login, signin, registry login, x509, verify, crl, req
    W
    not_shell_flag = <<-W
      --password-stdin, --with-token, --token-stdin, --passphrase-fd, -pubout, --pubout, -list
    W
  }

  data {
    class          = ["secret-output"]
    not_shell_flag = ["--only-names", "--names-only", "--help"]
  }

  # a vault's, a password manager's, a secret manager's tools
  call {
    act_kind = ["call", "command"]
    verb = <<-W
      @read, get, view, reveal, show, decrypt, access, unwrap, unseal, resolve, copy, checkout,
      display
    W
    object     = ["@secrets.values"]
    not_object = ["@secrets.about"]
    not_value  = ["output=name"]
    not_verb = <<-W
      list, search, describe, create, delete, set, put, update, scan, ls, rotate, revoke, check,
      validate, verify, count, test, audit, find, report, status, remove, add, store, write, sync,
      help, explain
    W
    not_noun          = ["consul", "etcd", "cloudflare kv", "deno kv", "nats"]
    not_shell_program = ["@secrets.careful"]
  }

  # The API of a cluster, by path.
  call {
    act_kind = ["call"]
    verb     = ["@read", "get"]
    when     = "call.value matches '=/api/v1/namespaces/[^/]+/secrets(/|$)'"
  }

  call {
    act_kind = ["call"]
    verb     = ["@read", "get", "reveal"]
    object   = ["vault", "kv", "secret manager"]
    key      = ["path", "secret", "field", "mount", "secret id", "secret name"]
    not_verb = <<-W
      list, search, create, delete, write, update, put
    W
    not_object = ["@secrets.about"]
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      @read, get, view, reveal, show, decrypt, access, resolve
    W
    key = [
      "secret id",
      "secret name",
      "secret path",
      "secret ref",
      "secret key",
      "secret arn",
    ]
    not_verb = <<-W
      list, search, describe, create, delete, set, put, update, write, rotate, check
    W
    not_object = ["@secrets.about"]
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      @read, get, view, reveal, show, decrypt, access, unwrap, resolve, open, oeffnen, offnen,
      ouvrir, abrir, pull, fetch
    W
    object = <<-W
      item, entry, login, record, field, value, note, document, configuration, path, key, kv,
      eintrag, entree, entrada, fiche, wert, valeur, valor, card, string, secret, version, data,
      attribute, resource
    W
    noun       = ["@secrets.keepers"]
    not_object = ["@secrets.about"]
    not_value  = ["output=name"]
    not_verb = <<-W
      list, search, describe, create, delete, set, put, update, scan, find, count, check
    W
  }

  # a safe that hands a password out for a reason that is written down
  http {
    method = ["POST"]
    when   = "http.path matches '(?i)/(passwords?|credentials?|secrets?)/(retrieve|checkout|reveal)/?$'"
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
    host = <<-W
      *.vault.azure.net, secretmanager.googleapis.com, secretsmanager.*.amazonaws.com,
      ssm.*.amazonaws.com, api.doppler.com, app.infisical.com, *.infisical.com, api.akeyless.io,
      *.1password.com, *.1password.eu, *.bitwarden.com, *.hashicorp.cloud, *.conjur.cloud,
      *.cyberark.cloud, *.secretservercloud.com, *.keepersecurity.com
    W
    call_object = <<-W
      secret, credential, password, item, access, version, download, kv, key
    W
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
    option         = ["@output.values"]
    not_option     = ["--output=**.metadata.name**"]
    not_data_class = ["names-only"]
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
    option         = ["@output.values"]
    not_option     = ["--output=**.metadata.name**"]
    not_data_class = ["names-only"]
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
    program = <<-W
      echo, printf, printenv, cat, tee, print, write-output, write-host, base64, xxd, set, declare,
      typeset, export
    W
    data_class = ["secret-variable"]
  }

  shell {
    program = ["gpg", "gpg2"]
    flag    = ["--export-secret-keys", "--export-secret-subkeys", "--export-secret-key"]
  }

  shell {
    program = <<-W
      sops, ansible-vault, helm, git-crypt, blackbox_cat, chamber, rails, eyaml, keyring, credstash,
      teller, dcli, rbw
    W
    sub = <<-W
      -d, decrypt, view, edit, secrets view, secrets decrypt, secrets dec, unlock, read, export,
      credentials:show, credentials:edit, secrets:show, secrets:edit, get, getall, show, password
    W
    not_sub = <<-W
      helm get, get values, get manifest, get notes, get all, get hooks, get metadata, show chart,
      show values, show readme, show all, show crds
    W
  }

  shell {
    program = ["sops"]
    flag    = ["-d", "--decrypt"]
  }

  shell {
    program = ["pass", "gopass"]
    sub     = ["**"]
    not_sub = <<-W
      ls, list, find, search, insert, add, generate, edit, rm, mv, cp, git, init, help, version,
      otp uri, sync, config, audit, mounts, setup, clone, recipients, fsck, history
    W
  }

  shell {
    program = ["aws"]
    sub     = ["ssm get-parameter", "ssm get-parameters", "ssm get-parameters-by-path"]
    flag    = ["--with-decryption"]
  }

  shell {
    program = <<-W
      pulumi, gcloud, op, netsh, nmcli, docker, infisical, flux, argocd
    W
    flag = ["--show-secrets", "--reveal", "--show-secret"]
  }

  shell {
    program = <<-W
      terraform, tofu, terragrunt, pulumi, git, npm, yarn, pnpm, aws, glab, gh, heroku, firebase,
      vercel, flyctl, fly, composer, pip, poetry, dokku, cdktf
    W
    sub = <<-W
      output, stack output, config, config get, config:get, configure get, env get, env:get,
      functions:config:get
    W
    operand = <<-W
      *password*, *passwd*, *secret*, *_token*, *token, *private_key*, *privatekey*, *api_key*,
      *apikey*, *access_key*, *accesskey*, *connection_string*, *credential*, **:_authtoken,
      **_authToken, *_dsn, database_url, *database_url
    W
    not_flag = ["--secret", "--unset", "--add"]
  }

  shell {
    program = ["get-childitem", "get-item", "dir", "gci", "ls", "get-content"]
    operand = ["env:", "env:\\", "env:*", "Env:", "Env:*"]
  }

  # whole configurations, states and histories, in which secrets stand
  shell {
    program        = ["terraform", "tofu", "terragrunt"]
    sub            = ["output"]
    flag           = ["-json", "--json"]
    not_operand    = ["*"]
    not_data_class = ["names-only"]
  }

  shell {
    program        = ["terraform", "tofu", "terragrunt"]
    sub            = ["show"]
    not_operand    = ["*plan*", "**plan**", "*.out"]
    not_sub        = ["show *plan*", "show *.out", "providers show"]
    not_data_class = ["names-only"]
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
    not_flag = <<-W
      --services, --quiet, -q, --images, --volumes, --profiles, --hash, --no-interpolate, --networks
    W
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
    operand = <<-W
      **/Login Data, **/Login*Data, **/key4.db, **/logins.json, **/cookies.sqlite,
      **/Chrome/**/Cookies, **/google-chrome/**/Cookies
    W
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
    option = <<-W
      -S=*secret*, -S=*SECRET*, -S=*password*, -S=*PASSWORD*, -S=*token*, -S=*TOKEN*, -G=*secret*,
      -G=*SECRET*, -G=*password*, -G=*PASSWORD*, -S=*api_key*, -S=*API_KEY*, -S=*PRIVATE KEY*,
      -S=AKIA*, -S=sk_live*
    W
    flag = ["-p", "--patch", "-u"]
  }

  # a call that says no more than that it reads, of a server that keeps secrets
  call {
    act_kind = ["call"]
    verb     = ["@secrets.reading"]
    name = <<-W
      get, read, fetch, reveal, retrieve, lookup, show, abrufen, lesen, open, obtain, resolve,
      access, checkout, view, get_value, read_value, decrypt, oeffnen, anzeigen, lire, leer, unseal,
      unwrap, op_read, get_kv, kv_get, kv_read, read_kv, get_one, get_by_name, get_by_id,
      get_by_path, fetch_one, get_plaintext, get_raw, dump, export, read_data, get_data, wert_read,
      pull
    W
    noun = ["@secrets.keepers"]
    not_noun = <<-W
      obsidian, note, santa, kv store, kvstore, key value store, cloudflare kv, deno kv
    W
    not_key = ["policy", "metadata", "search", "query"]
    not_value = [
      "path=**.md",
      "path=sys/health**",
      "path=sys/mounts**",
      "path=sys/polic**",
      "path=sys/auth**",
    ]
  }

  # values asked for in the open
  call {
    act_kind = ["call"]
    verb = <<-W
      @read, get, list, show, view, pull, output, export, read, batch, stack
    W
    value = <<-W
      with_decryption=true, view_secret_value=true, show_secrets=true, show_secret=true,
      reveal=true, decrypt=true, decrypted=true, include_secrets=true, show_values=true,
      include_secret_values=true, plaintext=true, plain_text=true, unmask=true, unmasked=true,
      show_password=true, show_passwords=true, reveal_secrets=true, show_sensitive=true,
      include_sensitive=true, raw_secrets=true, expand_secret_references=true, reveal_value=true,
      masked=false, mask=false, redact=false, show_token=true, include_credentials=true,
      include_passwords=true, include_values=true
    W
    not_verb = ["create", "delete", "update", "rotate"]
  }

  # a setting whose name says that it is one
  call {
    act_kind = ["call"]
    verb = <<-W
      @read, get, show, view, read, pull, output, resolve, print, env
    W
    object = <<-W
      variable, parameter, configuration, setting, env, environment, output, env var,
      environment variable, value, property, key, param, state, config var, attribute, field,
      configmap, connection, client, customer
    W
    value = <<-W
      *name=*password*, *key=*password*, *name=*secret*, *key=*secret*, *name=*_token, *key=*_token,
      *name=*api_key*, *key=*api_key*, *name=*apikey*, *key=*apikey*, *name=*private_key*,
      *key=*private_key*, *name=database_url, *key=database_url, *name=*credential*,
      *key=*credential*, *name=*access_key*, *key=*access_key*, *name=*connection_string*,
      *key=*connection_string*, *name=*.token, *key=*.token, *field*=*client_secret*,
      *attribute*=*password*, *field*=*password*, *attribute*=unicodepwd, *field*=*api_key*,
      *property=*password*, *output=*password*, *variable=*password*, *variable=*secret*,
      *variable=*_token, *path=*/password, *path=*/secret*, *path=*/api_key, *path=*/api-key,
      *path=*/token, *name=*/password, *name=*/token, *name=*dbpass*, *name=*passwd*, *key=*passwd*,
      *key=*dbpass*
    W
    not_object = ["@secrets.about", "translation", "form", "page", "policy", "label"]
    not_verb = <<-W
      list, create, delete, update, set, put, search, describe, validate, check
    W
  }

  call {
    act_kind = ["call"]
    verb     = ["search", "find", "query", "get", "read"]
    noun     = ["ldap", "directory", "active directory", "ad"]
    value = [
      "*=userpassword",
      "*=unicodepwd",
      "*=sambantpassword",
      "*=ms-mcs-admpwd",
      "*=mslaps-password",
      "*=krbprincipalkey",
    ]
  }

  # all variables of a process, an app, a project
  call {
    act_kind = ["call"]
    verb = <<-W
      get, read, dump, show, print, export, pull, fetch, reveal, decrypt, list, obtain
    W
    object = <<-W
      environ, environment var, environment decrypt, config var, configuration var, ci variable,
      project variable, group variable, env var, environment variable, process environment,
      env decrypt, environment variables, variable group, process env, shell environment,
      app setting, env variable, application setting, runtime environment, pipeline variable
    W
    noun = <<-W
      heroku, gitlab, railway, render, system, process, os, shell, host, machine, container,
      runtime, netlify, vercel, fly, koyeb, dokku, env, environment, pod, terminal, azure, webapp,
      function app, cloudrun, node
    W
    not_object = ["@secrets.about", "example", "template"]
    not_key    = ["names only", "only name"]
    not_verb   = ["create", "set", "update", "delete", "describe"]
    not_value = <<-W
      name=path, name=home, name=lang, name=user, name=pwd, name=shell, name=node_env, name=editor,
      name=term, name=tz
    W
  }

  call {
    act_kind = ["call"]
    verb     = ["@secrets.reading"]
    name = <<-W
      process_environ, environ, get_environ, dump_environ, printenv, print_env, dump_env,
      get_all_env, env_dump, print_environment, dump_environment, get_full_environment,
      get_all_environment, read_environ
    W
  }

  call {
    act_kind = ["call"]
    verb     = ["@secrets.reading"]
    noun     = ["env", "environment", "process", "environ"]
    name = <<-W
      get_all, dump, environ, read_all, dump_all, print_all, show_all, export, env, list_all
    W
    not_key = ["environment", "environment id", "name", "project", "project id"]
  }

  call {
    act_kind = ["call"]
    verb     = ["pull", "download", "fetch", "export"]
    object   = ["env", "env file", "dotenv", "environment file"]
  }

  # what is kept encrypted, opened
  call {
    act_kind = ["call"]
    verb     = ["decrypt", "view", "reveal", "unseal", "unlock", "open"]
    noun = <<-W
      sops, ansible vault, vault, git crypt, blackbox, age, eyaml, secret file, encrypted file,
      dotenvx, kms
    W
    not_object = ["@secrets.about", "door", "page", "note", "dashboard", "ui"]
    not_noun   = ["obsidian", "bank vault"]
    not_verb   = ["encrypt", "create", "list", "delete"]
  }

  # keys and connection strings of cloud resources: to list them is to read them
  call {
    act_kind = ["call"]
    verb     = ["list", "get", "show", "regenerate"]
    object = <<-W
      connection string, storage account key, account key, functionapp key, function key,
      app key value, publishing credential, host key, redis key list, shared access key,
      publishing profile
    W
    noun = <<-W
      azure, azmcp, cosmosdb, storage, functionapp, webapp, redis, eventhub, servicebus, neon,
      supabase, planetscale, mongodb, atlas, database
    W
    not_object = ["@secrets.about", "ssh", "known"]
    not_verb   = ["create", "delete", "regenerate", "rotate"]
  }

  # states of infrastructure, in which they stand
  call {
    act_kind = ["call"]
    verb     = ["pull", "output", "show", "get", "download", "read"]
    object   = ["state pull", "state", "state version", "state file", "tfstate", "state output"]
    noun     = ["terraform", "tofu", "opentofu", "terragrunt", "terraform cloud", "tfc"]
    name = <<-W
      state_pull, pull_state, get_state, show_state, download_state, get_state_file, read_state,
      state_show, get_current_state_version_output, get_state_version_output
    W
  }

  # the same where the name has no verb of its own
  call {
    act_kind = ["call"]
    object = <<-W
      state pull, pull state, environment pull, storage state, environ, env pull, config var,
      secret output, auth state, print environment, saved password, keychain dump
    W
    not_object = ["@secrets.about", "save", "restore"]
    not_verb = <<-W
      create, update, delete, set, push, load, clear
    W
  }

  call {
    act_kind = ["call"]
    name = <<-W
      output, stack_output, terraform_output, tofu_output, configuration, configuration_get,
      get_output, env
    W
    value = <<-W
      show_secrets=true, show_secret=true, name=*password*, name=*secret*, name=*token, name=*_key,
      name=*credential*, key=*password*, key=*secret*, key=*token, output=*password*,
      output=*secret*, output_name=*password*, output_name=*secret*
    W
    verb = ["get", "show", "read", "output"]
  }

  call {
    act_kind = ["call"]
    object   = ["output", "stack output"]
    noun = <<-W
      terraform, tofu, opentofu, terragrunt, pulumi, cdktf, stack, sst
    W
    value = <<-W
      show_secrets=true, show_secret=true, name=*password*, name=*secret*, name=*token, name=*_key,
      name=*credential*, key=*password*, key=*secret*, key=*token, output=*password*,
      output=*secret*, output_name=*password*, output_name=*secret*
    W
  }

  # variables of an app, where the platform gives their values with them
  call {
    act_kind = ["call"]
    verb = <<-W
      get, list, show, read, fetch, dump, export, view
    W
    object = ["variable", "configuration"]
    noun = <<-W
      railway, heroku, dokku, gitlab, koyeb, northflank, doppler, infisical
    W
    not_object = [
      "@secrets.about",
      "feature",
      "pipeline schedule",
      "log",
      "build configuration",
      "template",
    ]
    not_verb = ["create", "set", "update", "delete"]
    not_key  = ["names only"]
  }

  # sessions of a browser
  call {
    act_kind = ["call"]
    verb = <<-W
      get, export, dump, read, extract, list, save, show, storage
    W
    object = <<-W
      cookie, saved password, storage state, session cookie, auth state, login data, cookie jar,
      local storage token
    W
    noun = <<-W
      browser, playwright, puppeteer, chrome, selenium, firefox, safari, edge, chromium, devtools
    W
    not_object = ["consent", "banner", "policy", "recipe", "preference"]
    not_verb   = ["clear", "delete", "set", "accept"]
  }

  call {
    act_kind = ["call"]
    verb     = ["find", "search", "lookup", "get", "dump"]
    object = <<-W
      generic password, internet password, keychain password, keychain item, keyring password,
      stored password, saved password
    W
  }

  # addresses of secrets, resolved
  call {
    act_kind = ["call"]
    verb = <<-W
      @read, get, read, resolve, inject, op, fetch
    W
    value = <<-W
      *=op://**, *=vault://**, *=secretref://**, *=keyvault://**, *=aws-sm://**, *=ref+vault://**,
      *=bws://**
    W
    not_verb = ["create", "update", "set", "write", "put"]
  }

  # columns in which they stand
  sql {
    verb = ["select", "export"]
    column = <<-W
      api key, secret key, access token, refresh token, auth token, private key, client secret,
      customer secret, authentication string, rolpassword, userpassword, password hash,
      passwordhash, hashed password, encrypted password, password, secret, token secret,
      totp secret, webhook secret, otp secret, signing key, session token, apikey, bearer token,
      api token, api secret
    W
    not_column = <<-W
      password changed, password reset, password updated, password expire, password expiry,
      token count, secret count, secret name, secret id, secret santa, password set, password last,
      key id, password policy, password strength, reset password
    W
    not_shape      = ["aggregate", "schema"]
    not_env_target = ["local"]
  }

  sql {
    verb = ["select", "export"]
    table = <<-W
      pg authid, pg shadow, system user, dba user, sys user, secret, credential, api key,
      oauth token, access token, refresh token
    W
    not_shape      = ["aggregate", "schema"]
    not_column     = ["name", "id", "created"]
    not_env_target = ["local"]
  }

  shell {
    program = ["pass", "gopass", "passage", "prs"]
    operand = ["**"]
    not_sub = <<-W
      ls, list, find, search, insert, add, generate, edit, rm, mv, cp, git, init, help, version,
      otp uri, sync, config, audit, mounts, setup, clone, recipients, fsck, history, grep
    W
    not_flag = ["--help", "--version"]
  }

  shell {
    program = ["etcdctl"]
    sub     = ["get", "get /", "get /registry/secrets*", "get /registry"]
    operand = <<-W
      /, /registry, /registry/, /registry/secrets**, **secret**, **password**, **token**
    W
    not_flag = ["--keys-only"]
  }

  shell {
    program = <<-W
      vault, bao, git-crypt, gh, glab, podman, argocd, my_print_defaults, mysql_config_editor,
      kwallet-query, aws, security, kubeseal, wg, nordpass, dashlane, keeper, ksm, conjur, summon,
      infisical
    W
    sub = <<-W
      print token, export-key, auth status, variable get, secret inspect, admin initial-password,
      kms decrypt, ecr get-login-password, secret get, secret notation, showconf,
      ec2 get-password-data, ecr-public get-login-password, codeartifact get-authorization-token,
      sso get-role-credentials, redshift get-cluster-credentials
    W
    flag = <<-W
      --show-token, -t, --showsecret, --ciphertext-blob, --recovery-unseal, -s, --show
    W
    not_program = ["wg", "security"]
  }

  shell {
    program = <<-W
      vault, bao, git-crypt, argocd, glab, wg, ksm, keeper
    W
    sub = <<-W
      print token, export-key, admin initial-password, variable get, showconf, secret get,
      secret notation, get
    W
    not_sub = <<-W
      kv metadata get, argocd get, app get, cluster get, repo get, proj get, metadata get,
      policy get
    W
    when = "not (shell.program in ['argocd', 'glab', 'vault', 'bao', 'wg', 'git-crypt'] and shell.sub == 'get')"
  }

  shell {
    program = ["redis-cli", "valkey-cli"]
    operand = ["requirepass", "masterauth", "tls-key-file-pass"]
  }

  shell {
    program = ["nmcli"]
    flag    = ["-s", "--show-secrets"]
  }

  shell {
    program = ["gpg", "gpg2"]
    flag    = ["-d", "--decrypt"]
    operand = <<-W
      *secret*, **/*secret*, *password*, **/*password*, *passwd*, *cred*, **/*cred*, *.env*,
      **/*.env*, *token*, *key*.gpg, **/*key*.gpg, **/.password-store/**, *authinfo*, **/*authinfo*
    W
  }

  shell {
    program = <<-W
      terraform, tofu, pulumi, yarn, npm, git, dotnet, firebase, composer, cdk, serverless, sst
    W
    sub = <<-W
      output, stack output, config get, config, user-secrets list, secrets get, secret list,
      functions:config:get
    W
    operand = <<-W
      *Password*, *Secret*, *Token, *ApiKey*, *PrivateKey*, *AuthToken*, *ConnectionString*,
      *AccessKey*
    W
    not_flag = ["--secret", "--unset", "--add", "--plaintext"]
  }

  shell {
    program = ["dotnet"]
    sub     = ["user-secrets list"]
  }

  shell {
    program = <<-W
      get-secret, get-storedcredential, get-clixml, get-credential, get-azkeyvaultsecret,
      get-ssmparameter, get-secsecretvalue, mimikatz, lazagne, secretsdump, secretsdump.py,
      hashdump, pypykatz, chrome-pass, firefox_decrypt
    W
  }

  code {
    call = <<-W
      os.environ, process.env, os.getenv, os.environ.get, ENV, _ENV, getenv, Sys.getenv, System.getenv, Environment.GetEnvironmentVariable
    W
    data_class = ["secret-variable"]
  }
}

# What a secret is called where its value is asked for.
set "secrets.values" {
  words = <<-W
    secret, secret value, password, credential, private key, secret version, vault item, keychain,
    api key, secret string, parameter store, access key, keyvault, connection string, vault secret,
    vault kv, kv secret, secret key, client secret, customer secret, service key, token value,
    access token, refresh token, auth token, kv, app secret, signing key, encryption key,
    master key, recovery code, seed phrase, secret data, secret payload, vault password,
    secret text, otp secret, totp, ssh key, kubeconfig, shared access, sas token, storage key,
    account key, environment secret, secretmanager, secretsmanager, secret manager,
    service role key, role key, storage account key, function key, host key value,
    primary key value, publishing credential, publishing profile, publish profile, admin key,
    query key, mot passe, de passe, deploy key value, license key value, saved password,
    wifi password, wlan password, laps password, local admin password, database password,
    db password, root password, admin password, bitlocker key, recovery key, backup key, unseal key,
    pat, personal token, api token, bot token, signing secret, webhook secret, oauth token,
    login credential, keytab, keystore, p12, pfx, pem, private certificate, credentials file,
    dotenv, env file, env secret
  W
}

# Words beside it that say that something about a secret is asked for.
set "secrets.about" {
  words = <<-W
    policy, rotation, metadata, scan, scanning, alert, name, schema, docs, count, access review,
    audit, rule, list, report, expiry, expiration, reset, doc, documentation, guide, last, usage,
    log, status, public, public key, permission, history, id, age, owner, location, finding, leak,
    exposure, type, template, example, health, role, version list, requirement, strength, security,
    best practice, cheat, sheet, page, article, issue, token count, usage report, detection, quota,
    property, properties, info, inventory, reference, binding, manager status, generator, validity,
    format, checker, hint, dictionary, santa, menu, key property, key info, fingerprint, thumbprint,
    scope, expiring, unused, lifecycle
  W
}

# Programs whose operations named after secrets are told apart below.
set "secrets.careful" {
  words = <<-W
    kubectl, oc, kubecolor, k, gh, aws, gcloud, az, op, bw, doppler, docker, heroku, fly, flyctl,
    supabase, vercel, netlify, wrangler, railway, infisical, gpg, gpg2, npm, helm, git, firebase,
    glab, cf, pass, security, keyring, argocd, vault, bao
  W
}

# Products that keep secrets.
set "secrets.keepers" {
  words = <<-W
    vault, keyvault, keychain, bitwarden, vaultwarden, onepassword, 1password, password, lastpass,
    keepass, keepassxc, keeper, dashlane, passbolt, infisical, doppler, akeyless, conjur, cyberark,
    delinea, thycotic, psono, nordpass, roboform, enpass, passwordstate, secret, gopass, credstash,
    openbao, secretserver, bw, passwortsafe, kennwortsafe, passwortmanager, password manager,
    credential broker, credential store, credential manager, secret manager, secret store,
    secretstore, gestor de contrasenas, trousseau, llavero, schluesselbund, vault fort, coffre fort,
    secrets proxy, aws secret, gcp secret, azure keyvault, key vault, bitwarden secret, knox,
    confidant, teller, berglas, chamber, sops, ansible vault, hashicorp vault, kv, padloc,
    buttercup, proton pass, psafe, pam, credential
  W
}

concept "writing secrets into files" {
  kind   = "action"
  object = "never"
  also = <<-W
    writing secrets into version control, committing secrets, storing secrets in code,
    writing a secret into a file, hardcoding secrets, checking in secrets,
    putting secrets into code, saving secrets in files, committing secrets to version control,
    checking secrets into version control, storing secrets in files,
    storing secrets in version control, putting secrets into files,
    putting secrets into version control, hardcoding secrets in code, writing secrets to files,
    saving secrets to files, writing secrets to version control, putting secrets into source code,
    storing secrets in source code, writing secrets into source code, secrets in source code,
    secrets in code, secrets in version control
  W
  unknown = "false"

  # a store of secrets is where they belong
  file {
    op         = ["write", "append", "edit"]
    not_place  = ["scratch"]
    data_class = ["secret"]
    when       = "not (mcp.server matches '(?i)(vault|secret|keychain|1password|bitwarden|infisical|doppler)' and not (mcp.server matches '(?i)(obsidian|notes|docs)'))"
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
    shell_sub = <<-W
      add, commit, stash, update-index, stage, stash push, hash-object, import
    W
    not_shell_flag = ["--remove", "--force-remove", "--assume-unchanged", "--skip-worktree"]
  }

  shell {
    program    = ["git", "hg", "svn", "jj"]
    sub        = ["add", "commit", "stash", "tag", "notes", "update-index"]
    data_class = ["secret"]
  }

  # settings of clients that lie in files
  shell {
    program = <<-W
      git, npm, yarn, pnpm, pip, poetry, aws, gcloud, composer, gem, bundle, bundler, cargo, helm,
      conda, uv, dotnet, nuget, rclone, s3cmd, mc, gh, glab, sentry-cli
    W
    sub = <<-W
      config, config set, remote add, remote set-url, configure set, submodule add, repo add,
      nuget add source, sources add, source add, config create, alias set
    W
    data_class = ["secret"]
  }

  call {
    act_kind = ["call"]
    verb = <<-W
      commit, push, create, update, write, put, edit, add, replace, append, insert, save, patch,
      upsert, anlegen, speichern
    W
    noun = <<-W
      file, commit, content, repository, gist, snippet, blob, notebook cell, cell, code, source,
      datei
    W
    data_class = ["secret"]
  }
}

concept "creating credentials" {
  kind   = "action"
  object = "never"
  also = <<-W
    creating API keys, creating an API key, creating tokens, issuing credentials,
    rotating credentials, creating access keys, creating service account keys, issuing tokens,
    minting tokens, generating API keys, rotating keys, creating OAuth clients, resetting passwords
  W
  includes = ["new passwords by tools of one's own"]

  call {
    not_http_place = ["local"]
    not_value      = ["grant_type=*", "code=*"]
    verb           = ["@credentials.make"]
    object         = ["@credentials.things"]
    not_object     = ["@credentials.about"]
    not_verb = <<-W
      revoke, delete, list, get, disable, login, remove, deactivate, search, describe, validate,
      verify, check, count, retrieve, checkout, reveal
    W
    not_shell_program = ["ssh-keygen", "openssl", "age-keygen", "gpg", "keytool", "wg"]
  }

  # a client that may ask for tokens
  call {
    verb = ["create", "add", "register", "new", "provision", "put", "upsert"]
    object = [
      "api customer",
      "integration customer",
      "api consumer",
      "application customer",
      "api application",
      "connected app",
    ]
    key = [
      "grant type",
      "grant",
      "redirect uri",
      "redirect url",
      "callback url",
      "refresh token",
      "client type",
      "customer type",
    ]
    mode           = ["change"]
    not_verb       = ["delete", "list", "get", "remove"]
    not_http_place = ["local"]
  }

  # a user of a service with its password
  call {
    verb = ["create", "add", "upsert", "put", "register", "new", "provision"]
    object = [
      "scram user", "mq user", "database user", "db user", "login role", "vhost user", "acl user",
      "sasl user", "api user", "service user", "technical user", "integration user", "machine user",
    ]
    key = [
      "password",
      "generate password",
      "mechanism",
      "passwd",
      "pwd",
      "secret",
      "auth",
    ]
    not_http_place = ["local"]
    not_verb       = ["delete", "list", "get", "remove"]
  }

  # the same at the interface of a broker
  http {
    method    = ["PUT", "POST"]
    path      = ["/api/users/*"]
    when      = "call.key in ['password', 'password hash'] and (call.noun in ['mq', 'rabbit', 'rabbitmq', 'broker', 'amqp'] or any(call.args, .key == 'tags' or .key == 'tag'))"
    not_place = ["local"]
  }

  # a key or token by that word alone
  call {
    not_http_place = ["local"]
    not_value      = ["grant_type=*", "code=*"]
    verb = <<-W
      create, generate, mint, issue, regenerate, rotate, roll, renew, reissue, provision, erstellen,
      erzeugen, anlegen, erneuern, creer, generer, crear, generar, rotar
    W
    object = ["key", "token", "pat"]
    not_object = <<-W
      @credentials.about, @keys.other, color, map, static map, preview, theme, style
    W
    not_verb = <<-W
      revoke, delete, list, get, disable, login, remove, deactivate
    W
    not_noun = <<-W
      figma, design, tokenizer, maps, nlp, nft, erc20, i18n, okr, kms, redis, consul, etcd,
      translation, localization, lokalise, phrase, crowdin, okr, dynamodb, stripe
    W
    not_shell_program = ["ssh-keygen", "openssl", "age-keygen", "gpg", "keytool", "wg"]
  }

  # rotation makes a new value
  call {
    not_http_place = ["local"]
    verb = <<-W
      rotate, regenerate, roll, renew, reissue, reset, rotar, erneuern
    W
    object = <<-W
      secret, key, token, password, credential, certificate, passphrase
    W
    not_object = <<-W
      @credentials.about, @keys.other, policy, schedule, link, email, reset email, request
    W
    not_verb = ["list", "get", "describe", "cancel", "check"]
  }

  # new values
  call {
    not_http_place = ["local"]
    verb           = ["generate", "regenerate", "issue", "mint"]
    object = <<-W
      secret, password, passphrase, credential, totp, keypair, otp, passcode
    W
    not_object = ["@credentials.about", "policy", "list", "strength", "email"]
    not_verb   = ["list", "get", "describe"]
  }

  shell {
    program = ["htpasswd", "smbpasswd", "createuser", "mkpasswd"]
    flag = <<-W
      -b, -c, -B, -a, -P, --pwprompt, -bc, -cb, -Bb, -cBb
    W
    not_flag = ["-n", "--stdout"]
  }

  # a user of a database, a queue, a directory, with a password
  call {
    not_http_place = ["local"]
    verb = <<-W
      create, add, set, change, update, alter, new, provision, modify, insert
    W
    object = <<-W
      user, login, role, acl user, account, database user, db instance, db cluster, server,
      service user, user password, login profile, password, sql user, app user
    W
    key = <<-W
      password, passwd, pwd, new password, master user password, admin password, user pass,
      kennwort, passwort, plain password, password plaintext, user password, login password,
      secret hash
    W
    noun = <<-W
      postgres, postgresql, mysql, mariadb, mssql, sqlserver, oracle, mongodb, atlas, redis,
      database, kafka, rabbitmq, ldap, directory, active directory, ad, sql, rds, cassandra,
      clickhouse, snowflake, redshift, minio, neo4j, elasticsearch, opensearch, couchbase,
      cockroach, supabase, neon, planetscale, db admin, iam, cognito, keycloak, okta, auth0, gcloud,
      aws, az, mqtt, emqx, ftp, sftp, vpn, samba, jenkins, nexus, grafana, dba
    W
    not_object = <<-W
      @credentials.about, form, field, policy, widget, screen, table
    W
    not_verb  = ["login", "list", "get", "check", "verify", "validate"]
    not_value = ["host=localhost", "host=127.0.0.1", "database=test*"]
  }

  call {
    act_kind = ["call"]
    verb     = ["reset", "rotate", "regenerate", "renew"]
    noun     = ["password"]
    key = <<-W
      user, user id, username, dn, account, login, employee, identity, benutzer, usuario,
      utilisateur
    W
    not_object = <<-W
      @credentials.about, field, form, policy, reset link, widget, strength, hint, expiry, token,
      email
    W
    not_verb = <<-W
      list, get, check, verify, validate, login, send
    W
  }

  call {
    not_http_place = ["local"]
    verb           = ["set", "change", "reset", "update", "assign"]
    object         = ["password", "user password", "passwort"]
    key = <<-W
      user, user id, username, dn, account, email, login, employee, identity, benutzer,
      sam account name, user principal name
    W
    not_object = <<-W
      @credentials.about, field, form, policy, reset link, widget, strength, hint, expiry
    W
    not_verb = <<-W
      list, get, check, verify, validate, login, send
    W
  }

  shell {
    program = <<-W
      aws, gcloud, gsutil, az, tctl, headscale, netlify, php, wp, dsmod, net, step, easyrsa, tsh,
      symfony, manage.py, django-admin, artisan, gitlab-rails, gitlab-runner, kafka-configs,
      kafka-configs.sh, cfssl, mkcert, nats, nsc, emqx_ctl, dotnet, elasticsearch-users,
      opensearch-users, vernemq-passwd, mosquitto_passwd, saslpasswd2, postconf, pdbedit,
      grafana-cli, grafana, keycloak, kcadm.sh, kcadm, airflow, superset, jupyter, sentry, rundeck,
      harbor, argocd, flux, talosctl, k3s, kubeadm, docker, crowdsec, cscli, zitadel, authentik, ory
    W
    sub = <<-W
      iam update-login-profile, iam upload-ssh-public-key, cognito-idp create-user-pool-client,
      cognito-idp admin-set-user-password, iam reset-service-specific-credential,
      rds create-db-user-password, appsync create-api-key, lightsail create-key-pair,
      sql users set-password, sql users create, hmac create, storage hmac create,
      alpha services api-keys create, webapp deployment user set, auth sign, preauthkeys create,
      preauthkeys create *, apikeys create, api createOauthToken, api createoauthtoken,
      passport:client, user application-password create, user reset-password, ca certificate,
      ca certificate *, ca token, build-client-full, build-client-full *, build-server-full,
      build-server-full *, gen-req, gen-req *, changepassword, changepassword *, drf_create_token,
      drf_create_token *, createsuperuser, admin reset-admin-password, admin reset-admin-password *,
      set-password, users create, users reset-password, fab create-admin, fab reset-password,
      server password, server token, token create, token generate, token create *, machines add,
      bouncers add, bouncers add *, user add, generate user, add user, add user *, passwd,
      users add, useradd, useradd *, account generate-token, account update-password,
      redis-acl create-user
    W
    not_program = ["docker", "php"]
    not_flag    = ["--help", "--dry-run"]
    not_sub     = ["net user"]
  }

  shell {
    program = ["php", "artisan"]
    sub = <<-W
      passport:client, passport:keys, artisan passport:client, artisan passport:keys, sanctum:token,
      jwt:secret, artisan jwt:secret
    W
  }

  shell {
    program = <<-W
      aws, az, gcloud, doctl, dsmod, dsadd, wp, kafka-configs, kafka-configs.sh
    W
    flag = <<-W
      --master-user-password, --admin-password, --administrator-login-password, --root-password,
      --user_pass, -pwd, --login-password, --set-root-password
    W
    not_sub = ["rds restore-db-instance-from-db-snapshot", "vm create", "ec2 run-instances"]
  }

  shell {
    program = ["kafka-configs", "kafka-configs.sh"]
    option  = ["--add-config=*SCRAM*", "--add-config=*scram*"]
  }

  shell {
    program = ["net", "net1"]
    sub     = ["user", "user *"]
    operand = ["/add", "/ADD"]
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
    noun = <<-W
      auth0, okta, entra, azuread, azure ad, keycloak, cognito, onelogin, ping, pingone, oauth,
      oidc, idp, auth, fusionauth, authentik, zitadel, ory, hydra, descope, frontegg, workos,
      jumpcloud, identity, sso
    W
    not_object = <<-W
      user, group, policy, rule, assignment, member, log, note, support, ticket
    W
  }

  shell {
    program = ["az"]
    sub = <<-W
      ad sp create-for-rbac, ad app create, ad app credential reset, ad sp credential reset,
      ad app permission grant, acr credential renew, acr token create, storage account generate-sas,
      storage container generate-sas, storage blob generate-sas, cosmosdb keys regenerate,
      redis regenerate-keys, servicebus namespace authorization-rule keys renew,
      eventhubs namespace authorization-rule keys renew, cognitiveservices account keys regenerate,
      functionapp keys set
    W
    not_sub = ["ad app permission grant"]
  }

  shell {
    program = <<-W
      heroku, rabbitmqctl, mc, influx, kadmin, kadmin.local, samba-tool, ejabberdctl, emqx_ctl,
      cockroach, createuser, htpasswd, kafka-configs, kafka-configs.sh, consul, nomad, boundary,
      tailscale, snow, clickhouse-client, sftpgo, smbpasswd, rclone, minio
    W
    sub = <<-W
      authorizations:create, add_user, change_password, admin user add, admin user svcacct add,
      admin accesskey create, auth create, user create, user password, addprinc, add_principal, cpw,
      user add, users add, acl token create, acl bootstrap, acl policy apply, register,
      pg:credentials:create, pg:credentials:rotate, redis:credentials:reset, cert create-client
    W
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

  # keys of backups, accounts of brokers, tokens of a password manager
  shell {
    program = ["restic", "nats", "rabbitmqadmin"]
    sub = [
      "key add",
      "key passwd",
      "auth user add",
      "auth user add *",
      "declare user",
      "declare user *",
    ]
  }

  shell {
    program = ["kafka-configs", "kafka-configs.sh"]
    flag    = ["--add-config"]
    when    = "shell.sub matches 'SCRAM-' or shell.operand matches 'SCRAM-' or shell.option matches 'SCRAM-'"
  }

  shell {
    program = ["op"]
    when    = "shell.sub matches '^(connect (token|server)|service-account|connect-token)( create)?' and (shell.sub matches ' create' or shell.operand in ['create'])"
  }

  # one's own password
  call {
    act_kind       = ["call"]
    verb           = ["set", "change", "reset", "update"]
    head           = ["password", "passwort"]
    key            = ["password", "new password", "old password", "current password"]
    not_mcp_server = ["*browser*", "*playwright*", "*puppeteer*", "*chrome*"]
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
    operand = <<-W
      **secret-id, **secret-id/**, auth/token/create**, **/issue/**, **/sign/**, **rotate-root**,
      **rotate-role**, **/creds/**, **userpass/users/**
    W
  }

  shell {
    program = ["vault", "bao"]
    sub     = ["read"]
    operand = ["**/creds/**"]
  }

  # the same by a vault's tools
  call {
    verb     = ["write", "put", "create", "post", "generate", "issue", "update"]
    noun     = ["vault", "vaultctl", "openbao", "bao", "hashicorp"]
    when     = "any(call.args, .key matches '(?i)path$|endpoint|url' and .value matches '(/secret-id(/|$)|auth/token/create|(^|/)issue/|(^|/)sign/|rotate-ro(ot|le)|/creds/|userpass/users/)')"
    not_mode = ["read"]
  }

  # directory users with a password
  shell {
    program = <<-W
      new-aduser, set-adaccountpassword, new-localuser, set-localuser, new-azadappcredential,
      new-azadspcredential, new-mgapplicationpassword, new-mgserviceprincipalpassword,
      new-iamaccesskey
    W
  }

  shell {
    program = <<-W
      aws, vercel, netlify, tctl, step, tailscale, teleport, influx, snow, cloudflared, ngrok,
      supabase, neonctl, pscale, turso, render, railway, koyeb, linode-cli, hcloud, scw, exo,
      ibmcloud, oci, civo, gitea, forgejo, sops, cosign, stripe
    W
    sub = <<-W
      sts get-session-token, sts assume-role, sts get-federation-token, ecr get-authorization-token,
      tokens add, token add, api createaccesstoken, api createAccessToken, tokens add *, users add,
      ca token, ca certificate, ca token *, ca certificate *, auth create, tunnel token,
      password create, db tokens create, iam api-key-create, iam service-api-key-create,
      iam customer-secret-key create, iam api-key create, iam access-key create,
      admin user generate-access-token, admin user create, service-token create,
      auth api-tokens mint, auth api-tokens mint *, authkey create, auth-keys create, keys create
    W
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
  words = <<-W
    @create, rotate, regenerate, reset, roll, renew, reissue, issue, mint, add, ausstellen,
    erneuern, generer, generar, emitir, emettre
  W
}

set "credentials.things" {
  words = <<-W
    access key, api key, account key, personal token, access token, api token, auth token,
    bot token, user token, deploy token, project token, runner token, registration token,
    refresh token, service token, group token, bearer token, vault token, account token,
    configuration token, cli token, ci token, machine token, robot account, robot, app token,
    application token, install token, installation token, credential, oauth customer, oauth app,
    oauth application, customer secret, client secret, secret key, app password,
    application password, ssh key, iam key, login profile, database user, database credential,
    key pair, signing key, webhook secret, signing secret, service principal, pat, private key,
    password, publishable key, restricted key, ephemeral key, application key, consumer key,
    license key, integration key, ingest key, ingestion key, write key, read key, admin key,
    project key, organisation key, user key, machine key, service key, storage key, shared key,
    subscription key, jwt key, jwt secret, secret id, client credential, customer credential,
    machine user, oidc client, oidc customer, oauth2 customer, api secret, api credential,
    security credential, hmac key, sas token, sas key, sas url, auth key, join token, key vault key,
    join key, token request, specific credential, session token, federation token, developer token,
    service user, scram credential, totp, recovery code, backup code, certificate credential,
    client certificate, customer certificate, acl token, apikey, apikeys, user password,
    role password, admin password, root password, master password, account password, login password,
    service password, smtp credential, smtp password, pool customer, user pool customer,
    app customer, app registration secret, application secret, app secret, approle secret,
    pki certificate, hmac, signing certificate, client cert, oauth authorization,
    authorization token, oauth token, programmatic token, machine credential, device token,
    device certificate, bootstrap token, enrollment token, enrolment token, kubeconfig,
    connection token, invite token, trigger token, pipeline token, runner key, preauth key,
    pre auth key, preauthkey, ssh certificate, keytab, api access, m2m application, m2m app,
    m2m customer, workload credential, temporary credential, database login, db login, db user,
    sql login, sql user, proxy user, mqtt credential, stream key, feed key, sandbox key, live key,
    key rotation, client key, customer key, cle api, clave api, api schluessel, zugangsdaten,
    webhook signing secret, scim token, sso certificate, saml certificate, passkey, license token,
    upload token, cdn token, storage token, project api key, bearer, jwt
  W
}

set "credentials.about" {
  words = <<-W
    card, payment, setup, device, push token, test, reset email, count, tokenizer, design token,
    policy, token usage, issue, csrf, link, token transfer, price, note, comment, page,
    secret version, doc, docs, documentation, report, ticket, task, jira, calendar, message,
    registrar, metadata, template, schema, request form, alert, rule, deploy key, reminder, event,
    field, password field, form, widget, strength, screen, color token, spacing token
  W
}

# Keys that are no credentials.
set "keys.other" {
  words = <<-W
    primary key, foreign key, partition key, sort key, idempotency key, cache key, translation key,
    key result, key value, key metric, issue key, public key, kms key, encryption key, host key,
    object key, config key, configuration key, index key, routing key, feature key, property key,
    map key, redis key, hotkey, key bind, key press, key moment, key point, key takeaway, key note,
    key frame, project key, row key, column key, unique key, token balance, token price,
    erc20 token, nft token, token list, card token, payment token, token count, crypto token,
    design token
  W
}

concept "granting access" {
  kind   = "action"
  object = "never"
  also = <<-W
    granting permissions, granting rights, giving access, changing access, granting roles,
    giving permissions, giving rights, adding collaborators, granting an agent the right,
    granting access rights, assigning roles, adding members, inviting users, making users admin,
    raising privileges, giving users access, granting access to anyone, granting anyone access,
    giving anyone access, granting people access, granting permissions to anyone,
    giving anyone permissions
  W
  includes = ["letting in by tools of one's own"]
  # What only takes rights away.
  when    = "not (any(call.args, .path matches '(?i)(^|[.])(removed?|removes|removals|revoked?|revokes|revocations)([.]|$)') and not any(call.args, .path matches '(?i)(^|[.])(adds?|added|additions?|grants?|insert|set|append|members?|roles?|role_definition)([.]|$)'))"
  unknown = "false"

  call {
    verb = ["import", "upload", "load", "sync"]
    object = <<-W
      user right, right, user role, role, role assignment, user permission, permission,
      data access group, access right, dag assignment, group membership
    W
    not_object     = ["@access.about", "template"]
    not_verb       = ["revoke", "remove", "delete", "list", "export"]
    mode           = ["change", "unknown"]
    not_http_place = ["local"]
  }

  # a template of rights that an account gets
  call {
    verb   = ["attach", "assign", "apply", "add", "link", "set"]
    object = ["template", "security template", "access template", "security class"]
    noun   = ["security", "access", "role", "permission", "right", "authorization", "iam"]
    key = [
      "user",
      "user id",
      "user record",
      "employee",
      "account",
      "member",
      "staff",
      "username",
    ]
    not_object = ["@access.about", "email template", "policy template", "issue template"]
    not_verb   = ["remove", "detach", "revoke", "list", "get", "delete"]
    mode       = ["change", "unknown"]
  }

  # what is shared with others who may work on it then
  call {
    verb = ["share"]
    object = [
      "project",
      "group",
      "repository",
      "repo",
      "workspace",
      "vault",
      "organization",
      "organisation",
      "team",
      "space",
    ]
    call_key = [
      "group access",
      "access level",
      "role",
      "permission",
      "permission level",
      "group id",
      "access role",
    ]
    not_object     = ["@access.about"]
    not_verb       = ["list", "get", "unshare", "revoke", "remove", "delete"]
    not_call_value = ["@access.public"]
    not_http_place = ["local"]
  }

  call {
    not_http_place = ["local"]
    verb           = ["@access.give"]
    object         = ["@access.things"]
    not_object     = ["@access.about"]
    not_verb = <<-W
      revoke, remove, delete, deny, list, get, audit, check, block, detach, disable, suspend,
      describe, search, export
    W
    not_noun = <<-W
      drive, gdrive, dropbox, onedrive, sharepoint, box, docs, gdocs, nextcloud, calendar
    W
    not_call_value = ["@access.public"]
    not_call_key = <<-W
      deal, deal id, lead id, ticket id, contact id, opportunity id, player, player id, file id,
      folder id, document id, drive id, item id, contact, asset, asset id, lead, opportunity
    W
  }

  call {
    not_http_place = ["local"]
    verb           = ["promote", "elevate", "befoerdern"]
    object = <<-W
      user, member, account, guest, collaborator, benutzer, privilege, right
    W
    not_object = ["employee", "deal", "candidate"]
  }

  # the protections and groups of a server of versions
  shell {
    program = ["p4"]
    sub     = ["protect", "group"]
    flag    = ["-i", "-a"]
  }

  # the rights of somebody, as a field of who they are
  call {
    not_http_place = ["local"]
    act_kind       = ["call"]
    verb           = ["update", "modify", "change", "edit", "set", "patch", "configure"]
    head = [
      "user",
      "member",
      "account",
      "collaborator",
      "operator",
      "team member",
      "benutzer",
    ]
    not_noun = ["hr", "hris", "employee", "crm", "contact", "candidate", "job", "profile"]
    mode     = ["change", "unknown"]
    when     = "any(call.args, .key matches '(?i)^(new_?)?(roles?|permissions?|privileges?|access_?levels?|rights|scopes|rollen?|rechte|permisos|droits)$' and .value matches '(?i)(admin|owner|manager|editor|writ|develop|financ|maintain|super|root|approv|contribut|publish|billing|moderat|operator|power|full|[_:.](rw|all|manage|edit)$)')"
  }

  # members added to a group or a role by a patch of it
  call {
    not_http_place = ["local"]
    verb           = ["@change", "patch", "put", "apply"]
    mode           = ["change"]
    when           = "any(call.args, .path matches '(?i)(^|[.])(members?|owners|admins|principals|users|assignees)[.](add|added|push|append|insert|additions?)([.]|$)') and (call.noun in ['group', 'role', 'team', 'idp', 'iam', 'okta', 'entra', 'directory', 'ldap', 'keycloak'] or any(call.args, .key in ['kind', 'type', 'resource', 'object', 'entity', 'ref', 'target'] and .value matches '(?i)^(group|role|team|permission.?set)s?$|(^|[:/_-])(grp|group|role|team)s?([:/_-]|$)'))"
  }

  # who may do what, as a list of people with their rights
  call {
    not_http_place = ["local"]
    verb           = ["set", "update", "change", "modify", "add", "apply", "edit", "put", "patch"]
    object = [
      "security",
      "acl",
      "access",
      "access control",
      "access control list",
      "access list",
      "sharing",
      "permission",
      "workspace security",
      "right",
    ]
    key = [
      "user",
      "group",
      "principal",
      "member",
      "grantee",
      "identity",
      "trustee",
      "account",
      "email",
      "assignee",
    ]
    when = "any(call.args, .key in ['rights', 'right', 'permission', 'permissions', 'access', 'access_level', 'role', 'level', 'privilege', 'privileges'] and .value matches '(?i)(full|write|edit|admin|owner|manage|contribut|modify|^rw|control)')"
  }

  # sharing files: only with the right to change them
  call {
    not_http_place = ["local"]
    verb           = ["@access.give", "share"]
    object = <<-W
      @access.things, file, folder, document, drive, doc, sheet, share, link, item, sharing, page,
      workbook, notebook, dashboard, site, wiki, board, project, workspace, collaboration,
      collaborator, base, library, team folder, space, list, database, spreadsheet, presentation,
      slide, form, canvas, whiteboard, design, template, collection, notebook page, mailbox,
      calendar
    W
    not_object = <<-W
      request, review, log, event, comment, test, report, ticket
    W
    not_verb = ["revoke", "remove", "delete", "deny", "list", "get"]
    value = <<-W
      role=writer, role=editor, role=edit, role=owner, role=organizer, role=fileorganizer,
      role=manager, role=admin, role=co-owner, role=write, access_level=editor, access_level=owner,
      access_level=edit, access_level=write, access=edit, access=write, access=editor,
      permission=edit, permission=write, permission=editor, permission=full, permission=admin,
      permission_level=edit, permission_level=write, permission_level=full_access,
      permission=full_access, level=edit, level=write, type=edit, access_type=edit,
      rechte=schreiben, recht=schreiben, rolle=bearbeiter, rolle=editor, permission_type=edit,
      permission_type=write, roles=write, roles=owner, role=contributor, role=co_owner,
      role=full_access, role=full, role=fullcontrol, role=full_control, role=can_edit, roles=editor,
      roles=contributor, access=full, access=full_access, access=owner, access=admin,
      access=fullcontrol, access_right=admin, group_user_access_right=admin,
      group_user_access_right=contributor, group_user_access_right=member, permission=can_edit,
      permission=full_control, permission=owner, permission=manage, permission=administer,
      permissions=write, permissions=edit, permissions=editor, permissions=owner, level=editor,
      level=owner, level=full, level=admin, share_type=edit, link_permission=edit, link_access=edit,
      link_role=editor, role=commenter_editor, zugriff=schreiben, zugriff=bearbeiten,
      droit=ecriture, droits=ecriture, permiso=escritura, permiso=edicion, access_role=writer,
      access_role=editor, access_role=owner, user_role=editor, sharing=edit, permission_role=writer,
      permission_role=editor, access_level=full, access_level=can_edit, capability=write,
      capability=edit, operation=administer, acl_role=writer, acl_role=owner
    W
  }

  # granting is the verb itself
  call {
    not_http_place = ["local"]
    verb = <<-W
      grant, erteilen, gewaehren, gewahren, accorder, otorgar, conceder
    W
    mode = ["change"]
    not_verb = <<-W
      revoke, list, get, show, describe, review, audit, check, create, delete, remove
    W
    not_object = <<-W
      stock, option, loan, funding, award, application, scholarship, leave, extension, point,
      coupon, discount, credit, bonus, equity, refund, proposal, research, review, report, benefit,
      claim, vacation, urlaub, deferral, waiver
    W
  }

  call {
    verb = ["freischalten", "berechtigen", "ermaechtigen", "habiliter", "bevollmaechtigen"]
    key = <<-W
      user, person, employee, account, group, nutzer, email
    W
  }

  # cards and keys of doors
  call {
    verb = <<-W
      activate, enable, issue, assign, add, program, grant, extend, unlock
    W
    object = <<-W
      access card, key card, keycard, access badge, key fob, transponder, chip card, proximity card
    W
    key = <<-W
      zone, area, bereich, door, room, employee, user, person, building, level, card, karte
    W
    not_object = ["credit card"]
    not_noun = <<-W
      gamification, shields, readme, achievement, game, lms, course
    W
    not_verb = ["revoke", "remove", "delete", "disable", "list", "get"]
  }

  # a way into the network, opened for somebody
  call {
    verb = <<-W
      enable, activate, whitelist, allowlist, permit, authorize, admit, onboard
    W
    object = ["user", "account", "peer", "client", "member", "contractor"]
    noun = <<-W
      vpn, bastion, jumphost, jump host, wireguard, openvpn, zerotrust, zero trust, tailscale,
      radius, citrix, rdp gateway, remote access
    W
    not_verb = <<-W
      disable, revoke, remove, delete, list, get, block
    W
    not_object = ["feature", "flag", "log"]
  }

  # an invitation to a file with the right to change it
  call {
    verb = ["invite"]
    noun = <<-W
      onedrive, sharepoint, drive, gdrive, dropbox, box, nextcloud, docs, graph, drive item
    W
    value = <<-W
      role=write, role=writer, role=editor, role=owner, role=edit, roles=write, roles=editor,
      permission=edit, permission=write, access=edit, access=write, access_level=editor, level=edit
    W
    not_verb = ["revoke", "remove", "delete", "list", "get"]
  }

  shell {
    program  = ["az"]
    sub      = ["ad sp create-for-rbac"]
    flag     = ["--role"]
    not_flag = ["--help"]
  }

  # directories
  call {
    verb = <<-W
      add, modify, update, change, edit, put, patch, replace, set
    W
    noun = ["ldap", "ad", "active directory", "ipa", "freeipa", "directory"]
    key = <<-W
      member, member uid, memberuid, unique member, uniquemember, member of, memberof
    W
    not_verb = ["remove", "delete", "list", "search", "get"]
  }

  http {
    not_http_place = ["local"]
    method         = ["PUT", "POST", "PATCH"]
    not_call_value = ["op=remove", "*op=remove"]
    not_path = [
      "**/calendar/**",
      "**/events/**",
      "**/lists/**",
      "**/campaigns/**",
      "**/requests/**",
    ]
    path = [
      "**/groups/*/users/**", "**/groups/*/members**", "**/teams/*/members**",
      "**/teams/*/memberships/**", "**/organizations/*/users**", "**/orgs/*/memberships/**",
      "**/orgs/*/invitations", "**/workspaces/*/members**", "**/projects/*/members**",
      "**/roleassignments**", "**/roleAssignments**", "**:setIamPolicy", "**/repos/*/*/keys",
      "**/repos/*/*/collaborators/**", "**/users/*/roles/**", "**/users/*/roles",
      "**/roles/*/users/**", "**/apps/*/users/**", "**/apps/*/groups/**", "**/members/$ref",
      "**/owners/$ref", "**/appRoleAssignments", "**/appRoleAssignedTo", "**/role-mappings/**",
      "**/roles/*/users", "**/roles/*/members**", "**/acl", "**/acls", "**/acls/**", "**/iamPolicy",
      "**:addIamPolicyBinding", "**/permissions/users/**", "**/permissions/groups/**",
      "**/permissions-config/**", "**/groups/*/owners/**", "**/members/invite", "**/memberships",
      "**/invitations", "**/invites", "**/org/users", "**/orgs/*/users",
      "**/admin/users/*/permissions", "**/access-control/**", "**/collaborations",
      "**/spaces/*/permission**", "**/role/*/actors", "**/project/*/role/**", "**/team/*/member**",
      "**/access_grants", "**/access-grants", "**/role_assignments", "**/role-assignments",
      "**/role_bindings", "**/rolebindings", "**/clusterrolebindings", "**/entitlements",
      "**/directoryRoles/**", "**/accounts/*/members**", "**/seats", "**/collaborators",
      "**/rest/api/*/permission**",
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
    object = <<-W
      user, member, team, organisation, workspace, project, repository, guest, account,
      collaborator, admin, employee, group, benutzer, nutzer, utilisateur, usuario, tenant, person,
      external
    W
    not_object = <<-W
      calendar, event, meeting, channel, conversation, interview, survey, list, webinar
    W
  }

  call {
    not_http_place = ["local"]
    verb           = ["approve", "genehmigen", "accept"]
    object = <<-W
      access request, access review, permission request, role request, jit request,
      elevation request, privilege request, join request
    W
  }

  # rights that stand in the arguments
  # a row of a table that says who has which right
  call {
    not_http_place = ["local"]
    verb           = ["create", "insert", "add", "post", "upsert", "put", "import", "assign"]
    when           = "call.value matches '(?i)^([a-z_]*(table|object|entity|collection|resource|record_type)|s)=([a-z_]*_)?(permission_?set_?(license_?)?assign(ment)?|user_?has_?role|user_?roles?|role_?(assignment|member|membership|binding)s?|group_?member(ship)?s?|sys_user_grmember|acl_?entr(y|ies))(__c)?$'"
  }

  call {
    not_http_place = ["local"]
    verb = <<-W
      update, set, create, patch, change, add, save, modify, put, assign, make, edit, promote,
      upsert, insert, switch, provision, invite
    W
    not_object = <<-W
      contact, lead, deal, ticket, issue, page, event, candidate, card, opportunity, comment,
      fixture, test, job, employee, task
    W
    value = <<-W
      role=admin, superadmin=true, role=:admin, role=owner, role=:owner, role=administrator,
      role=superadmin, role=super_admin, role=superuser, is_admin=true, admin=true,
      is_superuser=true, superuser=true, is_staff=true, is_owner=true, super_admin=true,
      site_admin=true, role=maintainer, user_role=admin, organisation_role=admin,
      organisation_role=owner, role_name=admin, role_name=owner, is_super_admin=true, isadmin=true,
      roles=admin, role_id=admin, role=root, rolle=admin, usertype=admin, user_type=admin,
      access_level=admin, access_level=owner, access_level=maintainer, access_level=50,
      access_level=40, permission=admin, permission=maintain, privilege=admin, administrator=true,
      is_administrator=true, is_org_admin=true, role=global_admin, role=org_admin, role=org:admin,
      role=organization_admin, role=organisation_admin, role=account_admin, role=workspace_admin,
      role=project_admin, role=system_admin, role=sysadmin, role=billing_admin, role=tenant_admin,
      role=team_admin, role=company_admin, role=site_admin, role=platform_admin, role=db_owner,
      role=dba, role=service_role, role=realm-admin, role=cluster-admin, role=co-owner,
      role=co_owner, role=moderator_admin, role=account_owner, role=power_user, role=:superadmin,
      role=:administrator, role=:super_admin, type=super_admin, type=org_admin, kind=owner,
      kind=admin, type=admin, type=owner, flags=superuser, flags=admin, flag=admin, flag=superuser,
      roles=owner, roles=administrator, roles=superuser, roles=root, roles=super_admin, to=owner,
      to=admin, new_role=admin, new_role=owner, role_slug=admin, role_slug=owner, role_key=admin,
      org_role=admin, org_role=owner, team_role=admin, team_role=owner, membership_role=admin,
      membership_role=owner, workspace_role=admin, workspace_role=owner, project_role=admin,
      rol=administrador, rol=beheerder, role=beheerder, ruolo=amministratore, role=amministratore,
      rol=admin, rolle=administrator, role=administrateur, role=administrador,
      profil=admin, profil=administrateur, perfil=admin, perfil=administrador,
      profile=system_administrator, profile=system administrator, profile=admin, is_org_owner=true,
      is_global_admin=true, is_root=true, is_sysadmin=true, is_workspace_admin=true, can_admin=true,
      org_admin=true, claims_admin=true, custom_claims_admin=true, group_access=40, group_access=50,
      group_access=30, user_level=admin, user_level=owner, access_role=admin, access_role=owner,
      security_level=admin, tier=admin, account_role=admin, permissions=admin, permissions=all,
      permissions=owner, privileges=all, privileges=superuser
    W
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
    call_object = <<-W
      membership, collaborator, group member, team member, project member, role assignment,
      iam policy, permission, role binding, rolebinding, clusterrolebinding
    W
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
    sub = <<-W
      s3api put-bucket-policy, kms create-grant, kms put-key-policy,
      secretsmanager put-resource-policy, ecr set-repository-policy, sqs add-permission,
      sns add-permission, lambda add-permission, sns set-topic-attributes,
      glacier set-vault-access-policy, backup put-backup-vault-access-policy,
      iam create-policy-version, iam update-assume-role-policy, iam put-role-permissions-boundary,
      lakeformation grant-permissions, ram create-resource-share, ram associate-resource-share,
      sso-admin create-account-assignment, keyvault set-policy, organizations attach-policy,
      eks create-access-entry, eks associate-access-policy,
      redshift authorize-cluster-security-group-ingress, ec2 modify-image-attribute,
      ec2 modify-snapshot-attribute, identitystore create-group-membership,
      cognito-idp admin-add-user-to-group, quicksight update-dashboard-permissions,
      s3control put-access-point-policy, iam set-default-policy-version
    W
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
    program = <<-W
      set-acl, add-ntfsaccess, grant-smbshareaccess, add-sqlrolemember, add-dbarolemember,
      add-roledefinition, add-distributiongroupmember, add-rolegroupmember, add-pnpgroupmember,
      set-pnpgrouppermissions, add-spouser, new-managementroleassignment, add-mgusermembership
    W
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
    operand = <<-W
      policies=**, token_policies=**, member_entity_ids=**, **/userpass/users/**, identity/group**,
      identity/entity**, sys/policies/**, sys/policy/**, auth/*/map/**, auth/*/role/**
    W
  }

  shell {
    program = <<-W
      npm, sf, sfdx, tctl, influx, tailscale, glab, gitea, forgejo, grafana-cli, clickhouse-client,
      mc, ipa, openstack, oci, ibmcloud, linode-cli, scw, doctl, hcloud, confluent, astro, pscale,
      neonctl, snow, atlas, mongocli, circleci, jfrog, jf, az, gcloud
    W
    sub = <<-W
      org set, org set *, org assign permset, org assign permsetlicense, force:user:permset:assign,
      users update, users update *, users add, acl add, role add, role assignment create,
      iam user-policy-create, iam access-group-user-add, iam policy create, iam group add-user,
      iam rbac role-binding create, organization user invite, workspace user add,
      workspace user update, organization user update, org member add, org members invite,
      projects invitations invite, organizations invitations invite, projects users add,
      teams users add, rt gau, group-add-users, admin user change-roles, devops user add,
      devops security group membership add, devops security permission update, repo members add,
      group members add, iam group member add, spcs grant, object grant
    W
    not_flag = ["--help"]
  }

  shell {
    program = ["tctl"]
    sub     = ["users update", "users add", "users update *", "users add *", "users"]
    flag    = ["--set-roles", "--roles", "--set-logins"]
  }

  shell {
    program = <<-W
      gam, eksctl, sf, sfdx, op, wp, drush, occ, bw, okta, auth0, kcadm, kcadm.sh, databricks, snow,
      linode-cli, planetscale, tailscale, keycloak, authentik, jenkins-cli, grafana-cli, kubectl,
      oc, m365, mgc, discourse, nextcloud, gitea, forgejo, sentry, tctl, teleport, ory, keto, fga,
      zed
    W
    sub = <<-W
      update group, create admin, create delegate, add delegate, user delegate, add drivefileacl,
      create drivefileacl, create iamidentitymapping, create accessentry,
      create podidentityassociation, org assign permset, org assign, org assign permsetlicense,
      vault user grant, vault group grant, group user grant, connect vault grant, user provision,
      user set-role,
      user add-role, user add-cap, super-admin add, cap add, role add, user-add-role, user:role:add,
      urol, group:adduser, confirm org-member, users roles assign, roles assign, add-roles,
      grants update, permissions set, permissions update, object grant, spcs grant, auth reconcile,
      adm policy, adm groups add-users, spo user add, aad group user add, entra group user add,
      entra group member add, admin grant, tuple write, relation-tuple create, relationship create,
      relationship touch, user add-role, rbac role-binding create
    W
    not_flag = ["--help", "--dry-run"]
  }

  shell {
    program = ["gam"]
    sub     = ["update", "update group", "user", "create", "add"]
    operand = <<-W
      member, manager, owner, delegate, admin, drivefileacl, members
    W
    not_operand = ["remove", "delete", "sync", "print", "show"]
  }

  shell {
    program = <<-W
      new-mggroupmemberbyref, new-mggroupownerbyref, new-mgdirectoryrolememberbyref,
      new-mgserviceprincipalapproleassignment, new-mguserapproleassignment, add-msolrolemember,
      add-msolgroupmember, add-azureadgroupmember, add-azureadgroupowner, add-teamuser,
      add-spousertogroup, set-sposite, grant-pnpazureadappsitepermission, grant-pnpsitedesignrights,
      add-mailboxfolderpermission, set-mailboxfolderpermission, add-adpermission,
      grant-csteamspolicy, add-dbamember, grant-admpermission, new-roleassignmentpolicy,
      add-computerlocalgroupmember, grant-hgskeyprotectoraccess, set-adobjectacl,
      grant-certificatepermission, new-adgroupmember, add-kdsrootkey, set-azkeyvaultaccesspolicy,
      new-azkeyvaultroleassignment
    W
    not_program = ["set-sposite", "add-kdsrootkey", "grant-csteamspolicy"]
  }

  shell {
    program = ["ldapmodify", "ldapadd", "ldbmodify"]
    option  = ["-f=*member*", "-f=*group*", "-f=*admin*", "-f=*role*", "-f=*grant*", "-f=*access*"]
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
    verb = <<-W
      write, create, touch, add, put, insert, upsert
    W
    object = <<-W
      tuple, relationship, relation tuple, relation, principal, subject, grantee, trustee
    W
    key = <<-W
      user, subject, relation, principal, grantee, trustee, subject id
    W
    not_object = <<-W
      customer relationship, entity, graph, node, memory, mail, email, message, line, issue, task
    W
    not_noun = <<-W
      crm, hubspot, neo4j, memory, salesforce, graph, mail, email, jira
    W
    not_verb = ["list", "get", "delete", "check", "read"]
  }

  # a database's user made with rights
  call {
    not_http_place = ["local"]
    verb           = ["create", "add", "provision", "alter", "update"]
    object         = ["database user", "db user", "acl user", "sql user", "database login"]
    key = <<-W
      role, roles, role name, privilege, privileges, permission, grant, grants
    W
    not_verb = ["list", "get", "delete", "remove"]
  }

  # a policy put on someone
  call {
    not_http_place = ["local"]
    verb = <<-W
      attach, assign, bind, associate, add, put, set, update, create
    W
    object = ["policy", "policy statement", "statement", "group", "identity group"]
    key = <<-W
      entity, principal, grantee, principal arn, member entity, member entity id, user arn,
      role arn, identity, subject, effect
    W
    not_object = [
      "@access.about",
      "retention",
      "bucket lifecycle",
      "lifecycle",
      "scaling",
      "password policy",
    ]
    not_noun = ["marketing", "crm", "insurance", "neo4j", "memory"]
    not_verb = ["detach", "remove", "revoke", "list", "get", "delete"]
  }

  # someone put into a group, a team, a project
  call {
    not_http_place = ["local"]
    verb = <<-W
      add, assign, put, attach, join, enroll, insert, set, move
    W
    object = <<-W
      user, person, employee, account, identity, principal, member, badge, guest
    W
    key = <<-W
      group, groups, group id, group name, role, roles, role id, profile, team, team id,
      access group, permission group, security group, organisation unit
    W
    not_object = <<-W
      @access.about, contact, note, list, segment, audience, channel, card, tag, story
    W
    not_noun = <<-W
      crm, hubspot, mailchimp, salesforce, marketing, slack, game, iterable, klaviyo, lms
    W
    not_verb = ["remove", "delete", "list", "get", "search"]
  }

  # rights of more than one's own, taken for a while
  call {
    not_http_place = ["local"]
    verb           = ["elevate", "promote", "escalate"]
    key = <<-W
      role, user, privilege, to role, target role, principal, duration, account
    W
    not_object = <<-W
      ticket, issue, incident, case, deal, employee, candidate, complaint, conversation, alert
    W
    not_key = <<-W
      ticket, ticket id, incident, incident id, case id, issue, version, image, build, artifact,
      environment
    W
  }

  # requests of others for it, answered
  call {
    not_http_place = ["local"]
    verb           = ["create", "submit", "post", "add", "approve", "grant"]
    object = [
      "request approval",
      "access request approval",
      "access approval",
      "approval access",
    ]
    not_verb = ["list", "get", "deny", "reject"]
  }

  # a right given by the name of what is made: a grant
  call {
    not_http_place = ["local"]
    verb           = ["grant"]
    key = <<-W
      grantee, grantee principal, principal, user, role, permission, privilege, subject, member,
      username, account, group, identity, person
    W
    not_verb = ["revoke", "list", "retire", "get", "delete", "remove"]
    not_object = <<-W
      stock, option, loan, funding, award, application, scholarship, leave, equity, point, coupon
    W
  }

  # to give, in other words and tongues
  call {
    not_http_place = ["local"]
    verb = <<-W
      dar, donner, geben, give, geef, geven, dare, assign, share, add, invite, zuweisen, attribuer, asignar
    W
    object = <<-W
      rights, right, admin right, permiso, acceso, acces, accès, zugriff, zugang, droit, permission, access,
      app user, application user, user app, user application, license user, user license, seat
    W
    not_object = ["@access.about"]
    not_verb   = ["revoke", "remove", "list", "get", "delete"]
  }

  call {
    not_http_place = ["local"]
    verb           = ["share", "add", "invite", "update", "set", "create"]
    value = <<-W
      access=full_access, access=full, access_level=full_access, level=full_access,
      role=full_access, permission_level=edit, permission=can_edit, access=can_edit, role=can_edit,
      permissionlevel=create, permissionlevel=edit, permissions=edit, permissions=write
    W
  }

  sql {
    not_env_target = ["local"]
    verb           = ["create", "alter", "grant"]
    column = <<-W
      root, dbowner, db owner, dbadmin, db admin, useradmin, user admin, dbadminanydatabase,
      readwriteanydatabase, read write any database, useradminanydatabase, user admin any database,
      clusteradmin, cluster admin
    W
    not_shape = ["table", "column"]
  }

  # rights given in code
  code {
    call = <<-W
      *.user_set.add, user_set.add, *.groups.add, *.user_permissions.add, *.permissions.add,
      *.groups.set, *.user_permissions.set, *.add_role, *.grant_role, *.assign_role,
      *.grantRolesToUser, db.grantRolesToUser, db.updateUser, db.grantPrivilegesToRole,
      db.grantRolesToRole, *.assignRole, *.givePermissionTo, *.syncRoles, assign_perm, *.add_roles,
      *.attach_user_policy, *.attach_role_policy, *.put_user_policy, *.add_user_to_group,
      *.create_membership, *.setCustomUserClaims, *.set_custom_user_claims,
      *.create_role_assignment, *.createRoleAssignment, *.role_assignments.create,
      *.roleAssignments.create, *.add_to_collaborators, *.addCollaborator, *.add_collaborator,
      *.add_member_to_team, *.add_membership, *.attach_group_policy, *.put_role_policy,
      *.put_group_policy, *.create_policy_version, *.update_assume_role_policy, *.set_iam_policy,
      *.setIamPolicy, *.put_bucket_policy, *.put_key_policy, *.create_grant, *.add_permission,
      *.admin_add_user_to_group, *.create_account_assignment, *.grant_permissions,
      *.setMembershipForUser, *.addOrUpdateMembershipForUserInOrg,
      *.addOrUpdateRepoPermissionsInOrg, *.members.create, *.permissions.create, *.acl.insert,
      *.memberships.create, *.invitations.create, *.share_with, *.assignRoles, *.addUserToGroup,
      *.addRole, *.addRoles, *.roles.add, *.members.insert, *.grantRole, *.setRole,
      *.add_user_to_role, *.make_admin, *.makeAdmin, *.promote_to_admin
    W
  }

  # accounts and groups of the machine
  shell {
    program = ["usermod", "gpasswd", "groupmems", "dseditgroup", "samba-tool"]
    flag = <<-W
      -aG, -G, -a, --groups, --append, --add, group addmembers
    W
  }

  shell {
    program = <<-W
      add-localgroupmember, add-adgroupmember, add-adprincipalgroupmembership, new-azroleassignment,
      add-mailboxpermission, add-recipientpermission, add-azureaddirectoryrolemember,
      new-mgrolemanagementdirectoryroleassignment, add-unifiedgrouplinks, new-mggroupmember
    W
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
    column = <<-W
      admin, superuser, role, staff, privilege, permission, priv, grant
    W
    table = <<-W
      user, member, account, membership, role, permission, acl, collaborator, login, profile,
      person, operator, customer, identity, principal, staff, team, organisation, tenant, admin,
      grant, api customer, service account, subject, editor, author
    W
  }

  sql {
    verb           = ["insert"]
    not_env_target = ["local"]
    table = <<-W
      user role, role user, user permission, group member, role permission, user group, membership,
      team member, organisation member, auth user, admin user, permission, user privilege,
      user access, access control, acl, acl entry, role assignment, user organisation, user team,
      collaborator, project member, workspace member, account user, account member, admin,
      superuser, user capability, role grant, grant, access grant, user entitlement, entitlement,
      model has role, model has permission, user assignment
    W
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
    operand = <<-W
      *rbac*, *rolebinding*, *role-binding*, *clusterrolebinding*, **/rbac/**, **rbac*.y*ml,
      **rolebinding*.y*ml, **role-binding*.y*ml
    W
  }

  call {
    not_http_place = ["local"]
    act_kind       = ["call"]
    verb = <<-W
      apply, create, update, patch, replace, set, deploy, upsert
    W
    data_class = ["rights"]
    not_noun = <<-W
      file, issue, comment, page, message, note, document, pull, ticket, wiki, snippet, gist
    W
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
    program = <<-W
      npm, cargo, gem, cf, oc, vault, rabbitmqctl, kafka-acls, kafka-acls.sh, mc, ipa, realm,
      edquota, setquota, heroku, vercel, fly, flyctl, databricks, manage.py, django-admin, bq, snow,
      consul, redis-cli, netlify, supabase, sf, okta, tsh, tctl, boundary, nomad
    W
    sub = <<-W
      owner add, access grant, access set, team add, org add, owner, set-org-role, set-space-role,
      adm policy, policy, policy write, set_permissions, set_topic_permissions, set_user_tags,
      admin policy attach, admin group add, group-add-member, role-add-member, permit, access:add,
      members:add, access:update, teams invite, orgs invite, org invite, permissions update,
      permissions set, groups patch, createsuperuser, add-iam-policy-binding, acl policy, acl role,
      acl role create, acl setuser, users update, acl policy create, acl policy update
    W
    operand = ["**"]
    not_sub = <<-W
      policy list, policy read, policy delete, acl policy list, acl policy read, acl role list,
      owner ls, owner remove, owner rm
    W
    not_operand = ["remove-role-from-user", "list", "read", "ls", "--list", "remove-*"]
    not_flag    = ["--list", "--remove", "--describe", "--dry-run"]
  }
}

# By the name of the account. Accounts of agents that are named otherwise are added by a block of one's own.
concept "agent's account" {
  kind = "thing"

  call {
    when = "call.value matches '^[a-z0-9_.]*(user|member|principal|assignee|grantee|trustee|subject|identity|login|email|account|collaborator|invitee|role_name|target)(_?(id|name|arn|email))?s?([.][a-z0-9_.]*)?=([a-z0-9._:/ -]*[-_./: ])?(ai)?(agent|bot|copilot|assistant)s?[0-9]*([-_.@:][a-z0-9._@:-]*)?$'"
  }
}

# Who administers rights can give them: owners and administrators, and the roles and policies for just that.
concept "right to grant rights" {
  kind = "thing"

  call {
    when = "call.value matches '^[a-z0-9_.]*(role|permission|polic(y|ies)|privilege|access|level|right|group|profile)[a-z0-9_.]*=(.*[/:. ])?((org|organi[sz]ation|company|account|workspace|project|team|domain|co)?[-_ ]?owners?|(super|org|organi[sz]ation|company|account|tenant|workspace|project|team|global|system|sys|site|security|iam|project_?iam|access|user|user access|role|privileged role|role based access control|cluster|realm|domain|db_?user)?[-_ ]?admin(istrator)?s?|superusers?|administratoraccess|iamfullaccess|securityadmin|projectiamadmin|folderiamadmin|organizationiamadmin|rolebindingadmin|role:admin)$'"
  }

  call {
    when = "call.value matches '^[a-z0-9_.]*(admin|administrator|superuser|owner)=(true|1|yes)$'"
  }

  # by the name of the call: make_user_admin
  call {
    object = [
      "admin",
      "administrator",
      "superadmin",
      "superuser",
      "owner",
      "admin role",
      "owner role",
    ]
  }
}

concept "giving an agent the right to grant rights" {
  kind   = "action"
  object = "never"
  also = <<-W
    granting an agent the right to grant rights, granting an agent the right to grant access,
    giving an agent the right to grant access,
    giving an agent the right to give rights, giving an agent rights to grant rights,
    giving an agent the right to grant permissions, letting an agent grant rights
  W
  unknown = "false"

  call { is = ["granting access", "agent's account", "right to grant rights"] }

  # WITH GRANT OPTION, WITH ADMIN OPTION, CREATEROLE, to a user that is named as an agent
  sql {
    verb = ["grant", "alter", "create"]
    is   = ["granting access"]
    when = "shell.option matches '(?i)[^a-z](to|role|user)[ \"`\\x27]+([a-z0-9._-]*[._-])?(ai)?(agent|bot|copilot|assistant)s?[0-9]*[^a-z0-9]([^;]*[^a-z])?(with +(grant|admin) +option|createrole|superuser)'"
  }
}

# A key that a text hands over in so many words.
shape "key-handed-over" {
  class   = "secret"
  pattern = "(?i)\\b(?:with|use|using|this|our|the|new|her(?:e is|e's)|your)\\s+(?:api |access |secret |master )?(?:key|token|secret)\\b[^\\n:.]{0,40}:\\s*`?([A-Za-z0-9_\\-]{24,})"
  check   = "entropy"
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
  words = <<-W
    grant, give, assign, attach, bind, add, invite, allow, permit, elevate, promote, create, update,
    set, put, make, enable, increase, raise, change, modify, authorize, authorise, upsert, patch,
    delegate, provision, associate, aufnehmen, eintragen, register, join, enroll, zuweisen,
    hinzufuegen, hinzufugen, vergeben, erteilen, setzen, attribuer, ajouter, accorder, asignar,
    agregar, otorgar, conceder, edit, insert
  W
}

set "access.things" {
  words = <<-W
    permission, role, access, collaborator, member, group member, policy attachment, iam policy,
    iam binding, policy binding, role binding, rolebinding, admin, privilege, membership,
    invitation, invite, user policy, role policy, group policy, owner, acl, access policy,
    entitlement, user role, role assignment, team member, maintainer, group membership,
    clusterrolebinding, grant, right, editor, user quota, superuser, org member,
    organisation member, project member, iam member, permission set, user group, administrator,
    superadmin, bucket policy, key policy, resource policy, repository policy, access entry,
    access level, user scope, codeowner, guest access, admin right, user permission, deploy key,
    vault policy, authorization policy, organisation owner, billing admin, impersonation,
    delegation, user access, service access, repository access, user limit, grants, scope,
    user scope, app scope, oauth scope, token scope, user application, app assignment,
    user assignment, user team, group user, clusterrole, cluster role, user organisation,
    user project, user workspace, user repository, member team, member organisation, employee group,
    team repository, repository team, keyvault policy, user tag, account assignment, security group,
    actgroup, actgroups, user flag, profile user, user profile access, peer, mailbox permission,
    mailbox delegate, delegate, delegated access, security role, admin role, realm role,
    role mapping, app role, directory role, owner role, power user, grmember, sys user grmember,
    user has role, permission set assignment, access rule, iam statement, policy statement,
    policy assignment, badge group, access group, access profile, door group, clearance,
    safe member, vault member, share recipient, group access, group share, project group,
    shared group, member entity, authorized user, authorised user, authorized key, authorised key,
    user license assignment, tenant user, co owner, coowner, org admin, org owner, team role,
    team owner, sudo, sudoer, admin user, staff user, super user, break glass, privileged session,
    just in time access, jit access, elevation, privilege elevation, standing access,
    temporary access, access grant, crud permission, row policy, rls policy, service principal role,
    trust policy, assume role policy, resource share, share resource, data share, lake permission,
    permission boundary
  W
}

# Words beside them that make it another matter.
set "access.about" {
  words = <<-W
    zuschlag, award, request, review, log, calendar, event, meeting, list member, channel, audience, mailing,
    newsletter, role play, comment, test, report, ticket, card member, access key, access token,
    docs, playlist, scrum, note, loyalty, task, issue, contact, access block, access audit, access history, public access, page,
    campaign, subscriber, board member, card, label, point, right way, member profile, job,
    job role, vacancy, candidate, chat, message, conversation, dashboard, agent, action permission,
    file permission, mode, family member, cast, crew, product owner, deal owner, lead owner,
    device owner, asset owner, task owner, data owner, process owner,
    risk owner, ticket owner, control owner,
    asset owner, record owner, task owner, risk owner, process owner, issue owner, epic owner,
    ticket owner, case owner, control owner, account owner, contact owner, access log, opportunity,
    data access, access point, fixture, seed,
    script, mock, factory, spec, story, migration, makemigration, makemigrations, model, component,
    generator, snippet, lead, deal, member tag, member nickname, nickname, avatar, permission check,
    permission denied, role description, loyalty member, play, quest, character, element, aria,
    speaker, narrator, voice, member count, org chart, entity resolution, text editor, code editor,
    image editor, default editor
  W
}

# Rights for everybody: a matter of publishing.
set "access.public" {
  words = <<-W
    acl=public-read, acl=public-read-write, acl=publicread, public_access=blob,
    public_access=container, public_access=true, predefined_acl=publicread
  W
}

# Where the secrets of a shape belong: the domains of their services, without what stands behind the registered name, or whole.
map "content.home" {
  words = {
    "github-token" = "github githubusercontent githubcopilot ghcr.io",
    "github-fine-grained-token" = "github githubusercontent githubcopilot ghcr.io",
    "gitlab-token" = "gitlab", "slack-token" = "slack", "slack-app-token" = "slack",
    "stripe-live-key" = "stripe", "stripe-test-key" = "stripe",
    "aws-access-key" = "amazonaws amazon aws", "openai-project-key" = "openai",
    "openai-key" = "openai", "anthropic-key" = "anthropic", "openrouter-key" = "openrouter",
    "google-api-key" = "google googleapis", "google-oauth-token" = "google googleapis",
    "npm-token" = "npmjs npmjs.org", "pypi-token" = "pypi", "rubygems-token" = "rubygems",
    "crates-token" = "crates.io", "nuget-key" = "nuget", "docker-token" = "docker",
    "clojars-token" = "clojars", "sendgrid-key" = "sendgrid", "mailgun-key" = "mailgun",
    "mailchimp-key" = "mailchimp", "brevo-key" = "brevo sendinblue", "resend-key" = "resend",
    "twilio-key" = "twilio", "azure-devops-token" = "azure visualstudio", "sentry-token" = "sentry",
    "grafana-token" = "grafana", "terraform-cloud-token" = "terraform",
    "digitalocean-token" = "digitalocean", "heroku-key" = "heroku herokuapp",
    "fly-token" = "fly.io machines.dev", "vercel-token" = "vercel", "netlify-token" = "netlify",
    "linear-key" = "linear", "notion-token" = "notion", "figma-token" = "figma",
    "airtable-token" = "airtable", "atlassian-token" = "atlassian jira bitbucket",
    "bitbucket-token" = "bitbucket", "shopify-token" = "shopify",
    "square-token" = "square squareup squareupsandbox",
    "square-access-token" = "square squareup squareupsandbox", "doppler-token" = "doppler",
    "hubspot-token" = "hubspot hubapi", "databricks-token" = "databricks",
    "hugging-face-token" = "huggingface hf.co", "replicate-token" = "replicate",
    "groq-key" = "groq", "xai-key" = "x.ai", "perplexity-key" = "perplexity",
    "pinecone-key" = "pinecone", "supabase-token" = "supabase",
    "postman-key" = "postman getpostman", "pulumi-token" = "pulumi", "circleci-token" = "circleci",
    "buildkite-token" = "buildkite", "planetscale-token" = "planetscale",
    "dropbox-token" = "dropbox", "telegram-bot-token" = "telegram",
    "discord-bot-token" = "discord discordapp", "slack-webhook" = "slack",
    "discord-webhook" = "discord discordapp", "teams-webhook" = "office microsoft",
    "mapbox-secret-token" = "mapbox", "tailscale-key" = "tailscale",
    "dynatrace-token" = "dynatrace", "new-relic-key" = "newrelic nr-data",
    "launchdarkly-key" = "launchdarkly", "contentful-token" = "contentful",
    "typeform-token" = "typeform",
  }
}

# Whole domains where credentials of a provider are presented, by the word of the provider in the names of variables.
map "env.home" {
  words = {
    "github" = "github.com ghcr.io", "gh" = "github.com ghcr.io", "gitlab" = "gitlab.com",
    "bitbucket" = "bitbucket.org", "slack" = "slack.com", "stripe" = "stripe.com",
    "az" = "login.microsoftonline.com management.azure.com graph.microsoft.com",
    "azure" = "login.microsoftonline.com management.azure.com graph.microsoft.com",
    "msal" = "login.microsoftonline.com", "entra" = "login.microsoftonline.com",
    "aad" = "login.microsoftonline.com", "arm" = "login.microsoftonline.com",
    "microsoft" = "login.microsoftonline.com login.live.com", "graph" = "login.microsoftonline.com",
    "aws" = "sts.amazonaws.com iam.amazonaws.com",
    "google" = "accounts.google.com oauth2.googleapis.com www.googleapis.com maps.googleapis.com generativelanguage.googleapis.com translation.googleapis.com youtube.googleapis.com customsearch.googleapis.com vision.googleapis.com places.googleapis.com routes.googleapis.com",
    "gcp" = "oauth2.googleapis.com www.googleapis.com",
    "gemini" = "generativelanguage.googleapis.com",
    "youtube" = "www.googleapis.com youtube.googleapis.com", "plaid" = "plaid.com",
    "openweather" = "openweathermap.org", "openweathermap" = "openweathermap.org",
    "owm" = "openweathermap.org", "telegram" = "api.telegram.org", "tg" = "api.telegram.org",
    "discord" = "discord.com", "openai" = "openai.com", "anthropic" = "anthropic.com",
    "claude" = "anthropic.com", "huggingface" = "huggingface.co", "hf" = "huggingface.co",
    "npm" = "npmjs.org npmjs.com", "pypi" = "pypi.org", "docker" = "docker.com docker.io",
    "dockerhub" = "docker.com docker.io", "sendgrid" = "sendgrid.com", "mailgun" = "mailgun.net",
    "mailchimp" = "mailchimp.com", "twilio" = "twilio.com", "sentry" = "sentry.io",
    "datadog" = "datadoghq.com datadoghq.eu", "dd" = "datadoghq.com datadoghq.eu",
    "cloudflare" = "cloudflare.com", "cf" = "cloudflare.com", "heroku" = "heroku.com",
    "vercel" = "vercel.com", "netlify" = "netlify.com", "digitalocean" = "digitalocean.com",
    "linear" = "linear.app", "notion" = "notion.com", "figma" = "figma.com",
    "airtable" = "airtable.com", "atlassian" = "atlassian.com", "shopify" = "shopify.com",
    "paypal" = "paypal.com", "square" = "squareup.com squareupsandbox.com",
    "salesforce" = "login.salesforce.com test.salesforce.com",
    "sf" = "login.salesforce.com test.salesforce.com", "hubspot" = "hubapi.com hubspot.com",
    "auth0" = "auth0.com", "okta" = "okta.com", "facebook" = "graph.facebook.com",
    "fb" = "graph.facebook.com", "linkedin" = "linkedin.com", "twitter" = "twitter.com x.com",
    "spotify" = "spotify.com", "dropbox" = "dropbox.com dropboxapi.com", "zoom" = "zoom.us",
    "xero" = "xero.com", "intuit" = "intuit.com", "pagerduty" = "pagerduty.com",
    "new_relic" = "newrelic.com", "grafana" = "grafana.com", "mapbox" = "mapbox.com",
    "alphavantage" = "alphavantage.co", "sonar" = "sonarcloud.io", "codecov" = "codecov.io",
  }
}

# First words of the names of variables that are no name of a service.
set "env.nobody" {
  words = <<-W
    access, account, admin, agent, alert, backup, build, bearer, cache, client, cloud, collect,
    collector, config, customer, data, database, debug, default, demo, deploy, deployment, email,
    file, gateway, global, hook, http, https, internal, issue, local, login, logs, mail, main, master,
    metrics, oauth, prod, production, private, proxy, public, queue, refresh, registry,
    release, remote, report, root, runner, server, service, session, share, shared, site, staging,
    stage, store, system, team, temp, test, upload, user, vault, webhook, worker, write
  W
}

# Fields in which a credential is presented, beside those that are named after one.
set "keys.presented" {
  words = ["appid", "app_key", "key", "subscription-key", "client_assertion", "assertion"]
}

# Options by which a request reaches another machine than its URL names.
set "flags.reroute" {
  words = [
    "--connect-to",
    "--resolve",
    "--proxy",
    "-x",
    "--preproxy",
    "--socks5",
    "--socks5-hostname",
    "--socks4",
    "--doh-url",
    "-Proxy",
  ]
}
