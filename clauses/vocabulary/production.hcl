# Production and infrastructure.

concept "production" {
  kind = "place"
  also = ["in production", "to production", "on production", "the production environment", "production systems", "production environment", "live"]

  env {
    name       = ["production"]
    not_target = ["local"]
  }
}

concept "during a change freeze" {
  kind = "state"
  also = ["in a change freeze", "while a change freeze is on", "during change freezes", "under a change freeze", "during a freeze", "during a code freeze", "during a release freeze"]
  when = "context.change_freeze"
}

# What only shows what would happen.
concept "rehearsal" {
  kind = "state"
  also = ["dry run", "a dry run", "rehearsals", "dry runs"]

  shell {
    flag       = ["--dry-run", "--dry_run", "--dryrun", "--check", "--noop", "--no-act", "--simulate", "--pretend", "--whatif", "-whatif", "-WhatIf", "--just-print", "--validate-only", "--plan", "--preview", "--help", "--explain", "--what-if", "-C"]
    not_option = ["--dry-run=none", "--dry-run=false", "--dryrun=false", "--check=false", "--preview=false", "--dry_run=false"]
    not_shell_program = ["git", "make", "tar", "rsync", "ssh", "crontab"]
  }

  shell {
    program = ["git", "make", "tar", "rsync", "ssh", "crontab", "hg", "svn"]
    flag    = ["--dry-run", "--help", "-n", "--just-print", "-h", "--list"]
  }

  call {
    value = [
      "dry_run=true", "dryrun=true", "simulate=true", "validate_only=true", "check_mode=true", "what_if=true", "whatif=true", "plan_only=true", "preview_only=true", "noop=true", "simulation=true", "is_dry_run=true",
      "dry_run=all", "dry_run=client", "dry_run=server", "dryrun=all", "mode=dry_run", "mode=dry-run", "mode=preview", "mode=plan", "probelauf=true", "testlauf=true", "simular=true", "simuler=true", "preview=true",
    ]
  }
}

# Verbs that bring a new state to where it runs.
set "deploy" {
  words = [
    "deploy", "redeploy", "rollout", "rollback", "promote", "apply", "migrate", "upgrade", "cutover", "sync", "ausrollen", "bereitstellen", "deployer", "desplegar", "einspielen", "appliquer", "aplicar", "migrieren", "migrer", "migrar", "switchover", "failover",
  ]
}

