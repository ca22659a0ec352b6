# Words that names of tools, operations, paths and arguments are read with. Verbs are in their dictionary form.

set "verbs.read" {
  words = [
    "get", "list", "read", "fetch", "show", "view", "search", "find", "query", "lookup", "describe",
    "retrieve", "check", "count", "export", "inspect", "browse", "preview", "validate", "verify",
    "compare", "diff", "status", "summarize", "summarise", "summary", "analyze", "analyse",
    "estimate", "quote", "calculate", "simulate", "plan", "dryrun", "lint", "explain", "help",
    "watch", "tail", "monitor", "poll", "download", "load", "peek", "head", "cat", "ls", "info",
    "stat", "ping", "test", "audit", "report", "screenshot", "snapshot", "select", "history", "log",
    "whoami", "resolve", "render", "parse", "extract", "detect", "classify", "translate", "predict",
    "evaluate", "score", "suggest", "recommend", "draft", "prepare", "outdated", "introspect",
    "ask", "answer", "scan", "trace", "measure", "benchmark", "forecast", "open", "navigate",
    "hover", "wait", "lesen", "anzeigen", "suchen", "abrufen", "auflisten", "lire", "lister",
    "chercher", "afficher", "leer", "listar", "buscar", "mostrar", "consultar", "obtener",
    "obtenir", "recuperer", "consulter", "pruefen", "prufen", "sync_status",
  ]
}

# Verbs that look at a statement in place of running it.
set "verbs.explain" {
  words = [
    "explain", "validate", "lint", "format", "parse", "prettify", "beautify", "dryrun", "simulate",
    "estimate", "analyze", "analyse", "translate", "convert", "review", "check",
  ]
}

