# Money, contracts and spend.

set "money" {
  words = [
    "money", "payment", "fund", "refund", "payout", "transfer", "charge", "payment intent", "wire", "disbursement", "payroll", "salary", "wage",
    "remittance", "settlement", "reimbursement", "transaction", "credit note", "credit", "credit transfer", "sepa", "ach", "swift", "topup", "top up",
    "deposit", "withdrawal", "direct debit", "payment order", "payment run", "pay run", "balance", "cash", "iban", "expense", "bank transfer",
    "standing order", "gift card", "cashback", "commission", "bonus", "dividend", "loan", "coin", "token transfer", "eth", "btc", "sol", "usdc",
    "wallet", "trade", "security", "share", "stock", "crypto", "etf", "equity", "bond", "position", "market order", "capture", "advance", "escrow",
    "rebate", "goodwill", "compensation", "installment", "mandate", "tip", "donation", "grant payment", "royalty", "raw transaction", "bill",
  ]
}

concept "moving money" {
  kind   = "action"
  object = "never"
  also = [
    "payment", "paying", "sending money", "transferring funds", "transferring money", "moving funds", "wiring money", "refund", "refunding",
    "payout", "paying out", "making payments", "making a payment", "sending a payment", "issuing refunds", "issuing a refund", "charging cards",
    "transfer of funds", "transfer of money", "money transfer", "wire transfer", "bank transfer", "buying securities", "selling securities",
    "money movement", "sending funds", "pay anyone", "disbursing funds", "goodwill credit", "sending a transfer",
  ]

  call {
    verb = [
      "pay", "send", "transfer", "wire", "remit", "disburse", "refund", "capture", "settle", "withdraw", "topup", "reimburse", "compensate", "release",
      "execute", "initiate", "create", "make", "submit", "process", "issue", "confirm", "approve", "authorize", "authorise", "schedule", "reschedule",
      "amend", "update", "modify", "run", "trigger", "launch", "dispatch", "move", "post", "sign", "broadcast", "buy", "sell", "swap", "deposit",
      "ueberweisen", "uberweisen", "zahlen", "bezahlen", "auszahlen", "payer", "virer", "rembourser", "pagar", "transferir", "reembolsar", "perform",
      "complete", "finalize", "distribute", "redeem", "bridge", "stake", "senden", "envoyer", "enviar", "buchen", "ausloesen", "freigeben", "add", "put",
      "debit", "credit", "charge", "payout", "fund", "trade", "insert", "request", "top", "donate", "tip", "reverse", "resubmit", "retry",
    ]
    noun     = ["@money"]
    not_noun = [
      "link", "payment link", "reminder", "draft", "quote", "estimate", "invoice", "method", "payment method", "template", "webhook", "statement",
      "dispute", "simulation", "beneficiary", "payee", "policy", "note", "comment", "customer", "security group", "security alert", "security",
      "issue", "ticket", "credit score", "share", "message", "token", "balance alert", "credential", "report", "setup intent", "validation", "preview",
      "test clock", "product", "price", "coupon", "subscription schedule", "page", "access token", "position paper", "file", "folder", "application",
      "credit limit", "credit application", "loan application", "email", "notification", "task", "event", "status check", "budget", "card number",
    ]
    not_verb = ["void", "cancel", "reject", "decline", "validate", "simulate", "get", "list", "quote", "draft", "estimate", "search"]
    when     = "not any(call.args, .key == 'status' and .value == 'draft')"
  }

  call {
    verb = [
      "pay", "refund", "payout", "remit", "disburse", "reimburse", "wire", "ueberweisen", "uberweisen", "bezahlen", "auszahlen", "rembourser",
      "reembolsar", "pagar", "payer", "virer", "transfer", "charge", "capture", "settle", "topup", "withdraw",
    ]
    key      = ["amount", "betrag", "montant", "monto", "importe", "iban", "amount cent", "amount minor", "amount value", "charge", "payment intent"]
    not_verb = ["validate", "simulate", "quote", "draft", "estimate", "get", "list"]
    not_noun = ["link", "payment link", "quote", "estimate", "draft"]
  }

  call {
    mode     = ["unknown"]
    noun     = ["payment", "payout", "refund", "transfer", "disbursement", "remittance", "wire", "payroll"]
    key      = ["amount", "iban", "recipient", "payee", "betrag", "amount minor"]
    not_noun = ["link", "quote", "estimate", "draft", "status"]
  }
}

