package schema

// Fact ids, in the order of Facts.
const (
	None ID = iota
	ActionSurface
	ActionTool
	ActionAgent
	ActionWeekday
	ActionHour
	ActionDate
	ContextEnvironment
	ContextChangeFreeze
	ContextRegion
	ContextDataClass
	ActKind
	ShellProgram
	ShellSub
	ShellFlag
	ShellOption
	ShellOperand
	ShellVia
	ShellElevated
	ShellRemote
	ShellCode
	ShellEnv
	CallVerb
	CallNoun
	CallMode
	CallName
	CallKey
	CallValue
	CallLimit
	CallAmounts
	CallArgs
	MCPServer
	MCPVerb
	MCPNoun
	MCPAmounts
	HTTPHost
	HTTPPlace
	HTTPMethod
	HTTPPath
	HTTPScheme
	HTTPClient
	FileOp
	FilePath
	FileClass
	FilePlace
	FileScope
	SQLVerb
	SQLTable
	SQLFilter
	SQLLimit
	SQLShape
	SendChannel
	SendTo
	SendAddress
	DataClass
	EnvName
	EnvTarget
	RegionPlace
	CodeLanguage
	CodeCall
	CallTotal
	ShellPackage
	ShellManifest
	SQLColumn
	CodeSource
	ActPretend
	CallObject
	CallHead
	HostApproved
	ActionMinute
	ActionDay
	ActionMonth
	ActionYear
)

