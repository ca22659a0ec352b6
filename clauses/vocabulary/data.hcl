# Personal data and records.

concept "personal data" {
  kind = "thing"
  also = ["personal information", "PII", "customer data", "data of people", "personally identifiable information", "employee data", "names and account numbers", "people's data"]

  data {
    class = ["personal", "special"]
  }
}

concept "special-category data" {
  kind = "thing"
  also = ["health data", "biometric data", "genetic data", "special category data", "medical data", "sensitive personal data", "health", "biometric", "religious data"]

  data {
    class = ["special"]
  }
}

concept "outside the organisation" {
  kind = "place"
  also = ["outside the company", "outside our organisation", "to outsiders", "externally", "to third parties", "outside the company network", "outside the group", "out of the company", "outside the bank", "outside the organization", "with third parties", "with outsiders", "with people outside the organisation"]

  send {
    to = ["outside", "public", "unknown"]
  }
}

concept "sending" {
  kind  = "action"
  also  = ["sharing", "exporting", "transmitting", "disclosing", "emailing", "uploading", "putting into a prompt", "sending anything"]
  alone = "sending outside"

  send {
    channel = ["upload", "message", "post", "request", "prompt", "copy"]
  }

  call {
    verb = ["@send", "export", "upload", "share", "publish", "copy", "sync"]
  }
}

concept "sending personal data outside the organisation" {
  kind   = "action"
  object = "never"
  also   = ["sending personal data outside the company", "exporting personal data", "sharing personal data outside the organisation", "sending customer data outside the organisation"]

  send {
    to     = ["outside", "public", "unknown"]
    not_to = ["subject"]
    is     = ["personal data"]
  }
}

concept "sending special-category data outside the organisation" {
  kind   = "action"
  object = "never"
  also   = ["sending health data outside the organisation", "sending biometric data outside the organisation"]

  send {
    to     = ["outside", "public", "unknown"]
    not_to = ["subject"]
    is     = ["special-category data"]
  }
}

concept "reading personal data in bulk" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["exporting records in bulk", "exporting customer records in bulk", "bulk export of personal data", "reading customer records in bulk", "exporting customer lists", "exporting personal data in bulk"]

  sql {
    verb       = ["select", "copy"]
    table      = ["@people"]
    filter     = ["none", "always", "some"]
    not_shape  = ["aggregate", "schema"]
    when       = "not (sql.limit <= 100)"
  }

  sql {
    verb      = ["select"]
    table     = ["@people"]
    not_shape = ["aggregate", "schema"]
    limit     = ["> 100"]
  }

  call {
    verb      = ["export", "dump", "download", "extract", "bulk_export", "backup"]
    noun      = ["@people"]
    not_noun  = ["count", "schema", "report", "template", "guide", "interface", "manual", "setting", "data model", "dashboard"]
  }

  call {
    verb      = ["list", "get", "query", "search", "read", "fetch", "find", "select", "retrieve", "scan"]
    noun      = ["@people"]
    limit     = ["> 100"]
  }

  file {
    op    = ["read"]
    class = ["people"]
  }
}

concept "moving personal data outside the EEA" {
  kind   = "action"
  object = "never"
  also   = ["transferring personal data outside the EEA", "sending personal data outside the EEA", "storing personal data outside the EEA", "moving personal data out of Europe"]

  region {
    place = ["outside"]
    is    = ["copying data", "data set of people"]
  }
}

concept "copying data" {
  kind   = "action"
  object = "required"
  also   = ["replicating", "syncing", "moving"]

  call {
    verb = ["copy", "replicate", "restore", "sync", "move", "migrate", "import", "export", "create", "transfer", "clone", "mirror", "update", "put", "enable", "add", "set", "backup", "load", "cp", "rewrite", "start", "relocate"]
  }

  send {
    channel = ["copy", "upload"]
  }
}

concept "data set of people" {
  kind = "thing"

  call {
    noun = ["@people"]
  }

  shell {
    when = "shell.operand matches '(?i)(customer|user|patient|employee|member|contact|crm|hr|payroll|people|person|client|kyc|subscriber|applicant)'"
  }

  call {
    when = "any(call.args, .value matches '(?i)(customer|user[s-]|patient|employee|member|contact|crm|payroll|people|person|kyc|subscriber|applicant)')"
  }
}

concept "deleting records under legal hold" {
  kind   = "action"
  unknown = "false"
  object = "never"
  also   = ["deleting a record that is under legal hold", "deleting data under legal hold", "deleting records under hold"]

  call {
    verb = ["@delete", "overwrite", "edit", "update", "shorten", "modify"]
    when = "any(call.args, .value matches '(?i)(legal|litigation|ediscovery)[ _/-]*holds?') or call.noun in ['legal hold', 'litigation hold', 'hold']"
  }

  file {
    op   = ["delete", "write", "edit", "move"]
    when = "file.path matches '(?i)(legal|litigation)[ _/-]*holds?'"
  }

  shell {
    when = "shell.operand matches '(?i)(legal|litigation)[ _/-]*holds?' and (call.verb in ['delete', 'remove', 'purge', 'rb'] or shell.program in ['rm', 'shred'])"
  }

  sql {
    verb = ["delete", "drop", "truncate"]
    when = "sql.table in ['legal hold', 'litigation hold', 'hold'] or sql.column in ['legal hold', 'hold']"
  }
}

concept "lifting the hold" {
  kind   = "action"
  object = "never"
  also   = ["lift the hold", "lifting a legal hold", "releasing a legal hold", "removing a legal hold"]

  call {
    verb = ["@delete", "lift", "release", "disable", "close", "end", "update", "set", "put", "deactivate", "unhold"]
    noun = ["legal hold", "litigation hold", "hold"]
  }
}

concept "deleting customer records" {
  kind   = "action"
  object = "never"
  also   = ["deleting business records", "deleting records", "deleting customers", "removing customer records", "purging customer data", "deletion of customer records", "deleting orders", "deleting tickets"]

  call {
    verb = ["@delete"]
    noun = [
      "customer", "contact", "account", "order", "invoice", "ticket", "patient", "employee", "lead", "deal", "opportunity", "client", "record", "case",
      "user", "company", "vendor", "supplier", "bill", "payment", "contract", "member", "appointment", "claim", "policy", "subscriber", "candidate", "applicant",
      "student", "person", "profile", "crm", "document", "object", "conversation", "matter", "sales order", "purchase order", "product", "expense", "worker", "mailbox",
      "quote", "estimate", "prescription", "loan", "journal entry", "transaction", "guest", "reservation", "booking", "donor",
    ]
    not_noun = [
      "draft", "test", "fixture", "comment", "event", "calendar", "label", "tag", "branch", "cache", "temp", "temporary", "webhook", "session", "token",
      "key", "user story", "attachment draft", "reaction", "view", "filter", "mock", "service account", "role", "permission", "group", "message", "chat", "subscription",
      "index", "bucket", "s3", "namespace", "cluster", "instance", "stack", "node", "access", "memory", "observation", "file", "folder", "pod", "policy version", "sandbox", "demo", "bookmark", "favorite", "watcher",
    ]
  }

  sql {
    verb       = ["delete"]
    filter     = ["key", "some"]
    table      = ["customer", "contact", "account", "order", "invoice", "ticket", "patient", "employee", "lead", "client", "user", "member", "contract", "payment", "claim", "policy", "subscriber", "candidate", "person", "record", "case", "supplier", "vendor", "product", "booking", "appointment"]
    not_table  = ["test", "tmp", "temp", "staging", "session", "cache", "token", "log", "draft", "job", "fixture"]
  }
}