set "verbs.change" {
  words = [
    "create", "make", "add", "insert", "new", "update", "edit", "modify", "change", "set", "put",
    "patch", "write", "append", "replace", "upsert", "save", "store", "delete", "remove", "destroy",
    "erase", "purge", "wipe", "drop", "truncate", "clear", "flush", "trash", "prune", "terminate",
    "kill", "stop", "start", "restart", "reboot", "pause", "resume", "suspend", "disable", "enable",
    "activate", "deactivate", "send", "pay", "wire", "remit", "disburse", "refund", "capture",
    "settle", "withdraw", "deposit", "topup", "reimburse", "compensate", "credit", "debit", "buy",
    "sell", "purchase", "subscribe", "unsubscribe", "renew", "upgrade", "downgrade", "cancel",
    "void", "execute", "perform", "run", "invoke", "call", "trigger", "launch", "dispatch",
    "submit", "issue", "authorize", "authorise", "approve", "reject", "decline", "deny", "refuse",
    "accept", "confirm", "sign", "countersign", "grant", "revoke", "assign", "unassign", "attach",
    "detach", "bind", "unbind", "join", "leave", "allow", "permit", "block", "unblock", "ban",
    "lock", "unlock", "lift", "hold", "promote", "demote", "deploy", "undeploy", "rollout",
    "rollback", "redeploy", "apply", "provision", "deprovision", "scale", "resize", "migrate",
    "move", "copy", "clone", "replicate", "restore", "backup", "archive", "unarchive", "import",
    "upload", "push", "publish", "unpublish", "tweet", "reply", "forward", "notify", "broadcast",
    "email", "message", "dm", "announce", "share", "unshare", "invite", "register", "unregister",
    "enroll", "enrol", "install", "uninstall", "configure", "reconfigure", "rotate", "regenerate",
    "generate", "mint", "reset", "rename", "merge", "rebase", "commit", "close", "reopen",
    "complete", "finish", "finalize", "finalise", "schedule", "reschedule", "book", "reserve",
    "raise", "increase", "decrease", "reduce", "lower", "extend", "expire", "empty", "overwrite",
    "hire", "fire", "dismiss", "shortlist", "infer", "recognize", "recognise", "identify",
    "categorize", "categorise", "rank", "rate", "unfreeze", "freeze", "mute", "mask", "move_money",
    "initiate", "process", "post", "release", "distribute", "allocate", "amend", "adjust", "waive",
    "write_off", "top", "swap", "stake", "bridge", "redeem", "onboard", "offboard", "link",
    "unlink", "connect", "disconnect", "open_door", "actuate", "toggle", "switch", "cordon",
    "uncordon", "drain", "taint", "evict", "failover", "switchover", "annotate", "autoscale",
    "flip", "invalidate", "transition", "reload", "recreate", "rebuild", "redrive", "reprocess",
    "requeue", "resync", "hotfix", "reindex", "backfill", "revert", "retry", "shutdown", "poweroff",
    "halt", "reconcile", "unpause", "decommission", "retire", "teardown", "tear", "nuke",
    "obliterate", "evacuate", "rebalance", "relaunch", "bounce", "discard", "rewrite", "strip",
    "initialize", "initialise", "reinitialize", "repartition", "reformat", "sanitize", "dispose",
    "appliquer", "deployer", "redemarrer", "arreter", "demarrer", "changer", "basculer", "activer",
    "desactiver", "detruire", "demolir", "vider", "desinstaller", "reinitialiser", "nettoyer",
    "planifier", "installer", "executer", "ecraser", "freischalten", "umschalten", "ausrollen",
    "bereitstellen", "aktivieren", "deaktivieren", "neustarten", "einspielen", "abreissen",
    "zerstoeren", "zerstoren", "stilllegen", "abbauen", "leeren", "zuruecksetzen", "zurucksetzen",
    "deinstallieren", "einrichten", "ueberschreiben", "formatieren", "abschalten", "herunterfahren",
    "verwerfen", "bereinigen", "vernichten", "starten", "stoppen", "skalieren", "desplegar",
    "reiniciar", "detener", "aplicar", "destruir", "derribar", "desinstalar", "vaciar",
    "restablecer", "limpiar", "activar", "desactivar", "formatear", "sobrescribir", "descartar",
    "programar", "escalar", "migrar", "migrieren", "migrer", "apagar", "iniciar", "formater",
    "alter", "undelete", "shift", "reroute", "turn", "fill", "click", "type", "press", "drag",
    "select_option", "step", "jog", "dose", "infuse", "erzeugen", "erstellen", "anlegen", "aendern",
    "andern", "loeschen", "loschen", "entfernen", "senden", "versenden", "ueberweisen",
    "uberweisen", "zahlen", "bezahlen", "auszahlen", "freigeben", "buchen", "ausloesen", "creer",
    "modifier", "supprimer", "effacer", "envoyer", "payer", "virer", "rembourser", "publier",
    "crear", "modificar", "cambiar", "actualizar", "eliminar", "borrar", "enviar", "pagar",
    "transferir", "reembolsar", "place", "deliver", "operate", "decide", "whitelist", "allowlist",
    "delegate", "engage", "disengage", "grasp", "roll", "sort", "takeoff", "land", "fly", "arm",
    "disarm", "hoist", "steer", "accelerate", "sweep", "alter", "adjudicate", "underwrite",
    "disqualify", "titrate", "administer", "dispense", "energize", "deenergize", "inflate",
    "ventilate", "override", "retract", "rotate", "park", "summon", "lease", "procure", "acquire",
    "furlough", "rescind", "liquidate", "instruct", "collect", "harvest", "scrape", "crawl",
    "mutate", "boost", "bump", "double", "reprogram", "layoff", "sack", "preapprove", "reload",
    "retrain", "convert", "prepay", "repay", "immobilize", "immobilise", "esign", "agree",
    "consent", "acknowledge", "movej", "movel", "goto", "reject", "expand", "spin", "rent",
    "calibrate", "trip", "grip", "kickoff", "publicar", "deshabilitar", "habilitar", "aprobar",
    "rechazar", "genehmigen", "ablehnen", "approuver", "rejeter", "refuser",
  ]
}