concept "changing production" {
  kind   = "action"
  object = "never"
  also = [
    "deploying to production", "deploy to production", "production change", "changing production data", "change production data", "changes to production",
    "change production", "production deployment", "pushing to production", "releasing to production", "production deploys", "touching production", "modifying production",
    "deployments to production", "deployment to production", "releases to production",
  ]

  call {
    mode     = ["change"]
    is       = ["production"]
    is_not   = ["rehearsal"]
    not_verb = ["plan", "diff", "get", "list", "describe", "logs", "view", "template", "lint", "validate", "preview", "search", "read", "show", "explain", "tail", "forward", "draft", "quote", "estimate", "notify", "email", "tweet", "dm", "message", "reply", "broadcast", "invite", "book", "pay", "refund", "export", "download", "clone", "commit", "answer"]
    not_noun = [
      "plan", "preview", "build", "note", "comment", "ticket", "test", "draft", "issue", "dashboard", "incident", "postmortem", "message", "pull request", "merge request", "pr", "mr", "payment", "refund", "mail", "email", "chat", "slack", "page", "wiki", "confluence", "notion",
      "jira", "linear", "calendar", "meeting", "invoice", "report", "query", "dependency", "review", "todo", "channel", "discussion", "quote", "transcript", "status page", "log level", "search", "snapshot", "backup", "port", "sandbox", "explanation", "lint", "diff", "teams",
    ]
    not_shell_program = ["git", "hg", "npm", "pnpm", "yarn", "bun", "docker", "podman", "ansible-vault", "sops", "flask", "uvicorn", "pip", "poetry", "uv", "cargo", "go", "gem", "bundle", "composer", "vault", "code", "vim", "nano", "pre-commit", "claude", "codex", "gemini"]
    not_shell_sub     = ["config set", "config use-context", "config set-context", "config unset", "configure", "account set", "account clear", "auth login", "release create", "issue create", "pr create", "run watch", "rollout status", "rollout history", "kustomize edit", "context use", "context create", "repo add", "repo update", "login", "logout", "secrets create"]
  }

  # A backup that goes is a change, one that is taken is none.
  call {
    verb   = ["@delete", "restore", "import", "modify", "update", "share", "revert", "rollback"]
    noun   = ["backup", "snapshot", "restore point", "recovery point"]
    is     = ["production"]
    is_not = ["rehearsal"]
  }

  # Package managers and make run what their scripts are called.
  shell {
    program   = ["npm", "pnpm", "yarn", "bun", "make", "just", "task", "composer", "bundle", "poetry", "uv"]
    call_verb = ["@deploy", "@delete", "release", "restart", "scale", "flip", "switch", "ship"]
    call_noun = ["run", "prod", "production", "deploy", "rollout", "release", "migrate", "npm", "pnpm", "yarn", "bun", "make", "just", "task", "composer", "bundle", "poetry", "uv"]
    not_call_noun = ["build", "test", "lint", "dry", "plan"]
    is        = ["production"]
    is_not    = ["rehearsal"]
  }

  # Operations whose words are no verbs of English.
  shell {
    program = ["kubectl", "oc", "helm", "helmfile", "kustomize", "ansible-playbook", "ansible", "cap", "fab", "capistrano", "dep", "mina", "kamal", "nomad", "terraform", "tofu", "terragrunt", "pulumi", "cdk", "sst", "copilot", "eb", "flyctl", "fly", "vercel", "netlify", "wrangler", "heroku", "argocd", "flux", "sam", "serverless", "sls", "railway", "render", "gcloud", "aws", "az", "doctl", "hcloud", "spinnaker", "octo", "waypoint", "chef-client", "knife", "puppet", "salt", "dokku", "scalingo", "clever", "cf", "nixops", "colmena", "firebase", "supabase"]
    sub     = ["apply", "upgrade", "up", "deploy", "install", "sync", "rollback", "promote", "redeploy", "state rm", "state mv", "import", "taint", "rollout restart", "rollout undo", "rollout pause", "rollout resume", "app sync", "app rollback", "job run", "alias set", "lambda invoke", "s3 rb", "s3 rm", "s3 mv", "instances reset", "pg:reset", "pg:restore", "run", "job revert", "destroy", "reconcile", "cp", "set image", "set env", "set resources", "label", "patch", "edit", "scale", "restart", "maintenance:on", "maintenance:off"]
    is      = ["production"]
    is_not  = ["rehearsal"]
    not_sub = ["logs", "exec", "get", "config set"]
  }

  shell {
    program  = ["ansible-playbook", "ansible-pull", "chef-client", "knife", "puppet", "cap", "fab", "mina", "dep", "kamal"]
    not_flag = ["--list-hosts", "--list-tasks", "--list-tags", "--syntax-check", "-T", "--tasks", "--list"]
    is       = ["production"]
    is_not   = ["rehearsal"]
    not_sub  = ["list", "show", "status", "logs", "details"]
  }

  # Schema and data tools.
  shell {
    program = ["php", "artisan", "rails", "bin/rails", "rake", "manage.py", "python", "prisma", "knex", "sequelize", "sequelize-cli", "typeorm", "flyway", "liquibase", "alembic", "goose", "dbmate", "migrate", "sqlx", "diesel", "mix", "dotnet", "bin/console", "doctrine", "atlas", "sqitch", "drizzle-kit", "hasura", "restic", "borg", "pgbackrest", "barman", "wal-g", "kopia", "duplicity", "velero", "dropdb", "createdb", "mysqladmin", "pg_restore", "mongorestore", "mysqlimport", "influx", "redis-cli", "kafka-topics", "kafka-configs", "rabbitmqctl", "rabbitmqadmin", "etcdctl", "consul", "bq", "cbt", "nodetool"]
    call_verb = ["@change", "@delete", "@deploy", "rollback", "restore", "load", "seed", "expire", "forget", "prune", "update", "revert", "down", "up"]
    is        = ["production"]
    is_not    = ["rehearsal"]
    not_call_noun = ["status", "history", "list", "backup", "snapshot"]
  }

  shell {
    program = ["restic", "borg", "pgbackrest", "barman", "wal-g", "kopia", "duplicity", "velero", "dropdb", "createdb", "mysqladmin", "pg_restore", "mongorestore", "liquibase", "flyway", "influx", "kafka-topics", "kafka-topics.sh", "barman-cloud-backup-delete"]
    operand = ["forget", "prune", "expire", "delete", "drop", "drop-all", "dropAll", "update", "migrate", "clean", "remove-older-than", "rollback", "create", "purge", "cleanup", "restore"]
    is      = ["production"]
    is_not  = ["rehearsal"]
  }

  shell {
    program = ["dropdb", "createdb", "pg_restore", "mongorestore", "mysqlimport", "vacuumdb", "reindexdb"]
    is      = ["production"]
  }

  # On a host of production.
  shell {
    remote  = [true]
    program = ["kill", "pkill", "killall", "reboot", "shutdown", "poweroff", "halt", "systemctl", "service", "supervisorctl", "pm2", "docker", "docker-compose", "podman", "nerdctl", "apachectl", "nginx", "rc-service", "rcctl", "monit", "crontab", "apt", "apt-get", "dnf", "yum", "apk", "zypper", "dpkg", "rpm", "npm", "pnpm", "yarn", "pip", "pip3", "make", "bundle", "composer", "iptables", "nft", "ufw", "sysctl", "useradd", "usermod", "passwd", "mount", "umount", "mkfs", "nomad", "consul", "runit", "sv", "s6-svc", "unicorn", "puma", "passenger-config"]
    not_sub = ["status", "logs", "ps", "list", "show", "is-active", "ls", "compose ps", "compose logs", "list-units", "images", "inspect", "stats", "top", "cat", "exec", "version", "info", "search", "jlist", "monit", "describe", "container ls", "is-enabled", "is-failed", "compose config", "compose top", "audit", "outdated", "freeze", "policy", "history", "compose exec"]
    not_operand = ["status", "--status-all", "-t"]
    not_flag    = ["--list", "-l", "-t", "-T", "--version", "-0"]
    is      = ["production"]
    is_not  = ["rehearsal"]
  }

  shell {
    remote  = [true]
    program = ["git"]
    sub     = ["pull", "checkout", "reset", "merge", "switch", "rebase", "stash", "clean", "restore"]
    is      = ["production"]
  }

  shell {
    program = ["docker", "podman"]
    sub     = ["service update", "service scale", "service create", "service rm", "service rollback", "stack deploy", "stack rm", "stack up"]
    is      = ["production"]
  }

  file {
    op           = ["write", "append", "edit", "delete", "move", "mode"]
    shell_remote = [true]
    not_place    = ["scratch"]
    is           = ["production"]
  }

  sql {
    verb      = ["insert", "update", "delete", "drop", "truncate", "alter", "create", "grant", "load", "rename", "merge", "replace", "revoke", "call", "set", "upsert"]
    not_shape = ["temporary"]
    is        = ["production"]
    is_not    = ["rehearsal"]
  }

  http {
    method   = ["POST", "PUT", "PATCH", "DELETE"]
    is       = ["production"]
    is_not   = ["rehearsal"]
    not_call_noun = ["search", "query", "login", "token", "oauth", "auth", "graphql", "log", "metric", "trace", "message", "comment", "issue", "pull", "test", "webhook", "slack", "ticket", "page", "msearch", "count", "session", "build", "mail", "email", "invoice", "payment", "refund", "charge", "dashboard", "annotation", "snapshot", "backup"]
  }

  http {
    method    = ["DELETE"]
    call_noun = ["snapshot", "backup", "query", "index"]
    is        = ["production"]
  }

  http {
    method    = ["POST"]
    path      = ["**/_delete_by_query*", "**/_update_by_query*", "**/_bulk*", "**/_reindex*"]
    is        = ["production"]
  }

  # Data that goes into a store or onto a host of production.
  send {
    channel = ["copy"]
    is      = ["production"]
    is_not  = ["rehearsal"]
    not_shell_sub = ["s3 ls", "s3 presign", "ls", "du", "stat", "cat", "storage ls", "storage cat"]
  }

  # No environment is named.
  call {
    verb       = ["@deploy"]
    env_target = ["unnamed"]
    is_not     = ["rehearsal"]
    not_verb   = ["get", "list", "describe", "plan", "diff", "view", "template", "preview", "show", "wait", "sync", "upgrade", "find", "search", "check", "read"]
    not_noun   = ["patch", "plan", "preview", "diff", "stash", "template", "label", "filter", "coupon", "discount", "test", "token", "draft", "key", "status", "history", "job application", "note", "log", "calendar", "contact", "theme", "fork", "build", "edit", "promo", "style", "format", "fix", "suggestion", "person", "employee", "user", "member", "candidate", "loan", "credit"]
    not_shell_program = ["git", "chezmoi", "patch", "docker", "npm", "pnpm", "brew", "apt", "pip", "claude", "codex", "gemini", "gh", "glab"]
    not_shell_sub = ["rollout status", "rollout history"]
  }

  call {
    verb   = ["@change", "@delete", "@create"]
    noun   = ["dns", "dns record", "record set", "hosted zone", "nameserver", "name server", "resource record", "zone record", "rrset", "rrsets", "cname", "mx record", "txt record", "a record", "route 53", "dnsrecord", "recordset"]
    not_env_target = ["local", "named"]
    is_not = ["rehearsal"]
  }

  shell {
    program = ["nsupdate", "flarectl", "octodns-sync", "dnscontrol", "pdnsutil", "knotc", "rndc"]
    not_sub = ["preview", "check", "get-zones", "status", "list-all-zones", "dns list", "show-zone"]
    not_env_target = ["local", "named"]
    is_not  = ["rehearsal"]
  }

  shell {
    program    = ["kubectl", "oc", "helm", "helmfile", "terraform", "tofu", "ansible-playbook", "pulumi", "flyctl", "fly", "vercel", "netlify", "wrangler", "cdk", "sam", "serverless", "sls", "argocd", "cap", "terragrunt", "heroku", "sst", "copilot", "eb", "kamal", "nomad", "flux", "railway", "firebase", "gcloud", "waypoint", "dokku", "cf", "amplify", "dep"]
    sub        = ["apply", "up", "deploy", "rollout restart", "rollout undo", "app sync", "promote", "publish", "import", "redeploy", "app deploy", "run deploy", "functions deploy", "job run", "alias set", "app rollback", "upgrade", "install", "rollback", "pages deploy"]
    not_flag   = ["--local", "--stdout", "--draft"]
    env_target = ["unnamed"]
    is_not     = ["rehearsal"]
  }
}

