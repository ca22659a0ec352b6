# Personal data and records.

concept "personal data" {
  kind = "thing"
  also = [
    "personal information",
    "PII",
    "customer data",
    "data of people",
    "personally identifiable information",
    "employee data",
    "names and account numbers",
    "people's data",
    "data about people",
    "personal records",
    "contact details of people",
  ]

  data { class = ["personal", "special"] }
}

# What goes to the person concerned is that person's own.
concept "special-category data" {
  kind = "thing"
  also = [
    "health data",
    "biometric data",
    "genetic data",
    "special category data",
    "medical data",
    "sensitive personal data",
    "health",
    "biometric",
    "religious data",
    "special categories of data",
    "protected health information",
    "PHI",
  ]

  data {
    class       = ["special"]
    not_send_to = ["subject"]
  }
}

concept "outside the organisation" {
  kind = "place"
  also = [
    "outside the company", "outside our organisation", "to outsiders", "externally",
    "to third parties", "outside the company network", "outside the group", "out of the company",
    "outside the bank", "outside the organization", "with third parties", "with outsiders",
    "with external parties", "to external parties", "outside our company",
  ]

  send { to = ["outside", "public", "unknown"] }

  call { is = ["answering a customer"] }
}

concept "sending" {
  kind = "action"
  also = [
    "sharing",
    "exporting",
    "transmitting",
    "disclosing",
    "emailing",
    "uploading",
    "putting into a prompt",
    "sending anything",
  ]
  alone = "sending outside"

  send { channel = ["upload", "message", "post", "request", "prompt", "copy"] }

  call { verb = ["@send", "export", "upload", "share", "publish", "copy", "sync"] }
}

concept "sending personal data outside the organisation" {
  kind   = "action"
  object = "never"
  also = [
    "sending personal data outside the company",
    "exporting personal data",
    "sharing personal data outside the organisation",
    "sending customer data outside the organisation",
    "disclosing personal data to third parties",
    "transferring personal data to third parties",
  ]

  send {
    to            = ["outside", "public"]
    not_to        = ["subject"]
    is            = ["personal data"]
    not_call_verb = ["login", "authenticate"]
  }

  send {
    to      = ["unknown"]
    channel = ["upload", "copy", "request", "prompt"]
    is      = ["personal data"]
  }

  call {
    is          = ["personal data", "answering a customer"]
    not_send_to = ["subject"]
  }

  # A prompt of a program that hands it to a model of another service.
  shell {
    program = ["@prompts.outside"]
    is      = ["personal data"]
    not_sub = ["mcp", "plugin", "config", "install", "keys", "models", "logs"]
  }

  shell {
    program = ["ollama"]
    operand = ["*:cloud", "*-cloud"]
    is      = ["personal data"]
  }

  # Records of people by name that are handed over.
  call {
    verb = [
      "share",
      "export",
      "copy",
      "upload",
      "sync",
      "transfer",
      "unload",
      "replicate",
      "deliver",
    ]
    noun = [
      "sheet", "gsheet", "spreadsheet", "file", "folder", "drive", "document", "dataset", "table",
      "list", "export", "gsheets", "excel", "view",
    ]
    is               = ["people by name"]
    send_to          = ["outside", "public"]
    not_send_channel = ["prompt"]
  }

  call {
    verb = ["create", "add", "alter", "make", "share"]
    noun = [
      "data share",
      "datashare",
      "listing",
      "create share",
      "secure share",
      "clean room",
      "delta share",
    ]
    is = ["data set of people"]
    key = [
      "account",
      "consumer",
      "consumer account",
      "target account",
      "recipient",
      "accounts",
      "partner",
    ]
  }
}

concept "sending special-category data outside the organisation" {
  kind   = "action"
  object = "never"
  also = [
    "sending health data outside the organisation",
    "sending biometric data outside the organisation",
  ]

  shell {
    program = ["@prompts.outside"]
    is      = ["special-category data"]
  }

  send {
    to = ["outside", "public", "unknown"]
    is = ["special-category data"]
  }
}

# People by the words of a name or of a table.
concept "people by name" {
  kind = "thing"

  call {
    noun     = ["@people"]
    not_noun = ["@paperless"]
  }
}

# Names of things about people that hold no people's data.
set "paperless" {
  words = [
    "count", "schema", "template", "guide", "interface", "manual", "setting", "data model",
    "dashboard", "story", "journey", "segment definition", "metric", "statistic", "persona",
    "agent", "permission", "role", "policy", "config", "preference", "field", "property",
    "attribute", "column", "type", "status", "stage", "doc", "documentation", "invoice template",
    "provisioning profile", "cpu profile", "heap profile", "performance profile",
    "security profile", "aws profile", "user agent", "user story", "user guide", "client library",
    "client id", "client secret", "member function", "logo", "avatar", "quota", "user flow",
    "user research", "user interface",
  ]
}