# Words that are a thing as often as an action: only their place in a name tells.
set "verbs.either" {
  words = [
    "program", "transfer", "charge", "order", "payout", "trade", "exchange", "fund", "bill",
    "invoice", "tip", "donate", "record", "comment", "note", "tag", "label", "branch", "fork",
    "release", "review", "request", "response", "access", "control", "command", "build", "package",
    "mail", "sms", "text", "chat", "call", "fax", "ticket", "flag", "pin", "queue", "stream",
    "index", "cache", "mount", "alert", "page", "ship", "host", "train", "finetune", "tune",
    "model", "process", "batch", "job", "task", "hook", "webhook", "patch", "scope", "limit",
    "quote", "draft", "report", "schedule", "post", "message", "email", "link", "share", "lock",
    "log", "set", "hold", "wire", "credit", "debit", "deposit", "permit", "issue", "plan", "score",
    "rate", "rank", "step", "reply", "stake", "bridge", "backup", "snapshot", "export", "import",
    "summary", "status", "history", "audit", "sync", "play", "up", "down", "restore", "format",
    "partition", "shred", "zero", "cut", "clean", "destroy_run", "test", "check", "count", "search",
    "query", "process", "allocation", "reserve",
  ]
}

# Words of dotted names in code that say nothing.
set "code.filler" {
  words = [
    "client", "clients", "sdk", "api", "lib", "session", "default", "main", "index", "instance",
    "objects", "models", "service", "self", "this", "module",
  ]
}

set "words.preposition" {
  words = [
    "for", "to", "from", "by", "with", "of", "in", "on", "via", "into", "at", "fuer", "an", "pour",
    "par", "para", "por", "als", "as", "until", "after", "before",
  ]
}

set "words.joiner" {
  words = ["and", "or", "then", "und", "oder", "et", "ou", "y"]
}

# Words of names that say nothing.
set "words.filler" {
  words = [
    "tool", "api", "mcp", "the", "a", "an", "by", "for", "to", "of", "in", "on", "from", "with",
    "v", "id", "by_id", "all", "my", "our", "rest", "http", "https", "com", "www", "now", "new",
    "sdk", "lib", "action", "operation",
  ]
}

# Words of names of servers that say nothing of what a call is about.
set "words.place" {
  words = [
    "server",
    "service",
    "function",
    "gateway",
    "proxy",
    "hub",
    "platform",
    "toolbox",
    "toolkit",
    "agent",
    "app",
    "application",
  ]
}

# Words of names of calls that run commands.
set "words.shell" {
  words = [
    "shell", "bash", "terminal", "command", "cmd", "ssh", "console", "powershell", "kommando",
    "befehl", "commande", "comando", "exec", "cli",
  ]
}

# Words of names of calls that are about files.
set "nouns.file" {
  words = [
    "file", "folder", "path", "tree", "entry", "fs", "filesystem", "attachment", "workspace",
    "document", "archive", "log", "upload", "asset", "backup", "artifact", "object", "recursive",
    "dir", "content", "item", "data", "project", "image", "disk", "storage",
  ]
}

# Things that people write for people.
set "nouns.written" {
  words = [
    "issue", "comment", "message", "page", "ticket", "note", "task", "mail", "email", "review",
    "pull request", "discussion", "card", "story", "post", "reply", "wiki", "article",
  ]
}

# Words that name a group of operations as often as an operation: gcloud compute, kubectl config.
set "words.group" {
  words = [
    "compute", "test", "plan", "report", "build", "set", "log", "resolve", "monitor", "monitoring",
    "audit", "call", "run", "run-script", "exec",
  ]
}

set "words.second-person" {
  words = [
    " you ", " your ", " you'", " yours", "ihre ", "ihren ", "ihr ", "ihnen ", "ihrem ", "ihrer ",
    " dein ", " deine ", " dir ", "votre ", " vos ", " vous ", " su ", " sus ", " usted ",
    " le informamos", " tu ", " tus ",
  ]
}

# How a message begins, and how it ends.
set "words.greeting" {
  words = [
    "dear ", "hi ", "hello ", "good morning", "good afternoon", "hey ", "sehr geehrte", "liebe ",
    "lieber ", "hallo ", "guten tag", "bonjour ", "cher ", "chere ", "chère ", "hola ", "estimado ",
    "estimada ", "buenos dias", "buenos días", "greetings ", "mr ", "ms ", "mrs ", "herr ", "frau ",
    "madame ", "monsieur ",
  ]
}

set "words.closing" {
  words = [
    "regards", "sincerely", "thanks,", "thank you,", "cheers", "best,", "grüße", "gruesse",
    "grüßen", "cordialement", "saludos", "atentamente", "viele grü", "your team", "yours,",
    "kind regards",
  ]
}