concept "deleting production data" {
  kind   = "action"
  object = "never"
  also   = ["deleting backups of production data", "deleting production backups", "deleting production data and backups", "delete a backup", "deleting backups", "destroying production data", "purging production data"]

  call {
    verb     = ["@delete", "reset"]
    noun     = ["database", "table", "bucket", "volume", "topic", "snapshot", "backup", "data", "collection", "index", "disk", "stream", "dataset", "instance", "cluster", "store", "schema", "record", "container", "object", "blob", "queue", "recovery point", "restore point", "keyspace", "pvc", "persistentvolumeclaim", "db", "row", "document", "share", "s3", "cache", "storage", "postgres", "postgre", "mysql", "mongo", "mongodb", "redis", "elasticsearch", "pg", "sql", "server", "bigtable", "spanner", "firestore", "dynamodb", "backup run", "run", "vault", "image", "file system", "filesystem", "repository", "measurement", "series", "warehouse", "archive", "journal", "namespace", "pv", "persistentvolume", "replica", "shard", "elastic", "key", "statefulset", "stack", "model", "version", "rds", "efs", "ebs", "partition", "user", "customer", "order", "event", "message", "entry", "item", "tenant", "account", "all"]
    is       = ["production"]
    is_not   = ["rehearsal"]
    not_noun = ["pod", "log", "branch", "comment", "cache key", "dns", "api key", "access key", "ssh key", "flag", "deployment", "label", "member", "role", "policy", "permission", "webhook", "alert", "monitor", "silence", "job", "release", "secret", "environment variable", "certificate", "service account", "rule", "tag", "config", "configuration", "env"]
    not_shell_program = ["git"]
  }

  sql {
    verb      = ["drop", "truncate", "delete"]
    not_shape = ["temporary", "index", "column"]
    is        = ["production"]
    is_not    = ["rehearsal"]
  }

  # Buckets, backups, stores and topics by their own tools.
  shell {
    program = ["aws", "gsutil", "s3cmd", "mc", "rclone", "gcloud", "az", "b2", "s5cmd", "azcopy", "bq", "influx", "velero", "kubectl", "oc"]
    sub     = ["s3 rb", "s3 rm", "rb", "rm", "del", "deletefile", "delete", "purge", "storage rm", "storage buckets delete", "rmdir", "rmdirs", "remove", "blob delete-batch", "bucket delete", "backup delete", "delete pvc", "delete pv", "delete statefulset"]
    not_sub = ["delete pod", "delete pods", "delete deployment", "delete deploy", "delete job", "delete service", "delete svc", "delete configmap", "delete secret", "delete ingress", "delete node", "delete cronjob", "delete hpa"]
    is      = ["production"]
    is_not  = ["rehearsal"]
    not_call_noun = ["pod", "deployment", "job", "configmap", "secret", "service account", "dns", "flag", "log"]
  }

  shell {
    program = ["aws", "rclone", "gsutil", "gcloud", "rsync", "s3cmd", "mc", "s5cmd", "azcopy"]
    flag    = ["--delete", "--del", "-d", "--delete-after", "--delete-unmatched-destination-objects", "--delete-removed", "--remove", "--delete-destination", "--delete-excluded", "--delete-before", "--delete-during"]
    send_channel = ["copy"]
    is      = ["production"]
    is_not  = ["rehearsal"]
  }

  shell {
    program = ["rclone"]
    sub     = ["sync"]
    is      = ["production"]
    is_not  = ["rehearsal"]
  }

  shell {
    program = ["restic", "borg", "pgbackrest", "barman", "wal-g", "kopia", "duplicity", "velero", "mysqladmin", "liquibase", "flyway", "influx", "kafka-topics", "kafka-topics.sh", "barman-cloud-backup-delete", "proxmox-backup-client", "bacula", "bconsole", "rabbitmqadmin", "rabbitmqctl", "redis-cli", "dropdb", "mongosh"]
    call_verb = ["@delete", "forget", "prune", "expire", "clean", "reset"]
    is      = ["production"]
    is_not  = ["rehearsal"]
  }

  shell {
    program = ["restic", "borg", "pgbackrest", "barman", "wal-g", "kopia", "duplicity", "mysqladmin", "liquibase", "flyway", "influx", "kafka-topics", "kafka-topics.sh", "rabbitmqadmin"]
    operand = ["forget", "prune", "expire", "delete", "drop", "drop-all", "dropAll", "clean", "remove-older-than", "remove-all-but-n-full", "purge", "cleanup"]
    is      = ["production"]
    is_not  = ["rehearsal"]
  }

  shell {
    program = ["kafka-topics", "kafka-topics.sh", "kafka-delete-records", "kafka-delete-records.sh", "barman-cloud-backup-delete", "dropdb", "lvremove", "zfs"]
    flag    = ["--delete", "--offset-json-file", "--retention-policy", "--backup-id", "--if-exists", "--force", "-f", "-r", "-R", "--recursive"]
    is      = ["production"]
    is_not  = ["rehearsal"]
  }

  shell {
    program = ["dropdb"]
    is      = ["production"]
  }

  shell {
    is_not = ["rehearsal"]
    is     = ["migration that drops everything", "production"]
  }

  http {
    method = ["DELETE"]
    is     = ["production"]
    call_noun = ["database", "table", "bucket", "volume", "topic", "snapshot", "backup", "collection", "index", "disk", "dataset", "instance", "cluster", "schema", "record", "object", "blob", "queue", "keyspace", "backup run", "document", "es", "elasticsearch", "opensearch", "elastic", "solr", "store", "couchdb", "qdrant", "weaviate", "sqladmin", "rds", "storage"]
    not_call_noun = ["pod", "deployment", "flag", "webhook", "log", "comment", "member", "role", "dns", "token"]
  }

  http {
    method = ["POST"]
    path   = ["**/_delete_by_query*"]
    is     = ["production"]
  }

  file {
    op           = ["delete"]
    class        = ["database", "backup"]
    is           = ["production"]
  }

  file {
    op           = ["delete"]
    scope        = ["tree", "wildcard"]
    not_place    = ["scratch"]
    shell_remote = [true]
    is           = ["production"]
  }
}