concept "reading personal data in bulk" {
  kind   = "action"
  object = "never"
  also = [
    "exporting records in bulk",
    "exporting customer records in bulk",
    "bulk export of personal data",
    "reading customer records in bulk",
    "exporting customer lists",
    "exporting personal data in bulk",
    "downloading customer lists",
    "mass export of personal data",
    "dumping tables of people",
  ]
  unknown = "false"

  sql {
    verb      = ["select", "copy"]
    table     = ["@people"]
    filter    = ["none", "always", "some"]
    not_shape = ["aggregate", "schema"]
    not_table = ["information schema", "pg user", "role", "@paperless"]
    when      = "not (sql.limit <= 100)"
  }

  sql {
    verb      = ["select"]
    table     = ["@people"]
    not_shape = ["aggregate", "schema"]
    not_table = ["information schema", "pg user", "role", "@paperless"]
    limit     = ["> 100"]
  }

  call {
    verb = [
      "export",
      "dump",
      "download",
      "extract",
      "bulk_export",
      "backup",
      "unload",
      "dumpdata",
      "mongoexport",
      "offload",
    ]
    is             = ["people by name"]
    not_noun       = ["report", "template"]
    not_shell_flag = ["--schema-only", "--no-data", "-s"]
    when           = "not (call.limit <= 100)"
  }

  call {
    verb = [
      "create", "start", "run", "request", "trigger", "schedule", "new", "generate", "make",
      "launch", "submit", "post", "queue", "begin", "initiate",
    ]
    noun = [
      "export",
      "bulk export",
      "data export",
      "dump",
      "extract",
      "data dump",
      "export job",
      "full export",
      "bulk query",
      "bulk download",
      "takeout",
    ]
    is   = ["people by name"]
    when = "not (call.limit <= 100)"
  }

  call {
    verb = [
      "list", "get", "query", "search", "read", "fetch", "find", "select", "retrieve", "scan",
      "lookup", "load", "pull", "browse", "view", "show", "call", "run", "execute", "create",
      "iterate", "scroll", "stream",
    ]
    is    = ["people by name"]
    limit = ["> 100"]
  }

  call {
    is       = ["people by name"]
    limit    = ["> 100"]
    not_mode = ["change"]
  }

  # No filter at all.
  call {
    verb = ["find", "query", "search", "aggregate", "get", "list", "fetch", "select"]
    is   = ["people by name"]
    value = [
      "filter=",
      "query=",
      "where=",
      "domain=",
      "query=match_all=",
      "match_all=",
      "query_match_all=",
    ]
    sql_table = ["@people"]
    when      = "not (call.limit <= 100)"
  }

  # By the model, module or database that the call names.
  call {
    verb = ["export", "dump", "download", "extract", "unload", "backup"]
    value = [
      "module=contacts", "module=leads", "module=customers", "module=accounts_contacts",
      "model=res.partner", "model=hr.employee", "model=hr.applicant", "database=customers",
      "database=clients", "database=contacts", "database=employees", "database=users",
      "database=patients", "database=members", "sobject=contact", "sobject=lead",
      "resource_type=patient", "resource=patient", "object=contacts", "object=customers",
      "object=users", "object=employees", "entity=contacts", "entity=customers", "list=customers",
    ]
    when = "not (call.limit <= 100)"
  }

  call {
    value = [
      "module=contacts", "module=leads", "module=customers", "module=accounts_contacts",
      "model=res.partner", "model=hr.employee", "model=hr.applicant", "database=customers",
      "database=clients", "database=contacts", "database=employees", "database=users",
      "database=patients", "database=members", "sobject=contact", "sobject=lead",
      "resource_type=patient", "resource=patient", "object=contacts", "object=customers",
      "object=users", "object=employees", "entity=contacts", "entity=customers", "list=customers",
    ]
    limit    = ["> 100"]
    not_mode = ["change"]
  }

  call {
    verb = ["search", "read", "list", "get", "query", "find", "fetch"]
    value = [
      "module=contacts", "module=leads", "module=customers", "module=accounts_contacts",
      "model=res.partner", "model=hr.employee", "model=hr.applicant", "database=customers",
      "database=clients", "database=contacts", "database=employees", "database=users",
      "database=patients", "database=members", "sobject=contact", "sobject=lead",
      "resource_type=patient", "resource=patient", "object=contacts", "object=customers",
      "object=users", "object=employees", "entity=contacts", "entity=customers", "list=customers",
    ]
    when = "any(call.args, .key in ['limit', 'max', 'page_size'] and .value in ['0', '-1', 'all', 'none'])"
  }

  shell {
    program = ["firebase"]
    sub     = ["auth:export"]
  }

  # Whole lists by name.
  call {
    noun = [
      "customer export", "user export", "contact export", "patient export", "employee export",
      "member export", "subscriber export", "lead export", "student export", "customer dump",
      "user dump", "patient dump", "employee dump", "student dump", "member dump", "contact dump",
      "applicant export", "candidate export", "guest export", "donor export",
      "customer bulk export", "people export", "person export",
    ]
    not_noun = [
      "status",
      "setting",
      "config",
      "configuration",
      "button",
      "template",
      "format",
      "job",
      "test",
      "component",
      "permission",
      "history",
    ]
    not_mode     = ["change"]
    not_act_kind = ["command"]
    not_verb     = ["delete", "cancel", "check"]
    when         = "not (call.limit <= 100)"
  }

  call {
    verb = [
      "get",
      "list",
      "fetch",
      "read",
      "load",
      "pull",
      "retrieve",
      "dump",
      "export",
      "download",
      "extract",
    ]
    noun = [
      "all customer", "all patient", "all employee", "all contact", "all subscriber",
      "all applicant", "all candidate", "all student", "all tenant", "all lead", "all person",
      "all guest", "all donor", "customer list all", "todos cliente", "alle kunde",
    ]
    not_noun = ["@paperless"]
    when     = "not (call.limit <= 100)"
  }

  # A scan reads the whole table.
  call {
    verb = ["scan"]
    is   = ["people by name"]
    when = "sql.table in ['customer', 'client', 'user', 'person', 'patient', 'employee', 'contact', 'member', 'subscriber', 'applicant', 'candidate', 'lead', 'tenant', 'student', 'citizen', 'guest', 'donor', 'payroll', 'profile'] and not (call.limit <= 100)"
  }

  # All of them, said so.
  call {
    verb = ["list", "get", "query", "search", "read", "fetch", "find", "retrieve", "pull", "load"]
    is   = ["people by name"]
    value = [
      "all=true", "fetch_all=true", "limit=all", "limit=none", "limit=unlimited", "limit=0",
      "limit=-1", "all_page=true", "all_record=true", "paginate=false", "no_limit=true",
      "scope=all", "page_size=all", "limit=max", "all_result=true", "result_size=unlimited",
      "umfang=alle", "include_all=true", "everything=true", "export_all=true", "full=true",
      "return_all=true", "paginate=all", "auto_paginate=true", "autopaginate=true",
    ]
  }

  # Tables and collections dumped by the tools of databases.
  shell {
    program = [
      "pg_dump", "mysqldump", "mongodump", "mongoexport", "mariadb-dump", "mydumper", "sqlite3",
      "bcp", "expdp", "exp", "cqlsh", "elasticdump", "clickhouse-client", "pgloader", "sqoop",
      "dsbulk", "mongodb-database-tools", "influx", "arangoexport", "arangodump", "couchexport",
      "cbexport", "cbbackupmgr", "xtrabackup",
    ]
    sql_table = ["@people"]
    not_flag  = ["--schema-only", "--no-data", "-s"]
  }

  shell {
    program = [
      "pg_dump",
      "mysqldump",
      "mongodump",
      "mongoexport",
      "mariadb-dump",
      "mydumper",
      "bcp",
      "expdp",
      "elasticdump",
    ]
    not_flag = ["--schema-only", "--no-data", "-s"]
    when     = "shell.operand matches '(?i)(^|[^a-z])(crm|hr|hris|payroll|customers?|patients?|employees?|people|members?|subscribers?|kunden|clientes|personnel)([^a-z]|$)' or shell.option matches '(?i)^--?(t|table|collection|c|index|input)=.*(customer|employee|patient|user|member|subscriber|applicant|candidate|contact|tenant|student)'"
  }

  shell {
    program       = ["bq"]
    sub           = ["extract", "head"]
    not_call_mode = ["unknown"]
    when          = "shell.operand matches '(?i)[.:](customers?|users?|patients?|employees?|members?|contacts?|subscribers?|applicants?|people|leads|profiles)$'"
  }

  # A query that an exporting call carries.
  call {
    verb = ["export", "extract", "dump", "unload", "download"]
    when = "any(call.args, .key in ['query', 'sql', 'statement', 'soql', 'q'] and .value matches '(?i)from\\\\s+[\"`]?([a-z_]+\\\\.)*[\"`]?(customers?|users?|patients?|employees?|members?|contacts?|subscribers?|applicants?|people|leads?|profiles|clients|candidates|students|tenants)([^a-z]|$)' and not (.value matches '(?i)(count\\\\(|limit\\\\s+[0-9]{1,2}([^0-9]|$)|where\\\\s+id\\\\s*=)'))"
  }

  # A whole file of people from a store.
  call {
    verb         = ["get", "download", "read", "fetch", "load", "open", "pull", "retrieve", "cat"]
    not_mode     = ["change"]
    when         = "any(call.args, .value matches '(?i)(^|[/_.-])(customers?|employees?|patients?|users|members|contacts|subscribers?|applicants?|candidates|leads|clients|personnel|payroll|people|kunden|mitarbeiter|clientes|empleados|students|tenants|donors?)[a-z0-9_.-]*\\\\.(csv|xlsx?|parquet|jsonl|ndjson|avro|tsv|dump|sql|ods|mdb|sas7bdat|orc|feather|pkl)(\\\\.(gz|zip|zst|bz2))?$')"
    not_act_kind = ["command"]
  }

  # Records of a model of people in code.
  code {
    call = [
      "User.all", "Customer.all", "Patient.all", "Employee.all", "Member.all", "Contact.all",
      "Person.all", "Client.all", "Subscriber.all", "Applicant.all", "Student.all", "Lead.all",
      "Profile.all", "Candidate.all", "Tenant.all",
    ]
  }

  code {
    call = [
      "User.*", "Customer.*", "Patient.*", "Employee.*", "Member.*", "Contact.*", "Person.*",
      "Client.*", "Subscriber.*", "Applicant.*", "Student.*", "Lead.*", "Candidate.*", "*.User.*",
      "*.Customer.*", "*.Patient.*", "*.Employee.*", "*.Contact.*", "*.Member.*", "*.Person.*",
    ]
    when = "code.call matches '(?i)^([a-z_]+\\\\.)*(user|customer|patient|employee|member|contact|person|client|subscriber|applicant|student|lead|candidate)s?\\\\.(objects\\\\.)?(all|find_each|values|values_list|find_all|pluck|find_in_batches|findMany|findAll|iterator)(\\\\.(each|map|to_a|values|values_list|iterator|forEach|to_json|as_json|pluck|list))*$' and not (call.limit <= 100)"
  }

  # Directories of people.
  shell {
    program = [
      "get-aduser", "get-mguser", "get-msoluser", "get-azureaduser", "get-mailbox",
      "get-exomailbox", "get-recipient", "get-adobject", "get-entrauser", "get-user", "get-contact",
      "get-mailuser", "get-csonlineuser", "get-localuser",
    ]
    when = "shell.operand in ['*', 'Unlimited', 'unlimited'] or shell.flag in ['-All', '-all'] or shell.option matches '(?i)^-(filter|resultsize|all)=.?(\\\\*|unlimited|true)'"
  }

  shell {
    program = ["ldapsearch", "ldbsearch", "dsquery"]
    when    = "shell.operand matches '(?i)(objectclass=(inetorgperson|person|user|posixaccount|organizationalperson)|^user$|uid=\\\\*|mail=\\\\*|cn=\\\\*)' and not (call.limit <= 100)"
  }

  shell {
    program = ["ldapsearch"]
    when    = "shell.operand matches '(?i)^ou=(people|users|employees|staff|personnel|mitarbeiter|accounts|personen)' and not (shell.operand matches '(?i)(uid|mail|cn|sn|samaccountname|employeenumber)=[^*)]') and not (call.limit <= 100)"
  }

  shell {
    program = ["gam", "gamadv-xtd3", "gam7"]
    operand = ["users", "contacts"]
  }

  # Frameworks dump their models of people.
  shell {
    operand = [
      "dumpdata",
      "db:dump",
      "export:users",
      "users:export",
      "customers:export",
      "export:customers",
      "data:export",
    ]
    when = "shell.operand matches '(?i)(customer|user|patient|employee|member|contact|crm|hr\\\\b|payroll|people|person|client|kyc|subscriber|applicant|student)'"
  }

  file {
    op    = ["read"]
    class = ["people"]
    not_shell_program = [
      "head", "tail", "wc", "stat", "file", "du", "ls", "sha256sum", "sha1sum", "md5sum", "shasum",
      "cksum", "grep", "rg", "egrep", "fgrep", "ag", "ack", "git", "test", "zgrep", "csvstat",
      "column", "jq", "b2sum", "mlr", "rm", "unlink",
    ]
    when = "not (call.limit <= 100)"
  }

  file {
    op            = ["read"]
    class         = ["people"]
    shell_program = ["head", "tail", "jq", "column", "mlr"]
    when          = "shell.option matches '^(--lines|-n|--bytes|-c)=.?[0-9]{4,}' or shell.program in ['jq', 'column', 'mlr']"
  }
}