concept "changing the bank details of a payee" {
  kind   = "action"
  object = "never"
  also = [
    "changing bank details", "change the bank details of a payee", "changing payee details", "adding or changing bank details", "adding bank details",
    "adding the bank details of a payee", "changing the bank account of a vendor", "changing payment details", "updating bank details", "change payout destinations",
    "changing vendor bank details",
    "changing the bank details of a vendor", "changing the bank details of a supplier", "changing the bank details of an employee", "changing payout destinations",
  ]

  call {
    verb = ["@change", "@create", "verify_and_add", "upsert", "enroll", "onboard"]
    noun = [
      "bank account", "bank detail", "iban", "payee", "beneficiary", "direct deposit", "payout destination", "external account", "payout account",
      "bank", "payout method", "wallet address", "payment detail", "routing number", "account number", "settlement account", "remit", "bank info",
      "bank data", "payment instruction", "payout setting", "payment instrument", "kontoverbindung", "bankverbindung", "recipient account", "counterparty",
      "bank information", "deposit account", "payment account", "withdrawal address", "payout address", "transfer instrument", "funding source", "rib",
    ]
    not_noun = ["statement", "balance", "transaction", "feed", "reconciliation", "payment", "transfer", "payout schedule", "note", "comment", "ticket", "template"]
  }

  call {
    verb = ["@change", "@create", "upsert", "onboard"]
    key = [
      "iban", "bank account", "account number", "routing number", "sort code", "bic", "swift", "bank detail", "payout destination", "direct deposit",
      "external account", "bank account number", "wallet address", "payout address", "bank code", "bsb", "bank key", "bankn", "bank", "clabe", "payment detail",
    ]
    noun = [
      "vendor", "supplier", "payee", "employee", "merchant", "worker", "contractor", "creditor", "seller", "partner", "recipient", "user", "contact",
      "account", "customer", "personal", "beneficiary", "business partner", "member", "profile", "record", "payroll", "freelancer", "driver", "host",
    ]
    not_noun = ["payment", "transfer", "payout", "refund", "charge", "invoice", "quote", "transaction"]
  }

  sql {
    verb   = ["update", "insert", "load"]
    column = ["iban", "bic", "bank account", "account number", "routing number", "sort code", "bank detail", "swift", "payout account", "bank", "payout iban", "wallet address", "deposit account"]
  }
}

concept "accepting contracts" {
  kind   = "action"
  object = "never"
  also = [
    "accepting terms", "accepting purchase orders", "accepting subscriptions", "signing contracts", "signing a contract", "starting a subscription",
    "starting subscriptions", "placing purchase orders", "starting a free trial", "free trial", "accepting a contract", "agreeing to terms", "ordering",
    "placing orders", "buying subscriptions", "accept vendor terms",
  ]

  call {
    verb = ["sign", "countersign", "accept", "agree", "approve", "execute", "complete", "consent", "acknowledge"]
    noun = [
      "contract", "envelope", "agreement", "term", "nda", "msa", "dpa", "eula", "tos", "order form", "document", "signature", "addendum", "amendment",
      "statement of work", "sow", "service term", "quote", "proposal", "purchase order", "license", "licence", "offer", "recipient", "renewal", "vertrag", "order",
    ]
    not_noun = ["pull request", "merge request", "commit", "tag", "url", "invite", "invitation", "payment", "transaction", "draft", "key", "message", "request", "certificate"]
  }

  call {
    verb     = ["@create", "start", "activate", "subscribe", "upgrade", "renew", "purchase", "buy", "change", "update", "place", "submit", "issue", "approve", "order", "begin", "extend", "enroll"]
    noun     = ["subscription", "trial", "plan upgrade", "plan change", "renewal", "purchase order", "bestellung", "free trial", "license", "licence", "seat", "marketplace agreement", "order form", "abonnement", "suscripcion", "plan"]
    not_noun = ["webhook", "topic", "event", "pubsub", "pub", "newsletter", "notification", "feed", "customer subscription", "terraform", "test", "file", "draft", "note", "task", "queue", "action plan", "comment", "floor", "lesson", "ticket", "issue"]
    not_verb = ["cancel", "unsubscribe"]
  }
}

concept "buying paid capacity" {
  kind   = "action"
  object = "never"
  also = [
    "reserving paid capacity", "raising paid capacity", "buying budgets", "reserving budgets", "raising budgets", "buying cloud capacity", "raising quotas",
    "buying capacity", "launching cloud instances", "buying or starting cloud capacity", "starting cloud capacity", "cloud spend", "raising a budget",
    "raising paid budgets", "buying paid budgets",
    "spending on cloud capacity",
  ]

  call {
    verb = ["@create", "run", "launch", "start", "buy", "purchase", "reserve", "raise", "increase", "scale", "resize", "upgrade", "allocate", "deploy", "extend", "renew", "update", "set", "modify", "order", "spin", "rent", "up", "apply", "book", "expand"]
    noun = [
      "instance", "gpu", "cluster", "node pool", "nodegroup", "node group", "droplet", "virtual machine", "server", "db instance", "sql instance", "database instance",
      "reserved instance", "reservation", "saving plan", "capacity", "quota", "commitment", "spot fleet", "fleet", "warehouse", "domain", "ad budget",
      "campaign budget", "daily budget", "budget", "linode", "compute", "endpoint", "notebook instance", "throughput", "replication group", "cache cluster",
      "spot instance", "service quota", "rds", "autoscaling group", "auto scaling", "pod", "runpod", "h100", "a100", "machine", "app plan", "dyno", "hosted zone domain", "billing plan",
      "workspace capacity", "job flow", "emr", "redshift", "elasticache", "opensearch domain", "managed database", "vps", "bare metal", "seat count", "credit pack",
    ]
    not_noun = ["local", "docker", "kubernetes", "pod log", "snapshot", "image", "test", "budget alert", "report", "domain model", "domain event", "mcp", "file", "note", "job", "comment", "ticket", "issue", "page", "profile", "record", "kind", "minikube", "sandbox"]
    not_verb = ["stop", "terminate", "delete", "describe", "list", "get", "reduce", "decrease", "cancel"]
  }
}