concept "destroying infrastructure" {
  kind   = "action"
  object = "never"
  also   = ["deleting infrastructure", "destroying servers", "terminating instances", "destroying clusters", "tearing down infrastructure", "deleting clusters", "decommissioning servers"]

  call {
    verb     = ["destroy", "terminate", "uninstall", "delete", "remove", "teardown", "tear", "deprovision", "nuke", "purge", "undeploy", "decommission", "retire", "abreissen", "loeschen", "loschen", "entfernen", "zerstoeren", "zerstoren", "stilllegen", "abbauen", "supprimer", "detruire", "demolir", "eliminar", "borrar", "destruir", "derribar", "deinstallieren", "desinstaller", "desinstalar"]
    noun     = [
      "stack", "cluster", "namespace", "instance", "network", "volume", "queue", "vpc", "vnet", "subnet", "server", "droplet", "load balancer", "loadbalancer", "elb", "node", "node pool", "nodepool", "nodegroup", "function", "lambda", "application", "db instance", "database instance", "database server", "deployment", "statefulset", "environment", "resource group", "infrastructure", "bucket", "disk",
      "security group", "firewall", "api gateway", "nat gateway", "internet gateway", "vpn gateway", "transit gateway", "topic", "stream", "hosted zone", "zone", "virtual machine", "machine", "pvc", "persistentvolumeclaim", "persistentvolume", "daemonset", "ingress", "elasticache", "kubernetes", "crd", "node group", "autoscaling group", "auto scaling group", "scaling group", "managed cluster", "managedclusters", "aks", "eks", "gke", "ecs", "ec", "helm", "chart", "helm release", "helm chart", "flexible server", "web app", "webapp", "container app", "app service", "cdn", "distribution", "file system",
      "filesystem", "efs", "ebs", "hypervisor", "datacenter", "rechenzentrum", "vpn", "peering", "elastic ip", "static ip", "router", "switch", "cache cluster", "db cluster", "replication group", "subscription topic", "pubsub", "sqs", "sns", "kinesis", "msk", "broker", "cloudformation", "tenant environment", "infra", "cloud", "maschine", "rechner", "grappe", "rds",
    ]
    not_noun = [
      "pod", "container", "image", "test", "branch", "docker", "file", "customer", "user", "key", "token", "tag", "label", "comment", "note", "record", "cron", "job", "draft", "task", "permission", "role", "message", "row", "environment variable", "env var", "variable", "secret", "hold", "configmap", "member", "service account", "policy", "snapshot", "backup", "object", "document", "dashboard", "alert", "rule", "employee",
      "event", "query", "invoice", "contact", "order", "table", "item", "entry", "recovery point", "backup run", "page", "webhook", "subscription", "log", "many", "one", "certificate", "annotation", "stage variable", "model", "access", "grant", "binding", "switch user", "feature", "flag", "record set", "rrset", "package", "folder", "dependency", "purge queue", "artifact", "mail", "migration", "legal", "resource record", "person", "worker",
    ]
    is_not   = ["rehearsal"]
    not_shell_program = ["docker", "podman", "npm", "pnpm", "yarn", "git", "pip", "rm", "minikube", "kind", "k3d", "cargo", "apt", "apt-get", "brew", "dnf", "yum", "diskutil", "rails", "bin/rails", "rake", "php", "go", "systemctl", "snap", "pacman", "gem", "code", "ansible-galaxy", "lxc-test", "colima", "limactl", "multipass-test"]
  }

  # Projects and apps, where they are what runs.
  shell {
    program = ["gcloud", "heroku", "fly", "flyctl", "vercel", "netlify", "railway", "render", "doctl", "scalingo", "dokku", "cf", "clever", "firebase", "supabase", "koyeb", "wrangler", "neon", "neonctl", "planetscale", "pscale"]
    sub     = ["projects delete", "apps:destroy", "apps destroy", "apps:delete", "app delete", "apps delete", "project rm", "project remove", "project delete", "sites:delete", "machine destroy", "machines destroy", "volumes destroy", "volumes delete", "postgres destroy", "compute droplet delete", "databases delete", "kubernetes cluster delete", "delete", "remove", "down", "service delete", "services delete", "functions:delete", "functions delete", "hosting:disable", "run services delete", "app destroy", "run delete", "addons:destroy", "ps:stop"]
    not_sub = ["env rm", "env remove", "secrets delete", "records delete", "documents delete", "versions delete", "dns delete"]
    not_call_noun = ["document", "secret", "record", "key", "role", "variable", "snapshot", "backup", "token", "domain", "table", "version", "ps", "database"]
    is_not  = ["rehearsal"]
  }

  mcp {
    verb     = ["destroy", "terminate", "uninstall", "delete", "remove", "teardown", "undeploy", "decommission"]
    noun     = ["app", "project", "service", "database", "site", "release", "resource"]
    not_noun = ["gitlab", "github", "gitea", "forgejo", "bitbucket", "jira", "linear", "asana", "todoist", "trello", "sentry", "notion", "mongodb", "postgres", "mysql", "sql", "redis", "table", "collection", "file", "comment", "key", "token", "member", "variable", "secret", "record", "user", "customer", "contact", "service account", "row", "document", "query", "task", "issue", "label", "mongo", "clickhouse", "elasticsearch", "snowflake", "bigquery", "catalog", "hook", "access", "permission", "role", "asset", "human", "salesforce", "hubspot", "crm", "sap", "erp", "servicedesk", "figma", "toggl", "harvest", "clockify"]
    is_not   = ["rehearsal"]
  }

  shell {
    program  = ["terraform", "tofu", "terragrunt", "pulumi", "cdk", "helm", "sam", "serverless", "sls", "eksctl", "kops", "copilot", "vagrant", "sst", "helmfile", "istioctl", "linkerd", "cilium", "consul-k8s", "kubeadm", "k3sup", "rke", "capictl", "clusterctl", "amplify", "cdktf", "cloud-nuke", "aws-nuke", "azure-nuke", "nuke", "waypoint", "juju", "docker-machine", "rosa", "talosctl", "k0sctl", "talhelper", "azd", "chalice", "zappa", "arc", "up", "ampt", "stacker", "sceptre", "stackit", "virsh", "openstack", "qm", "pct", "govc-vm", "nomad"]
    sub      = ["destroy", "uninstall", "delete", "remove", "down", "apply -destroy", "run-all destroy", "run --all destroy", "stack rm", "stack delete", "app delete", "svc delete", "env delete", "reset", "undefine", "vol-delete", "net-undefine", "pool-delete", "server delete", "stack destroy", "delete-cluster", "delete cluster", "delete nodegroup", "network delete", "volume delete", "cluster delete", "job stop", "destroy-model", "destroy-controller", "remove-application", "remove-machine", "undeploy", "rm", "system gc-x", "un", "del", "rollback-x", "upgrade reset"]
    not_sub  = ["state rm", "workspace delete", "repo remove", "plugin uninstall", "plugin remove", "box remove", "dependency", "snapshot delete", "config rm", "stack tag rm", "listsnapshot", "delsnapshot", "delete-snapshot", "snapshot-delete"]
    is_not   = ["rehearsal"]
  }

  shell {
    program  = ["terraform", "tofu", "terragrunt"]
    sub      = ["apply", "run"]
    flag     = ["-destroy", "--destroy"]
    is_not   = ["rehearsal"]
  }

  # A plan of a destruction, written to be applied.
  shell {
    program  = ["terraform", "tofu", "terragrunt"]
    sub      = ["plan"]
    flag     = ["-destroy", "--destroy"]
    option   = ["-out=*", "--out=*"]
    is_not   = ["rehearsal"]
  }

  shell {
    program  = ["cloud-nuke", "aws-nuke", "azure-nuke"]
    not_sub  = ["version", "inspect-aws", "resource-types"]
    not_flag = ["--list-resource-types"]
    is_not   = ["rehearsal"]
  }

  shell {
    program  = ["aws", "gsutil", "s3cmd", "mc"]
    sub      = ["s3 rb", "rb"]
    is_not   = ["rehearsal"]
  }

  call {
    value    = ["is_destroy=true", "destroy=true", "action=destroy", "operation=destroy", "command=destroy", "run_type=destroy", "operation=delete_stack", "operation=terminate", "desired_state=absent", "replicas=0x"]
    noun     = ["run", "terraform", "tofu", "pulumi", "workspace", "stack", "apply", "deployment", "infra", "infrastructure", "cluster", "spacelift", "atlantis", "env", "environment", "plan"]
    is_not   = ["rehearsal"]
  }
}