# Other spellings and languages, to the dictionary form. Plurals need none.
map "words" {
  words = {
    ns = "namespace", db = "database", dbs = "database", cust = "customer", acct = "account",
    acc = "account", txn = "transaction", tx = "transaction", pmt = "payment", pymt = "payment",
    pay_out = "payout", xfer = "transfer", repo = "repository", repos = "repository",
    dir = "folder", directory = "folder", directories = "folder", msg = "message", msgs = "message",
    org = "organisation", organization = "organisation", env = "environment",
    config = "configuration", cfg = "configuration", pw = "password", pwd = "password",
    passwd = "password", creds = "credential", cred = "credential", perms = "permission",
    perm = "permission", privs = "privilege", del = "delete", rm = "remove", upd = "update",
    ins = "insert", usr = "user", emp = "employee", sub = "subscription", subs = "subscription",
    po = "purchase order", vm = "instance", vms = "instance", svc = "service", deploy = "deploy",
    deployment = "deployment", k8s = "kubernetes", people = "person", persons = "person",
    staff = "employee", data = "data", indices = "index", addresses = "address",
    statuses = "status", analyses = "analysis", aliases = "alias", processes = "process",
    accesses = "access", databases = "database", caches = "cache", branches = "branch",
    pushes = "push", patches = "patch", purchases = "purchase", invoices = "invoice",
    leaves = "leave", releases = "release", responses = "response", bases = "base", cases = "case",
    causes = "cause", licences = "licence", licenses = "licence", license = "licence",
    images = "image", pages = "page", messages = "message", packages = "package",
    charges = "charge", exchanges = "exchange", services = "service", sources = "source",
    resources = "resource", devices = "device", prices = "price", volumes = "volume",
    instances = "instance", queues = "queue", rules = "rule", roles = "role", tables = "table",
    schedules = "schedule", variables = "variable", zones = "zone", keys = "key", replies = "reply",
    movies = "movie", zahlung = "payment", zahlungen = "payment", ueberweisung = "transfer",
    uberweisung = "transfer", ueberweisungen = "transfer", rechnung = "invoice", kunde = "customer",
    kunden = "customer", mitarbeiter = "employee", auszahlung = "payout", gehalt = "salary",
    lieferant = "vendor", lieferanten = "vendor", bankverbindung = "bank account",
    konto = "account", kontonummer = "account number", nachricht = "message",
    berechtigung = "permission", zugriff = "access", vertrag = "contract", vertraege = "contract",
    bestellung = "purchase order", datensatz = "record", ausfuehren = "execute",
    ausfuhren = "execute", rueckerstattung = "refund", paiement = "payment", paiements = "payment",
    virement = "transfer", virements = "transfer", facture = "invoice", client = "customer",
    clients = "customer", clientes = "customer", cliente = "customer", fournisseur = "vendor",
    salarie = "employee", contrat = "contract", remboursement = "refund", courriel = "email",
    courrier = "mail", acces = "access", pago = "payment", pagos = "payment",
    transferencia = "transfer", factura = "invoice", empleado = "employee", proveedor = "vendor",
    contrato = "contract", correo = "email", mensaje = "message", acceso = "access",
    reembolso = "refund", nomina = "payroll", cuenta = "account", supplier = "vendor",
    beneficiary = "payee", beneficiaries = "payee", creditor = "payee", datos = "data",
    donnees = "data", daten = "data", aprobar = "approve", genehmigen = "approve",
    freigeben = "release", freigabe = "release", remove_all = "remove", ejecutar = "execute",
    lancer = "launch", executer = "execute", effectuer = "execute", realizar = "execute",
    hacer = "make", sicherung = "backup", datensicherung = "backup", datensicherungen = "backup",
    sicherungen = "backup", sauvegarde = "backup", sauvegardes = "backup", respaldo = "backup",
    respaldos = "backup", datenbank = "database", datenbanken = "database", tabelle = "table",
    tabellen = "table", dossier = "folder", dossiers = "folder", ordner = "folder",
    carpeta = "folder", carpetas = "folder", verzeichnis = "folder", repertoire = "folder",
    fichier = "file", fichiers = "file", datei = "file", dateien = "file", archivo = "file",
    archivos = "file", zweig = "branch", rama = "branch", branche = "branch", festplatte = "disk",
    laufwerk = "disk", disque = "disk", disco = "disk", dienst = "service", servicio = "service",
    serveur = "server", servidor = "server", knoten = "node", noeud = "node", nodo = "node",
    depot = "repository", repositorio = "repository", speicher = "storage", stockage = "storage",
    almacenamiento = "storage", umgebung = "environment", environnement = "environment",
    entorno = "environment", schalter = "switch", backups = "backup", kubernetes = "kubernetes",
    postgres = "postgres", hset = "set", hmset = "set", mset = "set", setex = "set", setnx = "set",
    hdel = "delete", zadd = "add", sadd = "add", xadd = "add", lpush = "push", rpush = "push",
    neustart = "restart", redemarrage = "restart", reinicio = "restart", loeschung = "delete",
    loschung = "delete", suppression = "delete", eliminacion = "delete", ausrollung = "rollout",
    deploiement = "deploy", despliegue = "deploy", abbau = "teardown", zerstoerung = "destroy",
    zuruecksetzung = "reset", abschaltung = "shutdown", arret = "stop", demarrage = "startup",
    maschine = "machine", maquina = "machine", rechenzentrum = "datacenter", grappe = "cluster",
    cola = "queue", warteschlange = "queue", netz = "network", netzwerk = "network",
    reseau = "network", tabla = "table", esquema = "schema", sammlung = "collection",
    instancia = "instance", instanz = "instance", instanzen = "instance", instancias = "instance",
    delete_many = "delete", destroyed = "destroy", colour = "color",
  }
}

