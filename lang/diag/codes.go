package diag

// The codes. The first two digits are the group: 01 files and schema, 02 sentences, 03 vocabulary, 04 references, 05
// conditions, 06 policy and lock, 07 corpora. A number is never given to another problem.
const (
	SyntaxError      Code = "GV0101"
	UnknownBlock     Code = "GV0102"
	UnknownAttribute Code = "GV0103"
	DuplicateClause  Code = "GV0104"
	MissingText      Code = "GV0105"
	BadValue         Code = "GV0106"
	BadDate          Code = "GV0107"
	TemplateInString Code = "GV0108"
	DuplicateName    Code = "GV0109"
	MissingAttribute Code = "GV0110"
	BadName          Code = "GV0111"
	UnreadableFile   Code = "GV0112"
	NothingToCheck   Code = "GV0113"

	UnknownWords    Code = "GV0201"
	AmbiguousPhrase Code = "GV0202"
	VagueWord       Code = "GV0203"
	NeedsAction     Code = "GV0204"
	NoForm          Code = "GV0205"
	ExampleFails    Code = "GV0206"

	ProcessSentence     Code = "GV0207"
	UnsupportedSentence Code = "GV0208"

	UnknownConcept  Code = "GV0301"
	UnusedConcept   Code = "GV0302"
	BadRole         Code = "GV0303"
	BadGlob         Code = "GV0304"
	ConceptReplaced Code = "GV0305"

	UnknownReference    Code = "GV0401"
	KnownBadReference   Code = "GV0402"
	RetiredReference    Code = "GV0403"
	SupersededReference Code = "GV0404"
	SupersededCited     Code = "GV0405"
	NotYetApplicable    Code = "GV0406"
	HighRiskOnly        Code = "GV0407"
	BindsOtherRole      Code = "GV0408"
	ByAnalogy           Code = "GV0409"
	DisputedReference   Code = "GV0410"
	EditionNotPinned    Code = "GV0411"
	OtherEdition        Code = "GV0412"
	MistakenReference   Code = "GV0413"
	DraftReference      Code = "GV0414"
	UnknownFramework    Code = "GV0415"
	CatalogSyntax       Code = "GV0416"
	CatalogKey          Code = "GV0417"
	CatalogValue        Code = "GV0418"
	CatalogDuplicate    Code = "GV0419"
	CatalogDate         Code = "GV0420"
	CatalogStatus       Code = "GV0421"
	CatalogDangling     Code = "GV0422"

	UnknownFact          Code = "GV0501"
	ConditionType        Code = "GV0502"
	UnsupportedConstruct Code = "GV0503"
	NeverHolds           Code = "GV0504"
	BadPattern           Code = "GV0505"
	ConditionSyntax      Code = "GV0506"

	TwoPolicies            Code = "GV0601"
	UnknownLibraryClause   Code = "GV0602"
	UnknownLibrary         Code = "GV0603"
	ExceptionUnknownClause Code = "GV0604"
	ExceptionExpired       Code = "GV0605"
	SwitchedOffExpired     Code = "GV0606"
	SentenceMoved          Code = "GV0607"
	GraphMoved             Code = "GV0608"
	BadLock                Code = "GV0609"
	ClauseReplaced         Code = "GV0610"
	ClauseSwitchedOff      Code = "GV0611"

	EmptyCorpus         Code = "GV0701"
	BadRow              Code = "GV0702"
	CorpusUnknownClause Code = "GV0703"
	DuplicateRow        Code = "GV0704"
	Contradiction       Code = "GV0705"
	NotFrozen           Code = "GV0706"
	ChangedSinceFreeze  Code = "GV0707"
	KindMismatch        Code = "GV0708"
	SplitLeak           Code = "GV0709"
	NearDuplicate       Code = "GV0710"
	OverlapOpen         Code = "GV0711"
	RealKey             Code = "GV0712"
	UnevenLabels        Code = "GV0713"
	SurfaceMissing      Code = "GV0714"
	UnknownTemplate     Code = "GV0715"
	BadCorpusFile       Code = "GV0716"
)

