# Production and infrastructure.

concept "production" {
  kind = "place"
  also = ["in production", "to production", "on production", "the production environment", "production systems", "production environment", "live"]

  env {
    name = ["production"]
  }
}

concept "during a change freeze" {
  kind = "state"
  also = ["in a change freeze", "while a change freeze is on", "during change freezes", "under a change freeze", "during a freeze"]
  when = "context.change_freeze"
}

set "deploy" {
  words = ["deploy", "redeploy", "rollout", "rollback", "promote", "release", "publish", "ship", "apply", "migrate", "upgrade", "up", "sync", "install", "cutover", "launch", "deploy_prod", "trigger"]
}

concept "changing production" {
  kind   = "action"
  object = "never"
  also = [
    "deploying to production", "deploy to production", "production change", "changing production data", "change production data", "changes to production",
    "change production", "production deployment", "pushing to production", "releasing to production", "production deploys",
  ]

  call {
    verb     = ["@deploy", "@change", "@delete", "scale", "restart", "reboot", "stop", "start", "resize", "terminate", "kill", "pause", "resume", "toggle", "execute", "run", "invoke", "rotate", "drain", "cordon", "taint", "evict", "failover", "exec", "insert", "truncate", "alter", "restore", "import", "annotate", "autoscale", "edit", "set", "replace", "turn", "flip", "suspend", "switch", "purge"]
    is       = ["production"]
    not_verb = ["plan", "diff", "get", "list", "describe", "logs", "log", "view", "template", "lint", "validate", "preview", "query", "search", "read", "status", "history", "show", "test", "build", "dryrun", "select", "explain", "tail", "top"]
    not_shell_flag = ["--dry-run", "--check", "--plan", "--help", "--diff", "--noop"]
    not_noun = ["plan", "preview", "build", "note", "comment", "ticket", "test", "draft", "issue", "dashboard", "incident", "postmortem", "message", "pull request", "payment", "refund"]
  }

  sql {
    verb      = ["insert", "update", "delete", "drop", "truncate", "alter", "create", "grant", "load", "rename"]
    not_shape = ["temporary"]
    is        = ["production"]
  }

  http {
    method = ["POST", "PUT", "PATCH", "DELETE"]
    is     = ["production"]
  }

  call {
    verb     = ["deploy", "redeploy", "rollout", "apply", "migrate", "rollback", "promote", "cutover"]
    when     = "env.target == 'unnamed'"
    not_shell_flag = ["--dry-run", "--check", "--plan", "--help", "--diff", "--noop", "--local", "--preview"]
    not_noun = ["patch", "plan", "preview", "diff", "stash", "template", "label", "filter", "coupon", "discount", "test", "token", "draft", "key"]
    not_shell_program = ["git", "chezmoi", "patch"]
  }

  call {
    verb     = ["@change", "@delete", "@create"]
    noun     = ["dns", "dns record", "record set", "hosted zone", "nameserver", "resource record"]
    when     = "env.target != 'local' and env.target != 'named'"
    not_shell_flag = ["--dry-run"]
  }

  shell {
    program = ["kubectl", "helm", "terraform", "tofu", "ansible-playbook", "pulumi", "flyctl", "fly", "vercel", "netlify", "wrangler", "cdk", "sam", "serverless", "argocd", "cap", "kustomize", "terragrunt", "heroku"]
    sub     = ["apply", "upgrade", "up", "deploy", "install", "rollout restart", "app sync", "rollback", "sync", "promote", "publish", "destroy", "import"]
    not_flag = ["--dry-run", "--check", "--preview", "--help", "--diff", "--plan", "--noop"]
    when    = "env.target == 'unnamed'"
  }
}

concept "deleting production data" {
  kind   = "action"
  object = "never"
  also   = ["deleting backups of production data", "deleting production backups", "deleting production data and backups", "delete a backup", "deleting backups"]

  call {
    verb     = ["@delete"]
    noun     = ["database", "table", "bucket", "volume", "topic", "snapshot", "backup", "data", "collection", "index", "disk", "stream", "dataset", "instance", "cluster", "store", "schema", "record", "container", "object", "blob", "queue", "recovery point", "keyspace", "pvc", "db", "row", "document", "share", "s3", "rb", "cache"]
    is       = ["production"]
    not_noun = ["pod", "log", "branch", "comment", "cache key", "dns"]
    not_shell_flag = ["--dry-run"]
  }

  sql {
    verb      = ["drop", "truncate", "delete"]
    not_shape = ["temporary"]
    is        = ["production"]
  }
}

concept "destroying infrastructure" {
  kind   = "action"
  object = "never"
  also   = ["deleting infrastructure", "destroying servers", "terminating instances", "destroying clusters", "tearing down infrastructure"]

  call {
    verb     = ["destroy", "terminate", "uninstall", "delete", "remove", "teardown", "deprovision", "down", "nuke", "purge", "drop", "undeploy"]
    noun     = ["stack", "cluster", "namespace", "instance", "network", "volume", "queue", "vpc", "subnet", "server", "droplet", "load balancer", "node", "node pool", "nodegroup", "function", "lambda", "app", "application", "project", "database", "db instance", "release", "deployment", "statefulset", "service", "environment", "resource group", "infrastructure", "bucket", "disk", "security group", "firewall", "gateway", "topic", "stream", "zone", "virtual machine", "machine", "droplet", "pvc", "persistentvolumeclaim", "daemonset", "ingress", "resource", "sandbox environment", "certificate", "table", "dynamodb", "elasticache", "rds", "workspace", "kubernetes", "crd", "node group", "autoscaling group", "deploy"]
    not_noun = ["pod", "container", "image", "test", "branch", "docker", "file", "customer", "user", "key", "token", "tag", "label", "comment", "note", "record", "cron", "job", "draft", "task", "permission", "role", "message", "row", "environment variable", "variable", "secret", "hold", "configmap", "member", "service account", "policy"]
    not_shell_flag = ["--dry-run"]
    not_shell_program = ["docker", "podman", "npm", "git", "pip", "rm", "minikube", "kind", "cargo"]
  }

  shell {
    program  = ["terraform", "tofu", "terragrunt", "pulumi", "cdk", "helm", "sam", "serverless", "eksctl", "kops", "copilot", "vagrant", "sst"]
    sub      = ["destroy", "uninstall", "delete", "remove", "down", "apply -destroy"]
    not_flag = ["--dry-run"]
  }
}

concept "dropping databases" {
  kind   = "action"
  object = "never"
  also   = ["emptying databases", "dropping tables", "dropping a table", "emptying a database", "drop a table", "truncating tables"]

  sql {
    verb       = ["drop", "truncate"]
    not_shape  = ["temporary"]
    when       = "env.target != 'local'"
  }

  call {
    verb     = ["drop", "truncate", "flush", "delete", "wipe", "empty", "reset", "clear", "destroy"]
    noun     = ["database", "table", "collection", "schema", "index", "keyspace", "dataset"]
    not_noun = ["test", "temp", "temporary", "pivot", "view", "row", "record", "snapshot", "backup", "cache"]
    when     = "env.target != 'local'"
  }
}

concept "unfiltered delete" {
  kind   = "action"
  object = "never"
  also   = ["unfiltered deletes", "running a delete without a filter", "delete without a filter", "deletes without a filter"]

  sql {
    verb   = ["delete"]
    filter = ["none", "always"]
    when   = "env.target != 'local'"
  }
}

concept "unfiltered update" {
  kind   = "action"
  object = "never"
  also   = ["unfiltered updates"]

  sql {
    verb   = ["update"]
    filter = ["none", "always"]
    when   = "env.target != 'local'"
  }
}
