# A small vocabulary of a tea house, so that these tests do not change with the library's.
set "verbs.read" {
  words = ["get", "list", "read"]
}

set "verbs.change" {
  words = ["brew", "pay", "serve", "spill", "taste"]
}

set "keys.amount" {
  words = ["amount"]
}

concept "brewing tea" {
  kind = "action"
  also = ["tea brewing", "brew tea"]

  mcp {
    verb = ["brew"]
    noun = ["tea"]
  }
  shell {
    program = ["teapot"]
    sub     = ["brew*"]
  }
}

concept "paying" {
  kind   = "action"
  object = "never"
  also   = ["payments", "payment", "pay suppliers"]

  call {
    verb = ["pay"]
  }
}

concept "serving" {
  kind   = "action"
  object = "required"
  also   = ["serve"]

  call {
    verb = ["serve"]
  }
}

concept "tasting tea" {
  kind     = "action"
  also     = ["tasted tea"]
  includes = ["sipping tea"]

  call {
    verb = ["taste"]
  }
}

concept "sipping tea" {
  kind    = "action"
  unknown = "false"

  shell {
    program     = ["cup"]
    not_operand = ["empty"]
  }
}

concept "hot tea" {
  kind = "thing"

  call {
    noun   = ["tea"]
    is_not = ["cold tea"]
  }
}

concept "cold tea" {
  kind = "thing"

  call {
    noun  = ["iced tea", "cold tea"]
    limit = ["> 3", 1]
  }
}

concept "tea server" {
  kind = "thing"
  also = ["tea servers"]

  mcp {
    server = ["tea-*"]
  }
}

concept "approved tea server" {
  kind = "thing"
  also = ["approved tea servers"]
  when = "mcp.server in organisation.approved_servers"
}

concept "in the kitchen" {
  kind = "place"
  when = "context.environment == 'kitchen'"
}

concept "during a tea break" {
  kind    = "state"
  unknown = "true"
  when    = "action.time.hour >= 16 and action.time.hour < 17"
}
