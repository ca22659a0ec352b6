# Words that say the same in the names of concepts: with "modify" in names.change, "changing system files" is also found as "modifying
# system files". Only words that say no less and no more, in every name that has the word: "transfer" is no "send" beside money.

set "names.change" {
  words = [
    "modify",
    "alter",
    "amend",
    "edit",
    "update",
    "adjust",
    "make changes to",
    "modification",
  ]
}

set "names.delete" {
  words = [
    "remove",
    "erase",
    "destroy",
    "wipe",
    "purge",
    "deletion",
    "removal",
    "erasure",
    "destruction",
  ]
}

set "names.destroy" {
  words = ["tear down", "destruction", "terminate", "termination"]
}

set "names.remove" {
  words = ["delete"]
}

set "names.send" {
  words = ["transmit"]
}

set "names.read" {
  words = ["view", "access", "retrieve", "look at", "query"]
}

set "names.run" {
  words = ["execute", "execution"]
}

set "names.create" {
  words = [
    "generate",
    "issue",
    "mint",
    "provision",
    "creation",
    "generation",
    "new",
    "create new",
    "generate new",
    "issue new",
    "mint new",
  ]
}

set "names.add" {
  words = ["install", "add new", "install new", "new", "addition", "installation", "set up"]
}

set "names.install" {
  words = ["add", "install new", "add new", "set up", "installation", "addition"]
}

set "names.grant" {
  words = ["give", "assign"]
}

set "names.buy" {
  words = ["purchase"]
}

set "names.raise" {
  words = ["increase"]
}

set "names.deploy" {
  words = ["roll out", "deployment"]
}

set "names.deployment" {
  words = ["rollout"]
}

set "names.infer" {
  words = ["detect", "recognise", "analyse", "analyze"]
}

set "names.sort" {
  words = ["categorise", "classify", "categorisation", "classification"]
}

set "names.trait" {
  words = ["attribute", "characteristic"]
}

set "names.staff" {
  words = ["employees", "workers", "personnel", "staff members"]
}

set "names.secret" {
  words = ["credential"]
}

set "names.personal data" {
  words = ["PII", "personal information", "personally identifiable information"]
}

set "names.company" {
  words = ["organisation"]
}

set "names.organisation" {
  words = ["company"]
}

set "names.whole" {
  words = ["entire", "complete"]
}

set "names.folder" {
  words = ["directory"]
}

set "names.version control" {
  words = ["source control", "git"]
}

set "names.legal hold" {
  words = ["litigation hold"]
}

set "names.production" {
  words = ["prod"]
}

set "names.EEA" {
  words = ["European Economic Area"]
}

set "names.into" {
  words = ["in"]
}

set "names.vendor" {
  words = ["supplier"]
}

set "names.payee" {
  words = ["beneficiary"]
}

set "names.person" {
  words = ["anyone", "anybody"]
}

set "names.accept" {
  words = ["acceptance"]
}

set "names.publish" {
  words = ["publication"]
}

set "names.decide on" {
  words = ["decide about", "decision on", "decision about"]
}

set "names.decide" {
  words = ["decision"]
}

set "names.job" {
  words = ["employment"]
}

set "names.audit log" {
  words = ["audit trail", "audit log file", "audit record"]
}

set "names.log" {
  words = ["log file"]
}

set "names.money" {
  words = ["funds"]
}

set "names.outside the organisation" {
  words = [
    "outside the firm",
    "outside the business",
    "outside the enterprise",
    "outside the corporation",
  ]
}

set "names.outside the company" {
  words = [
    "outside the firm",
    "outside the business",
    "outside the enterprise",
    "outside the corporation",
  ]
}

set "names.from the internet" {
  words = ["from the web"]
}

set "names.outside host" {
  words = [
    "external host",
    "third-party host",
    "outside server",
    "external server",
    "third-party server",
    "outside site",
    "external site",
    "third-party site",
    "external website",
  ]
}

set "names.outside recipient" {
  words = ["external recipient", "third-party recipient"]
}

set "names.outside service" {
  words = ["external service", "third-party service"]
}

set "names.outside party" {
  words = ["external party"]
}

set "names.outside message" {
  words = ["external message", "third-party message"]
}

set "names.outside mail" {
  words = ["external mail", "third-party mail"]
}

set "names.outside page" {
  words = ["external page", "third-party page"]
}

set "names.outside content" {
  words = ["external content", "third-party content"]
}

set "names.outside e-mail" {
  words = ["external e-mail"]
}

set "names.fetch cloud metadata" {
  words = [
    "access cloud metadata",
    "request cloud metadata",
    "query cloud metadata",
    "reach cloud metadata",
  ]
}

set "names.fetch instance metadata" {
  words = [
    "access instance metadata",
    "request instance metadata",
    "query instance metadata",
    "reach instance metadata",
  ]
}

set "names.fetch private" {
  words = ["access private", "request private", "query private", "reach private"]
}

set "names.fetch internal" {
  words = ["access internal", "request internal", "query internal", "reach internal"]
}

set "names.replicate" {
  words = ["replication"]
}

set "names.filter" {
  words = ["WHERE clause", "WHERE"]
}

set "names.workflow" {
  words = ["workflow file"]
}

set "names.refuse" {
  words = ["deny", "decline"]
}

set "names.score" {
  words = ["rank"]
}

set "names.disable" {
  words = ["turn off", "switch off", "deactivate"]
}
