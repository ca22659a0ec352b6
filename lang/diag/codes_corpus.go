package diag

// corpusCodes are the codes of corpora: GV07.
var corpusCodes = []CodeInfo{
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
