package vocabulary

// Role says what a program does with one of its words. Roles are the whole of what fact code knows about programs: no Go
// code names a program or a product. The zero value is an ordinary value: known, inert.
type Role string

// The roles of operands and option values.
const (
	RoleValue     Role = ""            // an ordinary value: nothing follows from it
	RoleText      Role = "text"        // words for people or patterns: never a command, a path or a URL
	RoleRead      Role = "read"        // a path whose contents are read
	RoleList      Role = "list"        // a path whose names or attributes are read
	RoleWrite     Role = "write"       // a path that is created or overwritten
	RoleAppend    Role = "append"      // a path that is added to
	RoleEdit      Role = "edit"        // a path that is read and changed in place
	RoleDelete    Role = "delete"      // a path that is removed
	RoleMove      Role = "move"        // a path that is read and removed
	RoleMode      Role = "mode"        // a path whose permissions or owner change
	RoleExec      Role = "exec"        // a path of a script or program that runs
	RoleCwd       Role = "cwd"         // a path that the rest runs in
	RoleArgv      Role = "argv"        // the first word of a command that runs; all later words are its arguments
	RoleShell     Role = "shell"       // text that a shell runs
	RoleCode      Role = "code"        // text that an interpreter runs; Program.Language says which
	RoleModule    Role = "module"      // an interpreter's module: the name of a program
	RoleURL       Role = "url"         // an address that is fetched or sent to
	RoleHost      Role = "host"        // a host name, with or without user and port
	RoleRemote    Role = "remote"      // host:path, a bucket or service URL, or a local path: a side of a copy, read
	RoleTarget    Role = "target"      // the same, written
	RoleMethod    Role = "method"      // an HTTP method
	RoleHeader    Role = "header"      // an HTTP header
	RoleBody      Role = "body"        // data that is sent; @path and @- name a file and standard input
	RoleForm      Role = "form"        // name=value that is sent; name=@path names a file
	RoleUpload    Role = "upload"      // a path whose contents are sent
	RoleOutput    Role = "output"      // a path that what was fetched is written to
	RoleMessage   Role = "message"     // text that is sent to people
	RoleTo        Role = "to"          // a recipient: address, number, channel
	RolePackage   Role = "package"     // a package that is added
	RoleSQL       Role = "sql"         // SQL text
	RoleDB        Role = "db"          // the name or URL of a database
	RoleScript    Role = "script"      // text in the program's own small language, which may hold commands (awk, sed)
	RoleEnv       Role = "env"         // NAME=value for what runs
	RoleEnvFile   Role = "envfile"     // a file of NAME=value that the program itself loads
	RoleArgFile   Role = "argfile"     // a manifest that is applied: a path or a URL
	RoleOptFile   Role = "optionfile"  // a file of further options, a line each: name = "value"
	RoleAmount    Role = "amount"      // a number of money in major units
	RoleCents     Role = "cents"       // a number of money in minor units
	RoleTargetEnv Role = "environment" // the name of an environment
	RoleRegion    Role = "region"      // a region or location
	RoleName      Role = "name"        // a name that is given or chosen: never a word of the operation
	RoleSub       Role = "sub"         // one more word of the operation's name
	RolePaths     Role = "paths"       // standard input that lists names of files
)

// Program is the option grammar of one program, or of one operation of it.
type Program struct {
	Name string
	// Sub is how many leading operands name the operation (git 1, aws 2); 0 for none.
	Sub int
	// Options maps each option that takes a value to the value's role. A long option is written --name, a short one -n, a
	// single-dash long one -name.
	Options map[string]Role
	// Flags maps each option without a value to its canonical spelling, so that "-r" and "-R" can both be "--recursive".
	Flags map[string]string
	// Operands gives each operand's role, after the words of the operation; the last one holds for all that follow.
	// "first… last" is written with Last.
	Operands []Role
	// Last, when set, is the role of the last operand of two or more (cp's target).
	Last Role
	// Stdin is what the program does with its standard input: "" nothing known, "text", "read", "shell", "code", "argv"
	// (xargs), "body" (sent), "sql", "message", "paths" (names of files).
	Stdin Role
	// Language is the language of code operands: sh, python, node, perl, ruby, php, sql, powershell, cmd, awk, sed.
	Language string
	// Words is set for programs whose single-dash options are whole words (find, terraform, java).
	Words bool
	// Bundled is set for programs whose first operand is a cluster of short options without a dash (tar, ar).
	Bundled bool
	// Until lists options whose first word starts a command that ends at ";" or "+" (find -exec).
	Until []string
	// Pairs maps each option that takes a name and then a value to the value's role (jq --arg NAME VALUE).
	Pairs map[string]Role
	// Elevates is set for programs that run what follows with other rights.
	Elevates bool
	// Remote is set for programs that run what follows on another host or in a container.
	Remote bool
	// Begins is the folder in which what they run there begins; empty where it is not known.
	Begins string
	// Runs lists files that it runs when they are in its folder, each behind its language and a space: "python conftest.py".
	Runs []string
	// Base is what an address without a scheme is a path of: the service at which the organisation has an account (gh api).
	Base string
	// Commands holds what differs for an operation, by its words joined with one space.
	Commands map[string]*Program
}

// Roles lists all roles, for checking the sources.
var Roles = []Role{
	RoleValue, RoleText, RoleRead, RoleList, RoleWrite, RoleAppend, RoleEdit, RoleDelete, RoleMove, RoleMode, RoleExec, RoleCwd,
	RoleArgv, RoleShell, RoleCode, RoleModule, RoleURL, RoleHost, RoleRemote, RoleTarget, RoleMethod, RoleHeader, RoleBody,
	RoleForm, RoleUpload, RoleOutput, RoleMessage, RoleTo, RolePackage, RoleSQL, RoleDB, RoleScript, RoleEnv, RoleEnvFile,
	RoleArgFile, RoleOptFile, RoleAmount, RoleCents, RoleTargetEnv, RoleRegion, RoleName, RoleSub, RolePaths,
}