# Verbs that run something that has a name of its own.
set "verbs.run" {
  words = [
    "run", "trigger", "invoke", "execute", "start", "launch", "call", "exec", "dispatch", "submit",
    "enqueue", "fire", "perform", "kickoff", "rake", "make", "artisan", "console",
  ]
}

# Outcomes, to the verb that has them. Several words stand joined.
map "words.done" {
  words = {
    approved = "approve", accepted = "accept", rejected = "reject", declined = "decline",
    denied = "deny", refused = "refuse", dismissed = "dismiss", terminated = "terminate",
    shortlisted = "shortlist", disqualified = "disqualify", hired = "hire", fired = "fire",
    demoted = "demote", promoted = "promote", granted = "grant", signed = "sign",
    countersigned = "countersign", completed = "complete", executed = "execute", agreed = "agree",
    paid = "pay", released = "release", refunded = "refund", settled = "settle", sent = "send",
    authorized = "authorize", authorised = "authorise", captured = "capture", confirmed = "confirm",
    approve = "approve", reject = "reject", deny = "deny", decline = "decline", refuse = "refuse",
    accept = "accept", sign = "sign", not_selected = "reject", not_approved = "reject",
    unsuccessful = "reject", no_hire = "reject", not_hired = "reject",
    not_moving_forward = "reject", not_qualified = "disqualify", ineligible = "deny",
    eligible = "grant", not_eligible = "deny", turned_down = "reject", closed_rejected = "reject",
    repudiated = "deny", withdrawn_by_company = "reject", screened_out = "reject",
    laid_off = "dismiss", redundant = "dismiss", knocked_out = "reject",
    archived_rejected = "reject", abgelehnt = "reject", genehmigt = "approve",
    bewilligt = "approve", angenommen = "accept", zugesagt = "approve", absage = "reject",
    zusage = "approve", gekuendigt = "dismiss", "gekündigt" = "dismiss", eingestellt = "hire",
    freigegeben = "release", bezahlt = "pay", unterschrieben = "sign", unterzeichnet = "sign",
    akzeptiert = "accept", ablehnung = "reject", genehmigung = "approve", refuse_dossier = "refuse",
    "refusé" = "refuse", refusee = "refuse", "refusée" = "refuse", "accepté" = "accept",
    acceptee = "accept", "acceptée" = "accept", "rejeté" = "reject", "rejetée" = "reject",
    rejete = "reject", "approuvé" = "approve", approuvee = "approve", approuve = "approve",
    "signé" = "sign", signe = "sign", "payé" = "pay", licencie = "dismiss", "licencié" = "dismiss",
    favorable = "approve", defavorable = "reject", rechazado = "reject", rechazada = "reject",
    aprobado = "approve", aprobada = "approve", aceptado = "accept", aceptada = "accept",
    denegado = "deny", denegada = "deny", firmado = "sign", firmada = "sign", pagado = "pay",
    despedido = "dismiss", contratado = "hire", desestimado = "reject", desestimada = "reject",
    pass_on = "reject", no_go = "reject",
  }
}

