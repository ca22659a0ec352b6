package diag

// conditionCodes are the codes of conditions, policy and lock: GV05 and GV06.
var conditionCodes = []CodeInfo{
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
		Doc: "Conditions are a small subset of expr, of at most 16384 bytes: what cannot be compiled into the graph is refused.",
	},
	{
		Code: NeverHolds, Severity: Error, Title: "condition that never holds", Kind: KindClauses,
		Example: `clause "a" {
  text = "No moving money."
  when = "action.time.weekday == 'Caturday'"
}`,
		Doc: "The fact can never have this value (none of its words, a number outside of its range, a count below 0), or two parts joined by and exclude each other: x and not x, two values or two ranges of a fact that has one. Longer chains of reasoning are not followed.",
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
		Doc: "All files together hold at most one policy block and one profile; a policy has one organisation, a clause one expect and one examples. Of two, only the last would count.",
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
		Code: ExceptionToAll, Severity: Error, Title: "exception to everything", Kind: KindClauses,
		Example: `clause "a" { text = "No moving money." }
exception "e" {
  clause = "a"
  match  = "true"
  owner  = "o"
  reason = "r"
  until  = "2099-01-01"
}`,
		Doc: "The exception's match holds for every call, so the clause would never decide. A clause is switched off with disabled, which is reported wherever the policy is.",
	},
}
