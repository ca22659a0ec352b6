# Words of everyday rules: actions that take a thing, things, places, states.

concept "changing" {
  kind   = "action"
  object = "required"
  also = <<-W
    editing, modifying, updating, altering, change, edit, modify
  W

  call { verb = ["@change"] }

  file { op = ["write", "append", "edit", "delete", "move", "mode"] }

  sql { verb = ["update", "insert", "delete", "alter", "drop", "truncate"] }
}

concept "creating" {
  kind   = "action"
  object = "required"
  also   = ["adding", "making", "opening", "registering", "issuing"]

  call { verb = ["@create"] }

  file { op = ["write"] }

  sql { verb = ["create", "insert"] }
}

concept "reading" {
  kind   = "action"
  object = "required"
  also = <<-W
    accessing, viewing, fetching, querying, exporting data, read of, reads of, requesting
  W

  call { verb = ["@read"] }

  file { op = ["read"] }

  sql { verb = ["select", "copy"] }

  http { method = ["GET"] }
}

concept "deleting" {
  kind  = "action"
  also  = ["deletion", "removing", "erasing", "dropping", "cancelling"]
  alone = "deleting what matters"

  call { verb = ["@delete", "cancel"] }

  file { op = ["delete"] }

  sql { verb = ["delete", "drop", "truncate"] }
}

concept "using" {
  kind   = "action"
  object = "required"
  also   = ["use", "used", "calling", "running"]
  when   = "act.kind in ['command', 'call', 'request', 'query', 'file', 'code']"
}

concept "MCP server" {
  kind = "thing"
  also = ["MCP servers", "tool servers", "tools and MCP servers"]

  mcp { server = ["**"] }
}

concept "approved MCP server" {
  kind = "thing"
  also = [
    "approved MCP servers",
    "approved tool servers",
    "MCP servers on the approved list",
    "MCP servers on the approved register",
  ]
  when = "mcp.server in organisation.approved_servers"
}

concept "on weekends" {
  kind = "state"
  also = ["at weekends", "on the weekend", "on Saturdays and Sundays"]
  when = "action.time.weekday in ['Saturday', 'Sunday']"
}

concept "in bulk" {
  kind = "state"

  call { limit = ["> 100"] }

  call { verb = ["export", "dump", "bulk", "import"] }

  sql { filter = ["none", "always"] }
}

concept "customer record" {
  kind = "thing"
  also = <<-W
    customer records, customers, customer, customer fields, customer accounts, customer account
  W

  call { noun = ["customer", "client", "contact", "account"] }

  sql { table = ["customer", "client", "contact", "account"] }
}

# Words that narrow nothing: every act of an agent is done for the organisation.
concept "for the company" {
  kind = "state"
  also = <<-W
    on behalf of the company, for the organisation, in the company's name,
    on behalf of the organisation, on our behalf, on the company's behalf, in our name
  W
  when = "act.kind in ['command', 'call', 'request', 'query', 'file', 'code']"
}

concept "storing" {
  kind   = "action"
  object = "required"
  also   = ["saving", "keeping"]

  call { verb = ["store", "save", "create", "write", "put", "add", "insert", "upload", "append"] }

  file { op = ["write", "append", "edit"] }

  sql { verb = ["insert", "update"] }
}

concept "printing" {
  kind   = "action"
  object = "required"
  also   = ["showing", "displaying"]

  shell {
    program = <<-W
      echo, printf, cat, printenv, env, less, more, head, tail, bat
    W
  }

  file { op = ["read"] }

  call { verb = ["print", "show", "display", "reveal", "log"] }
}

concept "any action" {
  kind   = "action"
  object = "never"
  also = [
    "action",
    "tool call",
    "action an agent attempts",
    "action of an agent",
    "action by an agent",
  ]
  when = "act.kind in ['command', 'call', 'request', 'query', 'file', 'code']"
}

concept "emptying a bucket" {
  kind   = "action"
  object = "never"
  also   = ["emptying buckets", "emptying storage"]

  call {
    verb = <<-W
      empty, purge, clear, flush, truncate, rm, delete
    W
    noun = ["bucket", "container", "object", "s3", "gs", "blob"]
  }
}

# Machines that are not simulators count as live: the concepts of control systems leave simulators out.
concept "in live operation" {
  kind = "state"
  also = ["live operation", "during live operation"]
  when = "act.kind in ['command', 'call', 'request', 'query', 'file', 'code']"
}

concept "anything" {
  kind = "thing"
  also = ["something", "things"]
  when = "act.kind in ['command', 'call', 'request', 'query', 'file', 'code']"
}

concept "backup" {
  kind = "thing"
  also = ["backups", "snapshots", "recovery points"]

  call { noun = ["backup", "snapshot", "recovery point", "dump", "restore point"] }

  file { class = ["backup"] }

  shell { program = ["restic", "borg", "velero", "pgbackrest", "barman", "duplicity", "kopia"] }
}