# Tasks of migration tools that drop what there is and start again.
concept "migration that drops everything" {
  kind = "state"

  shell {
    flag = ["--force-reset"]
  }

  shell {
    sub = [
      "migrate reset", "migrate:fresh", "migrate:refresh", "migrate:reset", "db:wipe", "db:drop", "db:reset", "db:purge", "db:truncate_all", "db:migrate:reset", "db:migrate:undo:all", "db:schema:drop", "artisan migrate:fresh", "artisan migrate:refresh",
      "artisan migrate:reset", "artisan db:wipe", "prisma migrate reset", "reset_db", "flush", "reset_schema", "manage.py flush", "manage.py reset_db", "sqlflush-run", "schema:drop", "doctrine:schema:drop", "doctrine:database:drop", "dbal:drop", "drop-all", "dropAll", "clean", "schema drop",
      "database drop", "database reset", "database delete", "db drop", "db reset", "db delete", "db push --force-reset", "ecto.drop", "ecto.reset", "ef database drop", "drop", "downgrade base", "reset", "nuke", "drop_db", "drop_all", "orm:schema-tool:drop", "pg:reset", "firestore:delete", "collections delete-all", "index delete", "bucket delete", "delete-topic-x", "database destroy",
    ]
    program = [
      "prisma", "php", "artisan", "sail", "bin/console", "symfony", "rails", "bin/rails", "rake", "manage.py", "python", "python3", "django-admin", "knex", "sequelize", "sequelize-cli", "typeorm", "flyway", "liquibase", "alembic", "goose", "dbmate", "migrate", "sqlx", "diesel", "mix", "dotnet", "doctrine", "atlas", "sqitch", "drizzle-kit",
      "hasura", "pnpm", "npm", "yarn", "npx", "bunx", "bun", "bundle", "flask", "heroku", "firebase", "influx", "supabase", "wp", "drush", "kysely", "mikro-orm", "sea-orm-cli", "refinery", "tern", "pgroll", "ley", "adonis", "ace", "node", "strapi", "directus", "medusa", "craft", "magento", "bin/magento", "db-migrate", "node-pg-migrate", "meltano", "rdiff",
    ]
    not_flag = ["--help", "--dry-run"]
  }

  shell {
    program = ["knex", "sequelize", "sequelize-cli", "typeorm", "pnpm", "npm", "yarn", "npx", "node"]
    sub     = ["migrate:rollback", "knex migrate:rollback", "db:migrate:undo", "migration:revert"]
    flag    = ["--all"]
  }

  shell {
    program = ["liquibase", "flyway", "goose", "dbmate", "migrate", "alembic", "manage.py", "python", "python3", "php", "django-admin", "typeorm", "mysqladmin", "flask", "mix"]
    operand = ["drop-all", "dropAll", "clean", "reset_db", "flush", "reset", "drop", "base", "migrate:fresh", "schema:drop", "zero", "reset_schema", "drop_db", "drop_all"]
    not_flag = ["-r", "--requirement", "-m"]
  }

  shell {
    program = ["dropdb"]
  }
}