concept "moving personal data outside the EEA" {
  kind   = "action"
  object = "never"
  also = [
    "transferring personal data outside the EEA",
    "sending personal data outside the EEA",
    "storing personal data outside the EEA",
    "moving personal data out of Europe",
    "moving personal data to third countries",
    "transferring personal data to third countries",
  ]
  unknown = "false"

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
    verb = [
      "copy", "replicate", "restore", "sync", "move", "migrate", "import", "export", "create",
      "transfer", "clone", "mirror", "update", "put", "enable", "add", "set", "backup", "load",
      "cp", "rewrite", "start", "relocate", "upload", "modify", "insert", "configure", "run",
      "dump", "stream", "ship", "archive", "promote", "extend", "failover", "store", "execute",
      "mv", "push", "write", "snapshot", "change", "begin", "publish",
    ]
    not_mode = ["read"]
  }

  call { verb = ["export", "backup", "dump", "snapshot", "unload", "extract", "sync", "copy"] }

  call {
    noun = [
      "cp",
      "mv",
      "mk",
      "copy job",
      "transfer config",
      "failover group",
      "read replica",
      "replica",
      "replication",
      "copy",
      "mirror",
      "sync",
    ]
    not_mode = ["read"]
  }

  sql { verb = ["create", "alter", "copy", "insert", "export", "backup", "restore"] }

  send { channel = ["copy", "upload"] }

  shell {
    program = [
      "kafka-mirror-maker", "kafka-mirror-maker.sh", "connect-mirror-maker",
      "connect-mirror-maker.sh", "mirrormaker", "pg_restore", "mongorestore", "pg_basebackup",
      "distcp", "s3-dist-cp", "mongomirror", "mongosync", "myloader", "pgloader", "sqoop",
      "elasticdump", "restic", "borg", "duplicity", "kopia", "velero", "litestream", "pglogical",
      "dsync", "s5cmd", "zfs",
    ]
  }
}

