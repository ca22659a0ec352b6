# A small vocabulary, so that these tests do not change with the library's.
set "verbs.read" { words = ["list", "get"] }
set "verbs.change" { words = ["pay", "taste", "brew"] }
set "keys.amount" { words = ["amount"] }

tool "Bash" {
  surface = "shell"
  fields  = { command = "command" }
}

concept "paying" {
  kind = "action"
  also = ["payments", "payment"]

  call { verb = ["pay"] }
  shell { program = ["pay"] }
}

concept "tasting tea" {
  kind = "action"
  also = ["tasted tea"]

  call { verb = ["taste"] }
  shell { program = ["taste"] }
}

concept "during a tea break" {
  kind = "state"
  when = "action.time.hour >= 16"
}

concept "sunday tea" {
  kind = "action"
  shell {
    program = ["taste"]
    when    = "action.time.weekday == 'Sunday'"
  }
}
