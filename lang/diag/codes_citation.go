package diag

// citationCodes are the codes of citations and catalogs: GV04.
var citationCodes = []CodeInfo{
	{
		Code: UnknownReference, Severity: Error, Title: "unknown reference", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [gdpr.art_444]
}`,
		Doc: "The catalogs have no such control.",
	},
	{
		Code: KnownBadReference, Severity: Error, Title: "citation known to be wrong", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [eu_ai_act.art_62]
}`,
		Doc: "The id is one that public lists give by mistake: draft numbering, invented or deleted. The catalog names the right one.",
	},
	{
		Code: RetiredReference, Severity: Error, Title: "retired reference", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [aiuc_1.e007]
}`,
		Doc: "The control was withdrawn or deleted by its publisher.",
	},
	{
		Code: SupersededReference, Severity: Warning, Title: "superseded reference", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [sr_11_7.iv_use]
}`,
		Doc: "The document was replaced by a later one. Cite the successor, alone or beside it.",
	},
	{
		Code: SupersededCited, Severity: Note, Title: "superseded reference beside its successor", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [sr_11_7.iv_use, sr_26_2.iv_use]
}`,
		Doc:    "The document was replaced by a later one, which the clause cites too.",
		Folded: [2]string{"citation is superseded beside its successor", "citations are superseded beside their successors"},
	},
	{
		Code: NotYetApplicable, Severity: Note, Title: "not yet applicable", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [eu_ai_act.art_26_2]
}`,
		Doc:    "The control is law but applies from a later date.",
		Folded: [2]string{"citation is not applicable yet", "citations are not applicable yet"},
	},
	{
		Code: HighRiskOnly, Severity: Note, Title: "high-risk systems only", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [eu_ai_act.art_26_2]
}`,
		Doc:    "The control binds high-risk systems, and the profile names no high-risk use. Otherwise it is good practice.",
		Folded: [2]string{"citation applies only to high-risk systems", "citations apply only to high-risk systems"},
	},
	{
		Code: BindsOtherRole, Severity: Note, Title: "binds another role", Kind: KindClauses,
		Example: `profile { roles = ["deployer"] }
clause "a" {
  text       = "No moving money."
  references = [eu_ai_act.art_14_4_d]
}`,
		Doc:    "The control is a duty of somebody else in the chain, such as the provider of the system.",
		Folded: [2]string{"citation binds another role than yours", "citations bind another role than yours"},
	},
	{
		Code: ByAnalogy, Severity: Note, Title: "cited by analogy", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [sr_26_2.iv_use]
}`,
		Doc:    "The document leaves agentic AI out of its scope; what it asks for can only be followed by analogy.",
		Folded: [2]string{"citation holds by analogy: its document leaves agentic AI out", "citations hold by analogy: their documents leave agentic AI out"},
	},
	{
		Code: DisputedReference, Severity: Note, Title: "disputed", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [eu_ai_act.art_73]
}`,
		Doc:    "The sources read the control's date or reach differently; the catalog records the readings.",
		Folded: [2]string{"citation is disputed", "citations are disputed"},
	},
	{
		Code: EditionNotPinned, Severity: Error, Title: "edition not pinned", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [owasp_llm.llm06]
}`,
		Doc: "The framework gives the same id another meaning in another edition, so the policy must say which edition it cites.",
	},
	{
		Code: OtherEdition, Severity: Error, Title: "another edition is pinned", Kind: KindClauses,
		Example: `policy "p" { editions = { gdpr = "1995/46" } }
clause "a" {
  text       = "No moving money."
  references = [gdpr.art_44]
}`,
		Doc: "The policy pins an edition that the catalog was not checked against.",
	},
	{
		Code: MistakenReference, Severity: Note, Title: "often cited for something else", Kind: KindClauses,
		Example: `clause "a" {
  text       = "No moving money."
  references = [gdpr.art_22]
}`,
		Doc:    "The control exists, but is often cited for something that it does not say.",
		Folded: [2]string{"citation is often meant for something else", "citations are often meant for something else"},
	},
	{
		Code: DraftReference, Severity: Note, Title: "draft", Kind: KindClauses,
		Example: `-- clauses/a.hcl --
clause "a" {
  text       = "No moving money."
  references = [acme.c1]
}
-- mappings/acme.json --
{"framework": "acme", "name": "Acme", "edition": "1", "controls": [{"id": "c1", "native": "1", "title": "t", "status": "draft"}]}`,
		Doc:    "The control is not final.",
		Folded: [2]string{"citation is of a draft", "citations are of drafts"},
	},
	{
		Code: UnknownFramework, Severity: Error, Title: "unknown framework", Kind: KindClauses,
		Example: `policy "p" { editions = { gdrp = "2016/679" } }
clause "a" { text = "No moving money." }`,
		Doc: "The policy pins an edition of a framework that no catalog has.",
	},
	{
		Code: CatalogSyntax, Severity: Error, Title: "catalog does not parse", Kind: KindCatalog,
		Example: `{"framework": "acme",`,
		Doc:     "A file of mappings/ is not JSON, not UTF-8, or nested too deeply.",
	},
	{
		Code: CatalogKey, Severity: Error, Title: "unknown or repeated key in a catalog", Kind: KindCatalog,
		Example: `{"framework": "acme", "name": "Acme", "edition": "1", "licence_teir": "A", "controls": [{"id": "c1", "native": "1", "title": "t"}]}`,
		Doc:     "The schema of catalogs is closed: a misspelt or repeated key would otherwise hide a fact.",
	},
	{
		Code: CatalogValue, Severity: Error, Title: "wrong or missing value in a catalog", Kind: KindCatalog,
		Example: `{"framework": "acme", "name": "Acme", "edition": 1, "controls": [{"id": "c1", "native": "1", "title": "t"}]}`,
		Doc:     "A value is missing, has the wrong type, or is none of those that it may be.",
	},
	{
		Code: CatalogDuplicate, Severity: Error, Title: "id used twice in the catalogs", Kind: KindCatalog,
		Example: `{"framework": "acme", "name": "Acme", "edition": "1", "controls": [{"id": "c1", "native": "1", "title": "t"}, {"id": "c1", "native": "2", "title": "u"}]}`,
		Doc:     "Two controls of a framework, or two frameworks, have the same id.",
	},
	{
		Code: CatalogDate, Severity: Error, Title: "not a date in a catalog", Kind: KindCatalog,
		Example: `{"framework": "acme", "name": "Acme", "edition": "1", "checked": "May 2026", "controls": [{"id": "c1", "native": "1", "title": "t"}]}`,
		Doc:     "Dates are written year-month-day: 2027-03-01.",
	},
	{
		Code: CatalogStatus, Severity: Error, Title: "unknown status in a catalog", Kind: KindCatalog,
		Example: `{"framework": "acme", "name": "Acme", "edition": "1", "controls": [{"id": "c1", "native": "1", "title": "t", "status": "old"}]}`,
		Doc:     "A status is in_force, disputed, superseded, retired, deleted or draft.",
	},
	{
		Code: CatalogDangling, Severity: Error, Title: "catalog names a control that is not there", Kind: KindCatalog,
		Example: `{"framework": "acme", "name": "Acme", "edition": "1", "controls": [{"id": "c1", "native": "1", "title": "t", "parent": "c0"}]}`,
		Doc:     "A parent, a successor or the right id of a mistaken citation is in no catalog.",
	},
}