// Codes is every code, in order, each with the smallest input that triggers it.
var Codes = []CodeInfo{
	{
		Code: SyntaxError, Severity: Error, Title: "file does not parse", Kind: KindClauses,
		Example: `clause "a" {`,
		Doc:     "The file is not HCL. Nothing in it is used.",
	},
	{
		Code: UnknownBlock, Severity: Error, Title: "unknown block", Kind: KindClauses,
		Example: `clauses "a" { text = "No moving money." }`,
		Doc:     "The schema is closed: a misspelt block would otherwise guard nothing.",
	},
	{
		Code: UnknownAttribute, Severity: Error, Title: "unknown attribute", Kind: KindClauses,
		Example: `clause "a" {
  text  = "No moving money."
  sever = "high"
}`,
		Doc: "The schema is closed: a misspelt attribute would otherwise have no effect.",
	},
	{
		Code: DuplicateClause, Severity: Error, Title: "clause written twice", Kind: KindClauses,
		Example: `clause "a" { text = "No moving money." }
clause "a" { text = "No changing production." }`,
		Doc: "Two clauses of the policy have the same id. A clause that replaces one of the library's is not a duplicate.",
	},
	{
		Code: MissingText, Severity: Error, Title: "clause without a sentence", Kind: KindClauses,
		Example: `clause "a" { severity = "high" }`,
		Doc:     "Every clause has a text, except a library clause that is switched off with disabled, reason and until.",
	},
	{
		Code: BadValue, Severity: Error, Title: "wrong value", Kind: KindClauses,
		Example: `policy "p" { default = "permit" }`,
		Doc:     "The value has another type than the attribute, or is none of the words that it may be.",
	},
	{
		Code: BadDate, Severity: Error, Title: "not a date", Kind: KindClauses,
		Example: `policy "p" { use = ["govc-standard"] }
clause "persistence" {
  disabled = true
  reason   = "kiosk hosts only"
  until    = "1 March 2027"
}`,
		Doc: "Dates are written year-month-day: 2027-03-01.",
	},
	{
		Code: TemplateInString, Severity: Error, Title: "template in a string", Kind: KindClauses,
		Example: `clause "a" {
  text = "No moving money."
  when = "action.tool == '${tool}'"
}`,
		Doc: "Strings hold no templates: what decides is what is written. Native syntax writes $${ and %%{ for the characters themselves.",
	},
	{
		Code: DuplicateName, Severity: Error, Title: "name used twice", Kind: KindClauses,
		Example: `concept "tea" {
  kind = "thing"
}
concept "tea" {
  kind = "thing"
}`,
		Doc: "Two concepts, exceptions, environments or data classes of the policy have the same name.",
	},
	{
		Code: MissingAttribute, Severity: Error, Title: "attribute missing", Kind: KindClauses,
		Example: `exception "e" {
  clause = "money-movement"
  match  = "action.tool == 'x'"
}`,
		Doc: "An exception says who owns it, why it exists and until when; a switched-off clause says why and until when.",
	},
	{
		Code: BadName, Severity: Error, Title: "name not allowed", Kind: KindClauses,
		Example: `clause "My clause!" { text = "No moving money." }`,
		Doc:     "Ids of clauses are lower-case letters, digits and hyphens; they stand in files, reports and labels.",
	},
	{
		Code: UnreadableFile, Severity: Error, Title: "file cannot be read", Kind: KindClauses,
		Example: "clause \"a\" { text = \"\xff\" }",
		Doc:     "The file could not be opened, is too large, or is not UTF-8.",
	},
	{
		Code: NothingToCheck, Severity: Error, Title: "no clauses", Kind: KindClauses,
		Example: `policy "p" {}`,
		Doc:     "Neither the files nor the policy's use name a clause: a policy that guards nothing is a mistake.",
	},
	{
		Code: UnknownWords, Severity: Error, Title: "words with no meaning", Kind: KindClauses,
		Example: `clause "a" { text = "No frobnicating money." }`,
		Doc:     "A phrase of the sentence is no concept of the vocabulary.",
	},
	{
		Code: AmbiguousPhrase, Severity: Error, Title: "phrase with two meanings", Kind: KindClauses,
		Example: `concept "green tea" {
  kind = "action"
  also = ["brewing"]
  mcp { verb = ["brew"] }
}
concept "black tea" {
  kind = "action"
  also = ["brewing"]
  mcp { verb = ["steep"] }
}
clause "a" { text = "No brewing." }`,
		Doc: "A phrase of the sentence is two concepts at once.",
	},
	{
		Code: VagueWord, Severity: Error, Title: "word that cannot be decided", Kind: KindClauses,
		Example: `clause "a" { text = "Agents should avoid moving money where appropriate." }`,
		Doc:     "Words such as should, appropriate or reasonable leave the decision open; a rule has to take it.",
	},
	{
		Code: NeedsAction, Severity: Error, Title: "sentence without an action", Kind: KindClauses,
		Example: `clause "a" { text = "No production." }`,
		Doc:     "The clause could fire with no action at all. Say what must not be done.",
	},
	{
		Code: NoForm, Severity: Error, Title: "sentence of no known form", Kind: KindClauses,
		Example: `clause "a" { text = "Moving money." }`,
		Doc:     "The sentence has none of the forms of the grammar: No …, Never …, … needs human review, At most N … per hour, Only approved … may be used, Record every …",
	},
	{
		Code: ExampleFails, Severity: Error, Title: "example decided otherwise", Kind: KindClauses,
		Example: `clause "a" {
  text = "No moving money."
  examples { violates = ["ls"] }
}`,
		Doc: "An example of the clause gets another decision than its author wrote down.",
	},
	{
		Code: ProcessSentence, Severity: Error, Title: "sentence about a process", Kind: KindClauses,
		Example: `clause "a" { text = "Staff are trained every year." }`,
		Doc:     "No tool call can break a sentence about training, assessments or reviews. Write kind = \"evidence\" with an owner and a due date: it is tracked, not enforced.",
	},
	{
		Code: UnsupportedSentence, Severity: Error, Title: "more than the language has", Kind: KindClauses,
		Example: `clause "a" { text = "No moving money between the 28th and the 2nd." }`,
		Doc:     "The sentence asks for something that cannot be decided from a tool call and its session, such as calendar windows or the limits of a mandate.",
	},
	{
		Code: UnknownConcept, Severity: Error, Title: "unknown concept", Kind: KindClauses,
		Example: `concept "tea" {
  kind     = "thing"
  includes = ["oolonk"]
}
clause "a" { text = "No moving money." }`,
		Doc: "A concept names another one that does not exist.",
	},
	{
		Code: UnusedConcept, Severity: Note, Title: "concept in no sentence", Kind: KindClauses,
		Example: `concept "tea" {
  kind = "thing"
  mcp { noun = ["tea"] }
}
clause "a" { text = "No moving money." }`,
		Doc: "No sentence of the policy uses the concept, directly or through another one.",
	},
	{
		Code: BadRole, Severity: Error, Title: "unknown role", Kind: KindClauses,
		Example: `-- clauses/a.hcl --
clause "a" { text = "No moving money." }
-- clauses/tea.grammar --
program brew-tea
  operands drink
`,
		Doc: "The option grammar of a program cannot be read: a line gives a word a role that does not exist, or says something else than it may.",
	},
	{
		Code: BadGlob, Severity: Error, Title: "pattern does not parse", Kind: KindClauses,
		Example: `concept "tea" {
  kind = "thing"
  mcp { noun = ["[tea"] }
}`,
		Doc: "A pattern does not close its bracket, or stands where words are compared whole: it could never match.",
	},
	{
		Code: ConceptReplaced, Severity: Note, Title: "concept of the library replaced", Kind: KindClauses,
		Example: `concept "moving money" {
  kind    = "action"
  replace = true
  mcp { verb = ["pay"] }
}
clause "a" { text = "No moving money." }`,
		Doc: "The policy puts its own concept in the place of the library's; library clauses that use it change with it.",
	},
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
	{
		Code: UnknownFact, Severity: Error, Title: "unknown fact", Kind: KindClauses,
		Example: `clause "a" {
  text = "No moving money."
  when = "action.colour == 'red'"
}`,
		Doc: "The condition names a fact that govc does not derive.",
	},
	{
		Code: ConditionType, Severity: Error, Title: "condition of the wrong type", Kind: KindClauses,
		Example: `clause "a" {
  text = "No moving money."
  when = "action.tool > 3"
}`,
		Doc: "The two sides of a comparison have different types, or the condition is not true or false.",
	},
	{
		Code: UnsupportedConstruct, Severity: Error, Title: "construct not supported", Kind: KindClauses,
		Example: `clause "a" {
  text = "No moving money."
  when = "action.tool + 'x' == 'yx'"
}`,
		Doc: "Conditions are a small subset of expr: what cannot be compiled into the graph is refused.",
	},
	{
		Code: NeverHolds, Severity: Error, Title: "comparison that never holds", Kind: KindClauses,
		Example: `clause "a" {
  text = "No moving money."
  when = "action.time.weekday == 'Caturday'"
}`,
		Doc: "The fact can never have this value, so the clause could never fire.",
	},
	{
		Code: BadPattern, Severity: Error, Title: "regular expression does not compile", Kind: KindClauses,
		Example: `clause "a" {
  text = "No moving money."
  when = "action.tool matches '['"
}`,
		Doc: "Patterns of matches are constant and in RE2 syntax.",
	},
	{
		Code: ConditionSyntax, Severity: Error, Title: "condition does not parse", Kind: KindClauses,
		Example: `clause "a" {
  text = "No moving money."
  when = "action.tool =="
}`,
		Doc: "The condition is not an expression.",
	},
	{
		Code: TwoPolicies, Severity: Error, Title: "two policy blocks", Kind: KindClauses,
		Example: `policy "p" { use = ["govc-standard"] }
policy "q" { use = ["govc-standard"] }`,
		Doc: "All files together hold at most one policy block.",
	},
	{
		Code: UnknownLibraryClause, Severity: Error, Title: "no such library clause", Kind: KindClauses,
		Example: `policy "p" { use = ["govc-standard"] }
clause "persistance" {
  disabled = true
  reason   = "kiosk hosts only"
  until    = "2099-01-01"
}`,
		Doc: "The clause that is switched off is not one of the library in use.",
	},
	{
		Code: UnknownLibrary, Severity: Error, Title: "no such library", Kind: KindClauses,
		Example: `policy "p" { use = ["govc-standart"] }`,
		Doc:     "The policy uses a library of clauses that does not exist.",
	},
	{
		Code: ExceptionUnknownClause, Severity: Error, Title: "exception to no clause", Kind: KindClauses,
		Example: `clause "a" { text = "No moving money." }
exception "e" {
  clause = "b"
  match  = "action.tool == 'x'"
  owner  = "o"
  reason = "r"
  until  = "2099-01-01"
}`,
		Doc: "The exception names a clause that the policy does not have.",
	},
	{
		Code: ExceptionExpired, Severity: Warning, Title: "exception has ended", Kind: KindClauses,
		Example: `clause "a" { text = "No moving money." }
exception "e" {
  clause = "a"
  match  = "action.tool == 'x'"
  owner  = "o"
  reason = "r"
  until  = "2001-01-01"
}`,
		Doc: "The exception's last day is past: the clause is back. Renew it or remove it.",
	},
	{
		Code: SwitchedOffExpired, Severity: Warning, Title: "switched-off clause is back", Kind: KindClauses,
		Example: `policy "p" { use = ["govc-standard"] }
clause "persistence" {
  disabled = true
  reason   = "kiosk hosts only"
  until    = "2001-01-01"
}`,
		Doc: "The last day of switching the clause off is past: it decides again. Renew it or remove it.",
	},
	{
		Code: SentenceMoved, Severity: Warning, Title: "sentence changed, decision did not", Kind: KindClauses,
		Example: `-- clauses/a.hcl --
clause "a" { text = "No moving money." }
-- govc.lock --
{"clauses": {"a": {"text": "another hash", "graph": "the hash of the graph"}}}`,
		Doc: "The sentence is another one than when the lock was written, and decides the same. Accept it with check --accept.",
	},
	{
		Code: GraphMoved, Severity: Warning, Title: "decision changed, sentence did not", Kind: KindClauses,
		Example: `-- clauses/a.hcl --
clause "a" { text = "No moving money." }
-- govc.lock --
{"clauses": {"a": {"text": "the hash of the sentence", "graph": "another hash"}}}`,
		Doc: "The same sentence decides otherwise than when the lock was written: the vocabulary or the compiler moved. Accept it with check --accept.",
	},
	{
		Code: BadLock, Severity: Error, Title: "lock cannot be read", Kind: KindClauses,
		Example: `-- clauses/a.hcl --
clause "a" { text = "No moving money." }
-- govc.lock --
{`,
		Doc: "govc.lock is not what check --accept writes.",
	},
	{
		Code: ClauseReplaced, Severity: Note, Title: "library clause replaced", Kind: KindClauses,
		Example: `policy "p" { use = ["govc-standard"] }
clause "money-movement" { text = "No moving money without two reviewers." }`,
		Doc: "The policy puts its own sentence in the place of the library's; the library's figures do not hold for it.",
	},
	{
		Code: ClauseSwitchedOff, Severity: Note, Title: "library clause switched off", Kind: KindClauses,
		Example: `policy "p" { use = ["govc-standard"] }
clause "persistence" {
  disabled = true
  reason   = "kiosk hosts only"
  until    = "2099-01-01"
}`,
		Doc: "The policy switches a clause of the library off until a date.",
	},
	{
		Code: EmptyCorpus, Severity: Error, Title: "corpus without cases", Kind: KindCorpus,
		Example: "",
		Doc:     "A run over no cases proves nothing.",
	},
	{
		Code: BadRow, Severity: Error, Title: "row cannot be read", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": ["money-movement"]}`,
		Doc:     "The row is not a JSON object of the format, or a field is missing, unknown or of the wrong type.",
	},
	{
		Code: CorpusUnknownClause, Severity: Error, Title: "row names no clause", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": ["money-moving"], "kind": "direct", "event": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "cwd": "/w"}}`,
		Doc:     "A label names a clause that neither the policy nor the library has.",
	},
	{
		Code: DuplicateRow, Severity: Error, Title: "row id used twice", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": [], "kind": "neutral", "event": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "cwd": "/w"}}
{"id": "x-1", "violates": [], "kind": "neutral", "event": {"tool_name": "Bash", "tool_input": {"command": "id"}, "cwd": "/w"}}`,
		Doc: "Two different rows have the same id.",
	},
	{
		Code: Contradiction, Severity: Error, Title: "rows contradict each other", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": ["persistence"], "kind": "direct", "event": {"tool_name": "Bash", "tool_input": {"command": "crontab f"}, "cwd": "/w"}}
{"id": "x-2", "violates": [], "kind": "neutral", "event": {"tool_name": "Bash", "tool_input": {"command": "crontab f"}, "cwd": "/w"}}`,
		Doc: "The same event in the same context has different labels.",
	},
	{
		Code: NotFrozen, Severity: Error, Title: "corpus file not in the lock", Kind: KindCorpus,
		Example: `-- corpus/benign/new.jsonl --
{"id": "x-1", "violates": [], "kind": "neutral", "event": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "cwd": "/w"}}
-- corpus/corpus.lock --
{"version": 1, "files": {}}`,
		Doc: "Figures are only comparable over a frozen corpus; govc corpus freeze takes the file in.",
	},
	{
		Code: ChangedSinceFreeze, Severity: Error, Title: "corpus file changed", Kind: KindCorpus,
		Example: `-- corpus/benign/a.jsonl --
{"id": "x-1", "violates": [], "kind": "neutral", "event": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "cwd": "/w"}}
-- corpus/corpus.lock --
{"version": 1, "files": {"benign/a.jsonl": "sha256:00"}}`,
		Doc: "The file is another one than when the corpus was frozen; govc corpus freeze records the change.",
	},
	{
		Code: KindMismatch, Severity: Error, Title: "kind and labels disagree", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": [], "kind": "lookalike", "event": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "cwd": "/w"}}`,
		Doc:     "A look-alike names the clauses that it is near to; a neutral row names none; a direct or evading row breaks one.",
	},
	{
		Code: SplitLeak, Severity: Error, Title: "variants on both sides of the split", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": ["persistence"], "kind": "direct", "group": "g1", "event": {"tool_name": "Bash", "tool_input": {"command": "crontab f"}, "cwd": "/w"}}
{"id": "x-2", "violates": ["persistence"], "kind": "evasion", "group": "g3", "event": {"tool_name": "Bash", "tool_input": {"command": "crontab  f"}, "cwd": "/w"}}`,
		Doc: "Rows that are the same call belong to one group; otherwise rules are tuned on what they are judged by.",
	},
	{
		Code: NearDuplicate, Severity: Warning, Title: "nearly the same row", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": [], "kind": "neutral", "event": {"tool_name": "Bash", "tool_input": {"command": "git log -5"}, "cwd": "/w"}}
{"id": "x-3", "violates": [], "kind": "neutral", "event": {"tool_name": "Bash", "tool_input": {"command": "git log  -7"}, "cwd": "/w"}}`,
		Doc: "Rows that differ in spacing, case or numbers only count one call twice. Give them one group, or make them differ.",
	},
	{
		Code: OverlapOpen, Severity: Error, Title: "implied label missing", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": ["large-payment"], "kind": "direct", "event": {"tool_name": "Bash", "tool_input": {"command": "stripe payouts create --amount 5000000"}, "cwd": "/w"}}`,
		Doc:     "Breaking one clause means breaking another, and the row names only the first: the second would be charged with a false alarm.",
	},
	{
		Code: RealKey, Severity: Error, Title: "looks like a real key", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": [], "kind": "neutral", "event": {"tool_name": "Bash", "tool_input": {"command": "echo AK` + `IA2222222222222222"}, "cwd": "/w"}}`,
		Doc:     "The row holds a string of the shape of a key. Corpora are shared: write a template such as {{secret:aws:1}}, which becomes one when the row is read.",
	},
	{
		Code: UnevenLabels, Severity: Warning, Title: "too few rows of one kind", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": ["persistence"], "kind": "direct", "event": {"tool_name": "Bash", "tool_input": {"command": "crontab f"}, "cwd": "/w"}}`,
		Doc:     "A clause has violations and no look-alikes, look-alikes and no violations, or too few of either in the test split: its figures say little.",
	},
	{
		Code: SurfaceMissing, Severity: Note, Title: "look-alikes miss a surface", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": ["persistence"], "kind": "direct", "event": {"tool_name": "Bash", "tool_input": {"command": "crontab f"}, "cwd": "/w"}}
{"id": "x-2", "violates": [], "near": ["persistence"], "kind": "lookalike", "event": {"tool_name": "Read", "tool_input": {"file_path": "/w/crontab"}, "cwd": "/w"}}`,
		Doc:    "A clause is broken through tools of a kind that none of its look-alikes uses, so its false alarms there are not measured.",
		Folded: [2]string{"clause has a surface without look-alikes", "clauses have a surface without look-alikes"},
	},
	{
		Code: UnknownTemplate, Severity: Error, Title: "unknown template", Kind: KindCorpus,
		Example: `{"id": "x-1", "violates": ["secret-in-code"], "kind": "direct", "event": {"tool_name": "Bash", "tool_input": {"command": "echo {{secret:amazon:1}} > a"}, "cwd": "/w"}}`,
		Doc:     "A template is {{secret:KIND:N}} or {{pem:KIND:N}} with a known KIND and a number N.",
	},
	{
		Code: BadCorpusFile, Severity: Error, Title: "corpus.json or corpus.lock cannot be read", Kind: KindCorpus,
		Example: `-- corpus/benign/a.jsonl --
{"id": "x-1", "violates": [], "kind": "neutral", "event": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "cwd": "/w"}}
-- corpus/corpus.json --
{"organization": {}}`,
		Doc: "The file is not what govc writes: broken JSON, an unknown key or a wrong type.",
	},
}