concept "data set of people" {
  kind = "thing"

  call { noun = ["@people"] }

  data { class = ["personal", "special"] }

  sql { table = ["@people"] }

  shell {
    when = "shell.operand matches '(?i)(customer|user|patient|employee|member|contact|crm|(^|[^a-z])hr([^a-z]|$)|payroll|people|person|client|kyc|subscriber|applicant|tenant|student|kunden|mitarbeiter|clientes|empleados|usuarios|salaries|personnel|candidate|donor|guest|resident|citizen|policyholder)' or shell.option matches '(?i)=.*(customer|patient|employee|crm|payroll|people|subscriber|applicant|kunden|mitarbeiter|personnel|users)'"
  }

  call {
    when = "any(call.args, .value matches '(?i)(customer|users?([^a-z]|$)|patient|employee|member|contact|crm|payroll|people|person(s|al|nel)|kyc|subscriber|applicant|tenants|student|kunden|mitarbeiter|clientes|empleados|usuarios|salaries|(^|[^a-z])clients([^a-z]|$)|(^|[^a-z])hr[^a-z]|candidate|donor|resident|citizen|policyholder)')"
  }

  http {
    path = [
      "**customer**",
      "**patient**",
      "**employee**",
      "**users**",
      "**crm**",
      "**payroll**",
      "**subscriber**",
      "**contacts**",
      "**members**",
      "**personnel**",
      "**applicant**",
    ]
  }
}

# What a hold on records is called.
set "hold" {
  words = [
    "legal hold", "litigation hold", "hold", "held account", "held object", "event based hold",
    "temporary hold", "preservation hold", "retention hold", "compliance hold", "ediscovery hold",
    "case hold", "hold policy", "in place hold", "inplace hold", "hold order", "preservation order",
    "preservation lock", "aufbewahrungssperre", "loeschsperre", "löschsperre", "gel juridique",
    "retencion legal", "retention legale", "conservation legale", "hold notice", "legal retention",
    "held item", "held", "held document", "held file", "held record", "rechtsstreit sperre",
    "sperre rechtsstreit", "rechtsstreit", "custodian hold", "hold release", "legalhold",
    "bloqueo legal", "hold lift", "preservation", "release custodian", "unlock custodian",
    "hold override", "preservation notice", "discovery hold", "court hold", "regulatory hold",
    "hold flag",
  ]
}

set "lift" {
  words = [
    "lift", "release", "disable", "close", "end", "deactivate", "unhold", "cancel", "clear",
    "terminate", "expire", "revoke", "stop", "drop", "suspend", "unset", "detach", "unlock",
    "lever", "levantar", "off", "aufheben", "dissolve", "retire", "shorten", "bypass", "finish",
    "complete", "void", "abort", "uebersteuern", "waive",
  ]
}

