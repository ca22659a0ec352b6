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
    "change to",
    "modification",
    "modification to",
    "edit to",
    "update to",
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
  words = ["tear down", "destruction"]
}

set "names.remove" {
  words = ["delete"]
}

set "names.send" {
  words = ["transmit"]
}

set "names.read" {
  words = ["view", "access", "retrieve", "look at", "access to"]
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
  words = ["install", "add new", "install new", "new", "addition", "installation"]
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
  words = ["detect", "recognise"]
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
  words = ["organisation", "firm", "business", "enterprise"]
}

set "names.organisation" {
  words = ["company", "firm", "business", "enterprise"]
}

set "names.outside" {
  words = ["external", "third party"]
}

set "names.host" {
  words = ["server"]
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

set "names.internet" {
  words = ["web"]
}

set "names.into" {
  words = ["in", "to"]
}

set "names.vendor" {
  words = ["supplier"]
}

set "names.payee" {
  words = ["beneficiary"]
}

set "names.person" {
  words = ["anyone", "anybody", "individual"]
}

set "names.accept" {
  words = ["acceptance"]
}

set "names.publish" {
  words = ["publication"]
}

set "names.fetch" {
  words = ["access", "request", "query", "reach"]
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