concept "dropping databases" {
  kind   = "action"
  object = "never"
  also   = ["emptying databases", "dropping tables", "dropping a table", "emptying a database", "drop a table", "truncating tables", "wiping databases"]

  sql {
    verb          = ["drop", "truncate"]
    not_shape     = ["temporary"]
    not_env_target = ["local"]
    not_shell_via = ["docker", "podman", "docker-compose", "nerdctl"]
    is_not        = ["rehearsal"]
  }

  shell {
    not_env_target = ["local"]
    is             = ["migration that drops everything"]
    is_not         = ["rehearsal"]
  }

  call {
    verb     = ["drop", "truncate", "flush", "delete", "wipe", "empty", "reset", "clear", "destroy", "purge", "remove", "loeschen", "loschen", "leeren", "supprimer", "vider", "eliminar", "vaciar", "borrar", "zuruecksetzen", "drop_all", "nuke", "erase"]
    noun     = ["database", "table", "collection", "schema", "keyspace", "dataset", "metadata", "dropall", "drop all", "all table", "firestore", "measurement"]
    not_noun = [
      "test", "temp", "temporary", "pivot", "view", "row", "record", "snapshot", "backup", "cache", "instance", "document", "cluster", "server", "many", "one", "replica", "parameter", "subnet", "proxy", "user", "role", "connection", "postman", "column", "item", "entry", "field", "security", "link", "comment", "member", "filter", "permission", "tag", "pin", "routing", "route", "playlist", "figma", "zotero", "asset", "access", "grant", "file", "folder", "key", "object", "media", "photo", "book", "product", "notion", "airtable view", "firewall", "page", "price", "image", "label", "shopify", "postmanx", "workspace", "property", "secret", "log", "event", "branch",
    ]
    not_env_target = ["local"]
    is_not   = ["rehearsal"]
    not_shell_program = ["az", "iptables", "nft", "ip", "git", "rails", "bin/rails", "npm", "pnpm", "yarn"]
  }

  call {
    verb     = ["delete", "drop", "remove", "clear", "loeschen", "eliminar", "supprimer"]
    noun     = ["index"]
    mcp_server = ["*elastic*", "*opensearch*", "*search*", "*solr*", "*algolia*", "*meili*", "*typesense*", "*pinecone*", "*qdrant*", "*weaviate*", "*milvus*", "*es*", "*vector*", "*database*", "*mongo*", "*sql*"]
    not_noun = ["test", "document", "row", "record", "alias", "template", "pattern"]
    not_env_target = ["local"]
    is_not   = ["rehearsal"]
  }

  call {
    verb     = ["flush", "truncate", "drop"]
    noun     = ["redis", "memcached", "valkey", "keydb", "dragonfly", "cache", "all", "db", "mongo", "mongodb", "postgres", "postgre", "mysql", "clickhouse", "sql"]
    not_noun = ["test", "temp", "temporary", "dns", "cdn", "view", "index", "column", "constraint", "user", "message", "log", "buffer", "browser", "http"]
    not_env_target = ["local"]
    is_not   = ["rehearsal"]
  }

  shell {
    program = ["bq"]
    sub     = ["rm"]
    not_env_target = ["local"]
    is_not  = ["rehearsal"]
    not_flag = ["-m", "--model", "-j", "--job"]
  }

  # The service's own API.
  http {
    method         = ["DELETE"]
    host           = ["es.**", "es-**", "*elastic*.**", "*opensearch*.**", "*-es.**", "*.es.**", "solr.**", "couch*.**", "qdrant*.**", "weaviate*.**", "meili*.**", "typesense*.**", "*-es-**", "elasticsearch*", "opensearch*"]
    not_path       = ["**/_doc/**", "**/_alias/**", "**/_snapshot/**", "**/_template/**", "**/_index_template/**", "**/_security/**", "**/_search/**", "**/points/**", "**/documents/**"]
    not_env_target = ["local"]
  }

  http {
    method         = ["POST"]
    path           = ["**/_delete_by_query*", "**/_update_by_query*"]
    call_value     = ["query_match_all=", "match_all=", "q=*", "q=*:*", "query=", "query_query=*"]
    not_env_target = ["local"]
  }

  http {
    method         = ["DELETE"]
    call_noun      = ["database", "table", "collection", "dataset", "keyspace", "schema"]
    not_call_noun  = ["record", "document", "row", "item", "backup", "backup run", "snapshot", "user", "role", "instance", "cluster", "permission", "column", "postman", "product", "server", "entry", "connection", "shopify"]
    not_env_target = ["local"]
  }

  # Libraries.
  call {
    code_call = ["**.dropDatabase", "**.drop_all", "**.dropAll", "**.flushall", "**.flushdb", "**.flushAll", "**.flushDb", "**.drop_database", "**.dropSchema", "**.dropTable", "**.drop_table", "**.dropTableIfExists", "**.dropCollection", "**.drop_collection", "**.truncate_all", "**.synchronize_drop", "**.drop_tables", "**.delete_index", "**.delete_all", "**.destroy_all", "**.truncateTable", "**.delete_table", "**.deleteTable", "**.indices.delete"]
    not_env_target = ["local"]
  }

  call {
    code_call  = ["**.sync"]
    call_value = ["force=true", "0.force=true"]
    not_env_target = ["local"]
  }
}