concept "deleting records under legal hold" {
  kind   = "action"
  object = "never"
  also = [
    "deleting a record that is under legal hold",
    "deleting data under legal hold",
    "deleting records under hold",
    "deleting held records",
    "destroying evidence under legal hold",
  ]
  unknown = "false"

  call {
    verb     = ["@delete", "overwrite", "shorten", "expire"]
    not_noun = ["draft", "comment", "template", "test"]
    when     = "any(call.args, .key != 'statement' and .value matches '(?i)(legal|litigation|ediscovery|preservation)[ _/.-]*holds?([^a-z]|$)')"
  }

  # A tag of the record says so.
  call {
    verb = ["@delete", "overwrite", "expire"]
    when = "any(call.args, .key in ['hold', 'hold_type', 'hold_tag', 'hold_status'] and .value matches '(?i)^(legal|litigation|active|on|true)') or any(call.args, .key matches '(legal|litigation|preservation)_hold' and .value in ['true', 'on', 'ON', 'yes', '1', 'active', 'enabled'])"
  }

  call {
    verb = [
      "put",
      "set",
      "update",
      "create",
      "edit",
      "modify",
      "configure",
      "shorten",
      "apply",
      "change",
    ]
    noun = [
      "lifecycle",
      "retention",
      "expiration",
      "expiry",
      "ttl",
      "retention policy",
      "lifecycle configuration",
      "retention period",
      "lifecycle rule",
    ]
    when = "any(call.args, .value matches '(?i)(legal|litigation|ediscovery|preservation)[ _/.-]*holds?([^a-z]|$)')"
  }

  file {
    op   = ["delete", "write", "edit", "move"]
    when = "file.path matches '(?i)(legal|litigation|preservation)[ _-]*holds?([^a-z]|$)' and not (file.path matches '(?i)/(src|lib|packages|components|node_modules|dist|build|tests?|docs?|internal|cmd|pkg)/(.*/)?[a-z_-]*(legal|litigation)' or file.path matches '(?i)\\\\.(go|ts|tsx|js|jsx|py|rb|java|hcl|tf|css|feature)$')"
  }

  # A copy onto a held object overwrites it.
  send {
    channel = ["copy", "upload"]
    when    = "send.address matches '(?i)(legal|litigation|preservation)[ _-]*holds?/.*\\\\.[a-z0-9]{2,5}$'"
  }

  shell {
    when = "shell.operand matches '(?i)://.*(legal|litigation|preservation)[ _-]*holds?([^a-z]|$)' and call.verb in ['delete', 'remove', 'purge', 'rb', 'rm', 'mv', 'move', 'erase']"
  }

  sql {
    verb = ["delete", "drop", "truncate"]
    when = "sql.table in ['legal hold', 'litigation hold', 'hold']"
  }

  sql {
    verb = ["delete", "drop", "truncate"]
    when = "any(call.args, .key == 'statement' and .value matches '(?i)hold[a-z_]*[\"`]?\\\\s*(=|is|like|in)\\\\s*\\\\(?\\\\s*.?(true|1\\\\b|t\\\\b|on\\\\b|yes|active|legal|litigation|%|not null|hold|y\\\\b)' or .key == 'statement' and .value matches '(?i)where\\\\s+(.*\\\\s)?[a-z_.]*hold[a-z_]*\\\\s*($|;|and|or)')"
  }
}

concept "lifting the hold" {
  kind   = "action"
  object = "never"
  also = [
    "lift the hold",
    "lifting a legal hold",
    "releasing a legal hold",
    "removing a legal hold",
    "lifting legal holds",
    "releasing holds",
  ]
  unknown = "false"

  call {
    verb = ["@delete", "@lift"]
    noun = ["@hold"]
    not_noun = [
      "library", "patron", "booking", "reservation", "seat", "jira", "trello", "linear", "asana",
      "stock", "credit", "shipment", "check hold", "fund", "hold music", "draft", "hold button",
      "transition", "payment hold", "account hold", "reservation hold", "hold queue", "phone hold",
      "inventory hold", "order hold", "credit hold", "seat hold", "authorization hold",
      "shipping hold", "stock hold", "place hold", "table hold", "booking hold",
    ]
    not_value = ["status=on", "legal_hold=status=on", "legal_hold=on", "legal_hold=true"]
    not_key   = ["seat", "patron", "sku", "book", "order", "reservation", "booking", "room"]
  }

  # The end of a hold as the end of a path or of a name.
  call {
    verb = ["create", "update", "delete", "hold", "post", "execute"]
    noun = [
      "hold release",
      "hold lift",
      "hold close",
      "hold cancel",
      "hold remove",
      "hold end",
      "release hold",
      "lift hold",
      "hold removal",
      "hold termination",
    ]
    not_noun = [
      "booking",
      "reservation",
      "library",
      "inventory",
      "order hold",
      "payment hold",
      "credit",
      "seat",
    ]
    not_mode = ["read"]
  }

  # A tool of holds, by its name.
  call {
    noun     = ["hold ctl", "hold cli", "hold tool", "hold admin", "hold manager", "holdctl"]
    when     = "call.noun in ['release', 'lift', 'remove', 'close', 'end', 'cancel', 'aufheben'] or call.verb in ['release', 'lift', 'remove', 'close', 'end', 'cancel', 'delete']"
    not_mode = ["read"]
  }

  shell {
    program = ["set-mailbox", "set-mailuser", "set-caseholdpolicy", "set-site", "set-sposite"]
    when    = "shell.flag matches '(?i)(litigation|retention|legal|compliance)hold(enabled)?[:=].?(false|0)' or shell.option matches '(?i)(litigation|retention|legal|compliance)hold(enabled)?[:=]+.?(false|0)' or shell.operand matches '(?i)(litigation|retention|legal|compliance)hold(enabled)?[:=].?(false|0)'"
  }

  # A tool of holds, with a matter.
  call {
    noun = ["hold", "vault", "ediscovery", "legal", "matter", "litigation", "holds"]
    key  = ["matter", "matter id", "custodian", "hold", "hold id", "legal hold"]
    when = "call.noun in ['release', 'lift', 'unhold'] or call.verb in ['release', 'lift', 'unhold', 'unlock']"
    not_noun = [
      "booking",
      "reservation",
      "library",
      "inventory",
      "payment",
      "order",
      "credit",
      "seat",
      "hold notice",
    ]
    not_key  = ["seat", "patron", "sku", "book", "order", "reservation"]
    not_mode = ["read"]
  }

  call {
    key = [
      "bypass hold",
      "override hold",
      "ignore hold",
      "skip hold",
      "ignore legal",
      "override legal",
      "bypass legal",
      "force hold",
      "sperre",
      "preserve",
    ]
    value = [
      "bypass_hold=true", "override_hold=true", "ignore_hold=true", "skip_hold=true",
      "ignore_legal_hold=true", "override_legal_hold=true", "bypass_legal_hold=true",
      "sperre=aufheben", "preserve=false", "override_hold=", "bypass_hold=", "ignore_hold=",
      "skip_hold=", "ignore_legal_hold=", "override_legal_hold=",
    ]
    not_mode = ["read"]
  }

  shell {
    program = [
      "curl", "http", "https", "xh", "wget", "mongosh", "mongo", "az", "aws", "gcloud", "gsutil",
      "invoke-restmethod", "invoke-webrequest", "curlie", "httpie", "restish", "oci", "mc",
    ]
    when = "shell.option matches '(?i)(legal|litigation|preservation)[ _-]?holds?.?\\\\s*[:=]\\\\s*.?(null|false|off|released|none|inactive|0)' or shell.option matches '(?i)(delete|remove|drop)[a-z]*\\\\(\\\\{.*(legal|litigation)_?holds?.?\\\\s*:\\\\s*.?(true|active|on)'"
  }

  call {
    verb = [
      "update", "set", "put", "edit", "modify", "change", "patch", "configure", "toggle", "switch",
      "create", "write", "execute", "run",
    ]
    noun = ["@hold"]
    when = "any(call.args, .value in ['off', 'OFF', 'Off', 'false', 'released', 'RELEASED', 'Released', 'inactive', 'disabled', 'Status=OFF', 'status=off', 'none', 'closed', 'lifted', 'ended', 'CLOSED', 'release', 'expired', 'Disabled'] or .value matches '(?i)\"?status\"?\\\\s*[:=]\\\\s*\"?(off|released|inactive|closed)')"
  }

  # A field of a record holds it.
  call {
    key = [
      "legal hold",
      "litigation hold",
      "hold",
      "preservation hold",
      "event based",
      "temporary hold",
      "on hold",
    ]
    when = "any(call.args, (.key matches '(legal|litigation|preservation|event_based|temporary|evidence)_hold' or .key matches '^(hold|hold_status|hold_flag|hold_active|is_held|under_hold)') and (.value in ['off', 'OFF', 'Off', 'false', 'False', '0', 'no', 'none', 'null', 'released', 'RELEASED', 'inactive', 'disabled', 'lifted', 'closed', 'Status=OFF'] or .path contains 'unset'))"
  }

  shell {
    program = ["gsutil"]
    sub     = ["retention temp release", "retention event release"]
  }

  shell {
    flag = [
      "--no-event-based-hold", "--no-temporary-hold", "--clear-event-based-hold",
      "--clear-legal-hold", "--no-legal-hold", "--remove-legal-hold", "--release-hold",
      "--override-hold", "--bypass-hold", "--ignore-hold", "--skip-hold", "--override-legal-hold",
      "--ignore-legal-hold", "--force-hold-release",
    ]
  }

  shell {
    flag = [
      "-LitigationHoldEnabled",
      "-RetentionHoldEnabled",
      "-litigationholdenabled",
      "-RemoveDelayHoldApplied",
      "-RemoveDelayReleaseHoldApplied",
    ]
    when = "shell.operand in ['$false', 'False', 'false', '0'] or shell.option matches '(?i)hold(enabled|applied)?=.?(false|0)' or shell.flag in ['-RemoveDelayHoldApplied', '-RemoveDelayReleaseHoldApplied']"
  }

  shell {
    program = [
      "remove-caseholdpolicy",
      "remove-caseholdrule",
      "remove-holdcompliancepolicy",
      "remove-holdcompliancerule",
      "remove-retentioncompliancepolicy",
    ]
  }

  sql {
    verb = ["update"]
    when = "any(call.args, .key == 'statement' and .value matches '(?i)hold[a-z_]*[\"`]?\\\\s*=\\\\s*.?(false|0\\\\b|f\\\\b|null|off|released|inactive|none|n\\\\b|no\\\\b)')"
  }
}

