package diag

// languageCodes are the codes of files, sentences and vocabulary: GV01 to GV03.
var languageCodes = []CodeInfo{
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
		Example: `policy "p" { default = "permit" }
clause "a" { text = "No moving money." }`,
		Doc: "The value has another type than the attribute, or is none of the words that it may be.",
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
  mcp { noun = ["tea"] }
}
concept "tea" {
  kind = "thing"
  mcp { noun = ["oolong"] }
}
clause "a" { text = "No moving money." }`,
		Doc: "Two concepts, exceptions, environments or data classes of the policy have the same name.",
	},
	{
		Code: MissingAttribute, Severity: Error, Title: "attribute missing", Kind: KindClauses,
		Example: `clause "a" { text = "No moving money." }
exception "e" {
  clause = "a"
  match  = "action.tool == 'x'"
}`,
		Doc: "An exception says who owns it, why it exists and until when; a switched-off clause says why and until when. Blank says nothing.",
	},
	{
		Code: BadName, Severity: Error, Title: "name not allowed", Kind: KindClauses,
		Example: `clause "My clause!" { text = "No moving money." }`,
		Doc:     "Ids of clauses are lower-case letters, digits and hyphens; they stand in files, reports and labels.",
	},
	{
		Code: UnreadableFile, Severity: Error, Title: "file cannot be read", Kind: KindClauses,
		Example: "clause \"a\" { text = \"\xff\" }",
		Doc:     "The file could not be opened, is a pipe or a device, is too large, is nested too deeply, or is not UTF-8; or a link leads to a folder. Links to files are followed, links to folders are not: what lies behind one may change with no change here, and may lead back.",
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
		Example: `clause "a" { text = "No moving money except on Fridays." }`,
		Doc:     "The sentence asks for something that cannot be decided from a tool call and its session, such as an exception or the limits of a mandate.",
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
}
clause "a" { text = "No moving money." }`,
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
		Code: UnshownConcept, Severity: Error, Title: "concept that nothing shows", Kind: KindClauses,
		Example: `concept "flying kites" { kind = "action" }
clause "a" { text = "No flying kites." }`,
		Doc: "The concept has no block, no when and no includes: no call could ever be it, and a clause about it would allow everything.",
	},
	{
		Code: EmptyBlock, Severity: Error, Title: "block or list of a concept that says nothing", Kind: KindClauses,
		Example: `concept "flying kites" {
  kind = "action"
  call {}
}
clause "a" { text = "No flying kites." }`,
		Doc: "An empty block would make every call what the concept names; an empty list, such as verb = [], none.",
	},
}