concept "unfiltered delete" {
  kind   = "action"
  object = "never"
  also   = ["unfiltered deletes", "running a delete without a filter", "delete without a filter", "deletes without a filter"]

  sql {
    verb          = ["delete"]
    filter        = ["none", "always"]
    not_env_target = ["local"]
    not_shell_via = ["docker", "podman", "docker-compose", "nerdctl"]
    is_not        = ["rehearsal"]
  }

  call {
    verb           = ["delete", "remove"]
    value          = ["filter=", "query=", "where=", "filter={}", "query={}", "where={}", "where=1=1", "filter=*", "selector=", "condition=", "condition=1=1", "where=true", "filter=true", "delete_all=true", "all_rows=true"]
    not_env_target = ["local"]
    is_not         = ["rehearsal"]
  }

  call {
    code_call      = ["**.objects.all.delete", "**.all.delete", "**.all.destroy", "**.query.delete", "**._raw_delete"]
    not_env_target = ["local"]
  }

  call {
    code_call      = ["**.deleteMany", "**.delete_many", "**.remove", "**.destroy"]
    call_value     = ["={}", "where={}", "filter={}", "0={}", "=", "truncate=true"]
    call_noun      = ["delete", "many", "collection", "db", "database", "mongo", "model", "prisma"]
    not_env_target = ["local"]
  }
}

concept "unfiltered update" {
  kind   = "action"
  object = "never"
  also   = ["unfiltered updates", "updates without a filter"]

  sql {
    verb          = ["update"]
    filter        = ["none", "always"]
    not_env_target = ["local"]
    not_shell_via = ["docker", "podman", "docker-compose", "nerdctl"]
    is_not        = ["rehearsal"]
  }

  call {
    verb           = ["update", "modify"]
    value          = ["filter=", "filter={}", "where=", "where={}", "where=1=1"]
    noun           = ["many", "all", "row", "record", "document", "table", "collection", "bulk"]
    not_env_target = ["local"]
    is_not         = ["rehearsal"]
  }
}