// Facts lists all facts; the index is the ID. Append only.
var Facts = []Fact{
	{Name: "none", Type: Invalid, Shared: true},
	{Name: "action.surface", Type: Enum, Shared: true, Values: []string{"shell", "mcp", "fetch", "file", "agent", "other"}, Doc: "what kind of tool was called"},
	{Name: "action.tool", Type: Text, Shared: true, Doc: "the tool's name as the host sent it"},
	{Name: "action.agent", Type: Text, Shared: true, Doc: "the agent, where the host names it"},
	{Name: "action.time.weekday", Type: Enum, Shared: true, Values: []string{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"}, Doc: "the weekday in the organisation's time zone"},
	{Name: "action.time.hour", Type: Number, Shared: true, Range: [2]float64{0, 23}, Doc: "the hour, 0 to 23, in the organisation's time zone"},
	{Name: "action.time.date", Type: Text, Shared: true, Doc: "the date as 2006-01-02 in the organisation's time zone"},
	{Name: "context.environment", Type: Text, Shared: true, Doc: "the environment that the call is known to run in"},
	{Name: "context.change_freeze", Type: Bool, Shared: true, Doc: "a change freeze is on"},
	{Name: "context.region", Type: Text, Shared: true, Doc: "the region that the call is known to run in"},
	{Name: "context.data_class", Type: Text, Shared: true, Doc: "the class of data that the call is known to touch"},
	{Name: "act.kind", Type: Enum, One: true, Values: []string{"command", "call", "request", "query", "file", "code"}, Doc: "what the act is"},
	{Name: "shell.program", Type: Text, Doc: "the program, by its base name"},
	{Name: "shell.sub", Type: Text, Doc: "the words of the operation: each leading run of them, joined by one space"},
	{Name: "shell.flag", Type: Text, Doc: "an option, in its canonical spelling"},
	{Name: "shell.option", Type: Text, Doc: "an option with its value, as name=value"},
	{Name: "shell.operand", Type: Text, Doc: "an operand"},
	{Name: "shell.via", Type: Text, Doc: "a program that runs this one (sudo, env, ssh, xargs)"},
	{Name: "shell.elevated", Type: Bool, Doc: "it runs with other rights"},
	{Name: "shell.remote", Type: Bool, Doc: "it runs on another host or in a container"},
	{Name: "shell.code", Type: Enum, Values: []string{"line", "argument", "stdin", "heredoc", "file", "decoded", "downloaded"}, Doc: "where the command's text came from"},
	{Name: "shell.env", Type: Text, Doc: "an environment variable that it is given, as NAME=value"},
	{Name: "call.verb", Type: Words, Doc: "what the call does, from the words of its name, its method or its action argument"},
	{Name: "call.noun", Type: Words, Doc: "what the call is about: single words and pairs of neighbours"},
	{Name: "call.mode", Type: Enum, Values: []string{"read", "change", "unknown"}, Doc: "whether the whole name reads or changes"},
	{Name: "call.name", Type: Text, Doc: "the name, words joined with _"},
	{Name: "call.key", Type: Words, Doc: "the names of its arguments: single words and pairs of neighbours"},
	{Name: "call.value", Type: Text, Doc: "an argument as path=value, lower case; free text is left out"},
	{Name: "call.limit", Type: Number, Doc: "how many items are asked for"},
	{Name: "call.amounts", Type: List, Fields: []Field{{"value", Number}, {"currency", Text}}, Doc: "amounts of money in major units"},
	{Name: "call.args", Type: List, Fields: []Field{{"path", Text}, {"key", Text}, {"value", Text}}, Doc: "all arguments, flattened"},
	{Name: "mcp.server", Type: Text, Doc: "the MCP server"},
	{Name: "mcp.verb", Type: Words, Doc: "call.verb of an MCP call"},
	{Name: "mcp.noun", Type: Words, Doc: "call.noun of an MCP call"},
	{Name: "mcp.amounts", Type: List, Fields: []Field{{"value", Number}, {"currency", Text}}, Doc: "call.amounts of an MCP call"},
	{Name: "http.host", Type: Text, Doc: "the host of a URL, canonical"},
	{Name: "http.place", Type: Enum, Values: []string{"inside", "outside", "local", "private", "metadata", "unknown"}, Doc: "where the host is"},
	{Name: "http.method", Type: Enum, Values: []string{"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "CONNECT", "TRACE", "OTHER"}, Doc: "the method"},
	{Name: "http.path", Type: Text, Doc: "the path of the URL"},
	{Name: "http.scheme", Type: Text, Doc: "the scheme of the URL"},
	{Name: "http.client", Type: Enum, Values: []string{"fetch", "program", "call", "code", "mention"}, Doc: "what opens the URL; mention: nothing is known to"},
	{Name: "file.op", Type: Enum, Values: []string{"read", "list", "write", "append", "edit", "delete", "move", "mode", "execute", "send"}, Doc: "what happens to the file"},
	{Name: "file.path", Type: Text, Doc: "the canonical path; ~ stands for a home directory"},
	{Name: "file.class", Type: Text, Doc: "a class of files that the path belongs to"},
	{Name: "file.place", Type: Enum, Values: []string{"workspace", "scratch", "outside", "root", "home", "parent", "unknown"}, Doc: "where the path is; root, home and parent are those folders themselves or all in them"},
	{Name: "file.scope", Type: Enum, Values: []string{"single", "tree", "wildcard", "workspace"}, Doc: "how much is touched: one name, a folder with all below, all names of a pattern, the workspace itself"},
	{Name: "sql.verb", Type: Text, Doc: "the statement: select, insert, update, delete, drop, truncate, alter, create, grant, copy, …; operations of other databases by the same words"},
	{Name: "sql.table", Type: Words, Doc: "the words of the tables"},
	{Name: "sql.filter", Type: Enum, Values: []string{"none", "always", "key", "some"}, Doc: "how rows are chosen: not at all, by a condition that always holds, by equality with one key, otherwise"},
	{Name: "sql.limit", Type: Number, One: true, Doc: "the row limit"},
	{Name: "sql.shape", Type: Enum, Values: []string{"rows", "aggregate", "schema", "temporary", "additive", "database", "table", "column", "index"}, Doc: "what the statement is about"},
	{Name: "send.channel", Type: Enum, Values: []string{"upload", "message", "post", "request", "prompt", "copy", "login"}, Doc: "how data leaves"},
	{Name: "send.to", Type: Enum, Values: []string{"inside", "outside", "local", "private", "public", "subject", "unknown"}, Doc: "where it goes"},
	{Name: "send.address", Type: Text, Doc: "the address, host, bucket or channel"},
	{Name: "data.class", Type: Text, Doc: "a class of the data that the act writes, reads or carries"},
	{Name: "env.name", Type: Text, Doc: "the environment that the act names: production, or another's word"},
	{Name: "env.target", Type: Enum, Values: []string{"named", "unnamed", "local"}, Doc: "whether the act names an environment, or is local to this machine"},
	{Name: "region.place", Type: Enum, Values: []string{"inside", "outside"}, Doc: "whether a region that the act names is one of the organisation's"},
	{Name: "code.language", Type: Text, Doc: "the language of code that runs"},
	{Name: "code.call", Type: Text, Doc: "a call in code that runs, as dotted.name"},
	{Name: "call.total", Type: Number, One: true, Doc: "the sum of its amounts of money in major units; unknown when it names none"},
	{Name: "shell.package", Type: Text, Doc: "a package that the command adds"},
	{Name: "shell.manifest", Type: Enum, Values: []string{"file", "url", "stdin", "unknown"}, Doc: "where a manifest that is applied comes from"},
	{Name: "sql.column", Type: Words, Doc: "the words of the columns that a statement sets or selects"},
	{Name: "code.source", Type: Enum, Values: []string{"argument", "stdin", "heredoc", "file", "decoded", "downloaded"}, Doc: "where code that an interpreter runs came from"},
	{Name: "act.pretend", Type: Bool, One: true, Doc: "the act says itself that it changes nothing: --help, --dry-run, an argument such as dry_run or draft"},
	{Name: "call.object", Type: Words, Doc: "what the name of the call itself is about: call.noun without the words of servers, hosts and programs"},
	{Name: "call.head", Type: Words, Doc: "the noun that a name is about in the end: link of create_payment_link, payment of create_payment_for_vendor"},
	{Name: "host.approved", Type: Bool, Doc: "whether an internet host that the act reaches is one of organisation.approved_hosts"},
	{Name: "action.time.minute", Type: Number, Shared: true, Range: [2]float64{0, 59}, Doc: "the minute of the hour, 0 to 59, in the organisation's time zone"},
	{Name: "action.time.day", Type: Number, Shared: true, Range: [2]float64{1, 31}, Doc: "the day of the month, 1 to 31, in the organisation's time zone"},
	{Name: "action.time.month", Type: Number, Shared: true, Range: [2]float64{1, 12}, Doc: "the month, 1 to 12, in the organisation's time zone"},
	{Name: "action.time.year", Type: Number, Shared: true, Doc: "the year in the organisation's time zone"},
}