# What an HTTP method does, as a verb.
map "methods" {
  words = {
    GET     = "get"
    HEAD    = "get"
    OPTIONS = "get"
    POST    = "create"
    PUT     = "update"
    PATCH   = "update"
    DELETE  = "delete"
  }
}

map "sql.verbs" {
  words = {
    select = "select", insert = "insert", update = "update", delete = "delete", drop = "drop",
    truncate = "truncate", grant = "grant", create = "create", alter = "modify", copy = "export",
    revoke = "revoke", rename = "rename", load = "import",
  }
}

# Verbs by what they do to a file named in an argument.
set "verbs.delete" {
  words = [
    "delete", "remove", "destroy", "erase", "purge", "wipe", "drop", "truncate", "clear", "flush",
    "trash", "prune", "terminate", "empty", "expire", "uninstall", "unlink", "rmdir", "rmtree",
    "shred", "vernichten", "leeren", "vider", "vaciar", "loeschen", "loschen", "entfernen",
    "supprimer", "effacer", "eliminar", "borrar",
  ]
}

set "verbs.write" {
  words = [
    "write", "create", "save", "edit", "append", "update", "put", "insert", "replace", "patch",
    "modify", "overwrite", "store", "set", "add",
  ]
}

set "verbs.move" {
  words = ["move", "rename"]
}

set "verbs.list" {
  words = ["list", "ls", "stat", "info", "tree", "search", "find", "glob", "count"]
}

# Names of environments, in fields that name one and in names of things.
set "env.production" {
  words = [
    "production",
    "prod",
    "prd",
    "live",
    "produktion",
    "produccion",
    "prodution",
    "produktiv",
  ]
}

# Endings of names without a joint that say so: acmeprod.
set "env.ending" {
  words = ["prod", "prd"]
}

# Words before one of them that take it back: pre-prod, nonprod.
set "env.not" {
  words = ["pre", "non", "not", "no", "sub", "pseudo", "fake", "vor", "nicht", "hors"]
}

set "env.other" {
  words = [
    "staging", "stage", "stg", "dev", "development", "test", "testing", "qa", "uat", "sandbox",
    "preview", "local", "demo", "ci", "int", "integration", "preprod", "nonprod", "sit", "perf",
    "lab", "scratch", "tmp", "canary-test", "review", "playground", "develop", "localhost",
    "minikube", "kind", "e2e", "beta-test", "homologation", "recette", "abnahme", "pruebas",
    "entwicklung", "sbx", "ephemeral",
  ]
}

# Names of databases that are nobody's but this machine's.
set "env.local" {
  words = [
    "test", "tests", "testing", "dev", "development", "tmp", "temp", "local", "localhost", "ci",
    "memory", "e2e", "fixture", "unittest", "pytest",
  ]
}

# Words of names of variables that hold a secret.
set "env.secret" {
  words = [
    "secret", "token", "password", "passwd", "pass", "pwd", "apikey", "api_key", "access_key",
    "secret_key", "private_key", "credentials", "credential", "auth_token", "database_url",
    "db_url", "dsn", "connection_string", "signing_key", "encryption_key", "pat", "master_key",
    "service_key", "client_secret", "webhook_url", "jwt",
  ]
}

set "headers.login" {
  words = [
    "authorization", "x-api-key", "api-key", "x-auth-token", "private-token", "cookie",
    "x-vault-token", "apikey", "dd-api-key", "x-shopify-access-token", "x-goog-api-key",
    "x-github-token", "content-type", "accept", "user-agent", "host", "content-length",
  ]
}

# Options whose value is a name and a password, joined by a colon.
set "keys.login" {
  words = ["user", "u", "auth", "userpwd", "proxy-user", "login", "a", "credentials"]
}