# Records of the business by name, in the singular.
set "records" {
  words = [
    "customer", "contact", "account", "order", "invoice", "ticket", "patient", "employee", "lead",
    "deal", "opportunity", "client", "record", "case", "user", "company", "vendor", "supplier",
    "bill", "payment", "contract", "member", "appointment", "claim", "subscriber", "candidate",
    "applicant", "student", "person", "profile", "crm", "document", "conversation", "sales order",
    "purchase order", "expense", "worker", "mailbox", "quote", "estimate", "prescription", "loan",
    "journal entry", "transaction", "guest", "reservation", "booking", "donor", "insurance policy",
    "issue", "credit note", "encounter", "delivery note", "tenant record", "agreement",
    "enrollment", "timesheet", "payslip", "receipt", "ledger entry", "incident", "debtor", "tenant",
    "incident record", "beneficiary", "payee", "merchant", "property", "listing", "matter",
    "warranty", "complaint", "lab result", "medical record", "subscription record",
    "business partner", "partner", "organisation record", "voucher", "policyholder", "pupil",
    "resident", "citizen", "volunteer", "referral", "lease", "work order", "shipment",
    "sales invoice", "buyer", "household", "account holder", "cardholder", "borrower", "passenger",
    "rfq", "payroll record", "personnel file", "health record", "registrant", "shareholder",
    "creditor", "inspection", "nomination", "membership record", "caller", "visitor record",
  ]
}

# What belongs to people or systems beside such records, and is none.
set "not-records" {
  words = [
    "draft", "test", "fixture", "comment", "event", "calendar", "label", "tag", "branch", "cache",
    "temp", "temporary", "webhook", "session", "token", "key", "user story", "attachment draft",
    "reaction", "view", "mock", "service account", "role", "permission", "group", "message", "chat",
    "subscription", "index", "bucket", "s3", "namespace", "cluster", "instance", "stack", "node",
    "access", "memory", "observation", "folder", "pod", "policy version", "sandbox", "demo",
    "bookmark", "favorite", "watcher", "hold", "storage account", "link", "issue link",
    "attachment", "avatar", "field", "assignee", "follower", "template", "alias", "rule",
    "filter rule", "saved search", "secret", "credential", "password", "device", "dashboard",
    "annotation", "note", "reminder", "notification", "milestone", "project board", "iam", "kv",
    "cloudtrail", "trail", "log", "dns", "database user", "certificate", "mfa", "login",
    "container", "image", "held account", "held", "relation", "worktree", "snapshot", "stash",
    "alarm", "metric", "queue", "bot", "vector", "embedding", "customer managed key",
    "pull request", "workflow", "worker script", "worker route", "worker pool", "feature flag",
    "lambda", "schema", "column", "cron", "job",
  ]
}

