# Secrets, credentials and access.

concept "secret" {
  kind = "thing"
  unknown = "false"
  also = ["secrets", "password", "token", "private key", "credential", "API key", "connection string", "key file"]

  data {
    class = ["secret", "secret-variable"]
  }

  file {
    class = ["secret"]
  }

  call {
    noun = ["secret", "password", "credential", "private key", "api key", "vault", "keychain", "token", "secret value", "connection string"]
  }
}

concept "sending secrets outside the machine" {
  kind   = "action"
  object = "never"
  also   = ["sending secrets", "leaking secrets", "sending passwords or tokens", "exposing secrets", "sending secrets outside the company"]

  send {
    to          = ["inside", "outside", "public", "private", "unknown"]
    not_channel = ["login"]
    when        = "data.class == 'secret'"
  }

  mcp {
    verb = ["@send", "@change", "publish", "upload", "push", "commit", "search", "query", "ask", "run", "generate", "log", "submit"]
    when = "data.class == 'secret'"
    not_noun = ["secret", "vault", "parameter", "variable", "keychain"]
  }

  http {
    client = ["fetch", "call", "program", "code"]
    place  = ["inside", "outside", "private", "unknown"]
    when   = "data.class == 'secret'"
  }
}

concept "reading secrets" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["reading a secret", "printing secrets", "read of a secret", "accessing secrets", "reading passwords", "reading credentials", "reading private keys", "printing passwords"]

  file {
    op    = ["read", "edit", "move"]
    class = ["secret"]
    not_shell_program = ["ssh", "scp", "git", "kubectl", "docker", "terraform", "aws", "gcloud"]
  }

  call {
    verb     = ["@read", "get", "view", "reveal", "show", "decrypt", "access"]
    noun     = ["secret", "secret value", "password", "credential", "private key", "secret version", "vault item", "kv", "keychain", "api key", "secret string", "parameter store", "ssm parameter", "access key", "keyvault", "connection string", "vault"]
    not_noun = ["policy", "rotation", "metadata", "scan", "scanning", "alert", "name", "schema", "docs", "count", "access review", "audit", "rule", "list", "report", "expiry"]
    not_verb = ["list", "search", "describe", "create", "delete", "set", "put", "update", "scan", "ls"]
  }

  shell {
    program = ["env", "printenv", "export", "set", "declare", "compgen"]
    when    = "len(call.args) == 0 and not (shell.operand matches '.')"
  }

  shell {
    program = ["echo", "printf", "printenv", "cat"]
    when    = "data.class == 'secret-variable'"
  }

  code {
    call = ["os.environ", "process.env", "os.getenv", "ENV", "getenv"]
    when = "data.class == 'secret-variable'"
  }
}

concept "writing secrets into files" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["writing secrets into version control", "committing secrets", "storing secrets in code", "writing a secret into a file", "hardcoding secrets"]

  file {
    op        = ["write", "append", "edit"]
    not_place = ["scratch"]
    when      = "data.class == 'secret'"
  }

  shell {
    program = ["git"]
    sub     = ["add", "commit", "stash"]
    when    = "any(call.args, .value matches 'x^') or data.class == 'secret' or shell.operand matches '(?i)(^|/)(\\\\.env($|\\\\.(local|prod|production|staging))|id_(rsa|ed25519|ecdsa|dsa)|[^/]*\\\\.(pem|key|p12|pfx|keystore)|credentials(\\\\.json)?|\\\\.netrc|\\\\.npmrc|\\\\.pypirc|secrets?\\\\.(ya?ml|json))$'"
  }

  call {
    verb = ["commit", "push", "create", "update", "write", "put", "edit", "add"]
    noun = ["file", "commit", "content", "repository", "gist", "snippet", "blob"]
    when = "data.class == 'secret'"
  }
}

concept "creating credentials" {
  kind   = "action"
  object = "never"
  also   = ["creating API keys", "creating an API key", "creating tokens", "issuing credentials", "rotating credentials", "creating access keys", "creating service account keys"]

  call {
    verb     = ["@create", "rotate", "regenerate", "reset", "roll", "renew", "print"]
    noun     = ["access key", "api key", "service account key", "personal access token", "token", "credential", "oauth client", "client secret", "secret key", "app password", "deploy token", "deploy key", "access token", "ssh key", "iam key", "login profile", "database user", "db user", "api token", "key pair", "signing key", "webhook secret", "service principal", "bot token", "pat", "private key", "password", "publishable key", "application key", "service account token", "user token", "api credential"]
    not_noun = ["card", "payment", "setup", "device", "push token", "test", "reset email", "count", "tokenizer", "design token", "policy", "token usage", "issue", "csrf", "link", "token transfer", "price", "role", "note", "comment", "page", "vault", "secret version"]
    not_verb = ["revoke", "delete", "list", "get", "disable", "login"]
  }

  sql {
    verb = ["create", "alter"]
    when = "call.value contains 'password' or data.class == 'secret'"
  }
}

concept "granting access" {
  kind   = "action"
  object = "never"
  also   = ["granting permissions", "granting rights", "giving access", "changing access", "granting roles", "giving permissions", "giving rights", "adding collaborators", "granting an agent the right"]

  call {
    verb     = ["grant", "give", "assign", "attach", "bind", "add", "invite", "share", "allow", "permit", "elevate", "promote", "create", "update", "set", "put", "make", "enable", "approve", "increase", "raise", "change", "modify", "authorize", "upsert", "patch"]
    noun     = ["permission", "role", "access", "collaborator", "member", "group member", "policy attachment", "iam policy", "role binding", "rolebinding", "iam", "admin", "privilege", "membership", "invitation", "invite", "user policy", "role policy", "owner", "acl", "access policy", "entitlement", "user role", "role assignment", "team member", "maintainer", "group membership", "clusterrolebinding", "grant", "right", "scope", "editor", "user quota", "superuser", "org member", "project member", "iam member", "iam binding", "permission set"]
    not_noun = ["request", "review", "log", "calendar", "event", "meeting", "list member", "channel", "audience", "mailing", "newsletter", "role play", "comment", "test", "report", "ticket", "card member", "access key", "access token", "docs", "playlist", "scrum", "note", "loyalty", "task", "issue", "contact"]
    not_verb = ["revoke", "remove", "delete", "deny", "list", "get", "audit", "check"]
  }

  sql {
    verb = ["grant"]
  }
}