concept "deleting customer records" {
  kind   = "action"
  object = "never"
  also = [
    "deleting business records",
    "deleting records",
    "deleting customers",
    "removing customer records",
    "purging customer data",
    "deletion of customer records",
    "deleting orders",
    "deleting tickets",
    "erasing customer records",
    "deleting invoices",
  ]
  unknown = "false"

  call {
    verb = [
      "delete", "destroy", "erase", "purge", "wipe", "drop", "trash", "prune", "bulk_delete",
      "anonymize", "anonymise", "redact", "forget", "obliterate", "nuke", "expunge", "clear",
    ]
    noun              = ["@records"]
    not_noun          = ["@not-records"]
    not_code_call     = ["*.client.*", "*Client.*"]
    not_shell_program = ["redis-cli", "valkey-cli", "keydb-cli"]
    not_env_target    = ["local"]
    not_env_name = [
      "dev", "test", "ci", "tmp", "local", "development", "testing", "fixture", "e2e", "demo",
      "sandbox", "localhost", "scratch",
    ]
  }

  call {
    verb = ["remove"]
    noun = ["@records"]
    not_noun = [
      "@not-records", "team", "list", "segment", "project", "channel", "organisation", "board",
      "campaign", "queue", "workspace", "collaborator", "cart", "watchlist", "sequence", "audience",
      "meeting", "room", "access", "blocklist", "allowlist", "sprint", "folder", "playlist", "item",
      "line", "membership", "department", "shift", "assignment",
    ]
    not_env_target = ["local"]
    not_env_name = [
      "dev", "test", "ci", "tmp", "local", "development", "testing", "fixture", "e2e", "demo",
      "sandbox", "localhost", "scratch",
    ]
  }

  # By the model, module or table that the call names.
  call {
    verb = [
      "delete",
      "unlink",
      "destroy",
      "erase",
      "purge",
      "trash",
      "remove",
      "wipe",
      "bulk_delete",
      "expunge",
      "obliterate",
    ]
    value = [
      "model=res.partner", "model=sale.order", "model=account.move", "model=hr.employee",
      "model=crm.lead", "model=purchase.order", "model=helpdesk.ticket", "model=account.payment",
      "model=stock.picking", "model=hr.applicant", "model=hr.contract", "model=sale.subscription",
      "module=contacts", "module=leads", "module=deals", "module=accounts", "module=invoices",
      "module=cases", "module=sales_orders", "module=vendors", "module=customers", "module=quotes",
      "module=opportunities", "module=tickets", "database=clients", "database=customers",
      "database=contacts", "database=crm", "database=employees", "database=invoices",
      "database=orders", "database=contracts", "database=patients", "database=leads",
      "resource=customers", "resource=invoices", "resource=orders", "resource=contacts",
      "entity=accounts", "entity=contacts", "entity=invoices", "logical_name=account",
      "logical_name=contact", "list=customers", "list=contracts", "list=invoices", "base=crm",
    ]
    not_noun = [
      "draft",
      "comment",
      "view",
      "tag",
      "field",
      "permission",
      "template",
      "test",
      "note",
      "webhook",
      "property",
      "column",
    ]
    not_env_target = ["local"]
    not_env_name = [
      "dev", "test", "ci", "tmp", "local", "development", "testing", "fixture", "e2e", "demo",
      "sandbox", "localhost", "scratch",
    ]
  }

  # A document of record in a store of documents.
  call {
    verb = ["delete", "remove", "destroy", "erase", "purge", "trash", "wipe"]
    noun = [
      "drive", "gdrive", "sharepoint", "onedrive", "dropbox", "box", "dms", "document", "docuware",
      "alfresco", "egnyte", "paperless", "archive", "google drive", "m files", "ablage",
      "nextcloud", "opentext", "doxis",
    ]
    not_noun = [
      "draft",
      "comment",
      "label",
      "tag",
      "permission",
      "hold",
      "template",
      "view",
      "webhook",
    ]
    when = "any(call.args, .value matches '(?i)(contract|agreement|invoice|signed|vertrag|rechnung|contrat|facture|contrato|factura|payslip|gehaltsabrechnung|audit report|annual report|minutes|protokoll|certificate|deed|statement|patient|personnel|personal(akte|file)|tax return|steuer|ledger|receipt|beleg|lohn|policy document|claim|balance sheet|bilanz|order confirmation|lieferschein|purchase order|nda\\\\b)')"
  }

  sql {
    verb  = ["delete", "truncate"]
    table = ["@records"]
    not_table = [
      "test", "tmp", "temp", "staging", "session", "cache", "token", "log", "draft", "job",
      "fixture", "role", "permission", "queue", "setting", "preference", "notification",
      "migration", "cart",
    ]
    not_shell_program = ["redis-cli", "valkey-cli", "keydb-cli", "memcached-tool"]
    not_env_target    = ["local"]
    not_env_name = [
      "dev", "test", "ci", "tmp", "local", "development", "testing", "fixture", "e2e", "demo",
      "sandbox", "localhost", "scratch",
    ]
  }
}

# Verbs and people in German, French and Spanish, and words that are written as one.
map "words" {
  words = {
    listar = "list", lister = "list", auflisten = "list", buscar = "search", chercher = "search",
    suchen = "search", obtener = "get", obtenir = "get", abrufen = "get", consultar = "query",
    consulter = "query", mostrar = "show", afficher = "show", anzeigen = "show",
    legalhold = "legal hold", litigationhold = "litigation hold", exportiere = "export",
    exportieren = "export", exporter = "export", exportar = "export", exporta = "export",
    paciente = "patient", patienten = "patient", patientin = "patient", usuario = "user",
    benutzer = "user", nutzer = "user", utilisateur = "user", bewerber = "applicant",
    bewerberin = "applicant", kandidat = "candidate", candidat = "candidate",
    candidato = "candidate", schueler = "student", eleve = "student", alumno = "student",
    mieter = "tenant", locataire = "tenant", versicherte = "policyholder",
    versicherter = "policyholder", mitglied = "member", mitglieder = "member", adherent = "member",
    miembro = "member", abonnent = "subscriber", abonnenten = "subscriber", abonne = "subscriber",
    suscriptor = "subscriber", suscriptores = "subscriber", usuarios = "user",
    pacientes = "patient", employe = "employee", salaries = "salary", contacto = "contact",
    contactos = "contact", kontakt = "contact", kontakte = "contact", personen = "person",
    personne = "person", kundendaten = "customer", kundenliste = "customer",
    kundenstamm = "customer", mitarbeiterliste = "employee", mitarbeiterdaten = "employee",
    debitor = "customer", debitoren = "customer", patientendaten = "patient",
    personalakte = "personnel", stammdaten = "record", vernichte = "destroy", detruis = "destroy",
    destruye = "destroy", beleg = "receipt", envoyer = "send", enviar = "send", senden = "send",
    versenden = "send", mailversand = "mailing", fput = "put", bestellungen = "order",
    mieterin = "tenant", assure = "policyholder", asegurado = "policyholder", ecole = "school",
    beende = "end", loeschen = "delete", loschen = "delete", entfernen = "remove",
    supprimer = "delete", effacer = "erase", eliminar = "delete", borrar = "delete",
    loesche = "delete", "lösche" = "delete", "löschen" = "delete", losche = "delete",
    entferne = "remove", supprime = "delete", elimina = "delete", borra = "delete",
    tilgen = "delete", vernichten = "destroy", "veröffentlichen" = "publish",
    veroeffentlichen = "publish", veroffentlichen = "publish", "veröffentliche" = "publish",
    veroeffentliche = "publish", publier = "publish", publie = "publish", publicar = "publish",
    publica = "publish", posten = "post", sende = "send", schicke = "send", schicken = "send",
    verschicke = "send", verschicken = "send", versende = "send", envia = "send", envoie = "send",
    envoi = "send", envio = "send", teilen = "share", partager = "share", compartir = "share",
    hochladen = "upload", televerser = "upload", subir = "upload", herunterladen = "download",
    telecharger = "download", descargar = "download", kopiere = "copy", kopieren = "copy",
    copier = "copy", copiar = "copy", verschiebe = "move", verschieben = "move", deplacer = "move",
    mover = "move", repliziere = "replicate", replizieren = "replicate", repliquer = "replicate",
    replicar = "replicate", uebertrage = "transfer", uebertragen = "transfer",
    "übertragen" = "transfer", antworte = "reply", antworten = "reply", beantworte = "reply",
    beantworten = "reply", repondre = "reply", responder = "reply", aufheben = "lift",
    lever = "lift", levantar = "lift", hebe = "lift", spiegeln = "mirror",
    wiederherstellen = "restore", restaurer = "restore", restaurar = "restore",
    datensaetze = "record", auftrag = "order", auftraege = "order", commande = "order",
    commandes = "order", pedido = "order", pedidos = "order", facturas = "invoice",
    rechnungen = "invoice", factures = "invoice", belege = "receipt", akte = "case", akten = "case",
    dossier = "case", dossiers = "case", expediente = "case", vorgang = "case", seite = "page",
    beitrag = "post", beitraege = "post", billet = "post", entrada = "post", article = "article",
    artikel = "article", articulo = "article", ausblenden = "hide", einladen = "invite",
    inviter = "invite", invitar = "invite", einladung = "invitation", clientele = "customer",
    destinataires = "recipient", sicherung = "backup", sauvegarde = "backup", respaldo = "backup",
    anfrage = "request", listado = "list", abonnes = "subscriber", salaires = "salary",
    gehaelter = "salary", nominas = "payroll", pagina = "page", "página" = "page",
    benachrichtigen = "notify", benachrichtige = "notify", notifier = "notify",
    notificar = "notify", informieren = "inform", informer = "inform", informar = "inform",
    erinnern = "remind", rappeler = "remind", recordar = "remind", anrufen = "dial", lesen = "read",
    lies = "read", lire = "read", leer = "read", hackernews = "hacker news",
    prnewswire = "press release", news = "news", personnes = "person", personas = "person",
    employes = "employee", empleados = "employee", proveedores = "vendor", fournisseurs = "vendor",
    kunde = "customer", kundin = "customer",
  }
}

# More verbs that change something.
set "verbs.change" {
  words = [
    "dissolve", "respond", "dial", "remind", "inform", "circulate", "retweet", "repost", "toot",
    "crosspost", "skeet", "expunge", "relocate", "mirror", "transmit", "disclose", "unhold",
    "obliterate", "redact", "anonymize", "anonymise", "forget", "unload", "offload",
  ]
}

# Readers of tables from files in code.
map "code.calls" {
  words = {
    "pandas.read_csv" = "file:read", "pandas.read_excel" = "file:read",
    "pandas.read_parquet" = "file:read", "pandas.read_json" = "file:read",
    "pandas.read_table" = "file:read", "polars.read_csv" = "file:read",
    "polars.read_parquet" = "file:read", "polars.scan_csv" = "file:read",
    "polars.read_excel" = "file:read", "openpyxl.load_workbook" = "file:read",
    "pyarrow.parquet.read_table" = "file:read", "xlrd.open_workbook" = "file:read",
    "CSV.read" = "file:read", "CSV.foreach" = "file:read", "CSV.table" = "file:read",
    getprint = "http:GET", "requests.Session.patch" = "http:PATCH",
    "httpx.AsyncClient.post" = "http:POST", "httpx.AsyncClient.get" = "http:GET",
    "LWP.Simple.getprint" = "http:GET", "urllib.request.Request.urlopen" = "http:GET",
    "ky.post" = "http:POST", "ky.get" = "http:GET", "superagent.post" = "http:POST",
    "superagent.get" = "http:GET", "needle.post" = "http:POST", "Faraday.post" = "http:POST",
    "Faraday.get" = "http:GET", "RestClient.post" = "http:POST", "RestClient.get" = "http:GET",
    "Excon.get" = "http:GET", "Excon.post" = "http:POST", "http.client.HTTPConnection" = "http:GET",
    "http.client.HTTPSConnection" = "http:GET", "undici.fetch" = "http:GET",
    "axios.default.post" = "http:POST", "axios.default.get" = "http:GET",
    "GuzzleHttp.Client.get" = "http:GET",
  }
}
