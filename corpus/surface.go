package corpus

import (
	"strings"
)

// Surface is the kind of tool that a row calls, read off the tool's name as Claude Code gives it. It serves statistics only; what a
// call is when it is decided about is the adapter's to say.
type Surface string

// The surfaces.
const (
	Shell Surface = "shell"
	MCP   Surface = "mcp"
	Fetch Surface = "fetch"
	File  Surface = "file"
	Agent Surface = "agent"
	Other Surface = "other"
)

// Surfaces lists them in the order of reports.
var Surfaces = []Surface{Shell, MCP, Fetch, File, Agent, Other}

var hostTools = map[string]Surface{
	"Bash": Shell, "PowerShell": Shell,
	"WebFetch": Fetch, "WebSearch": Fetch,
	"Read": File, "Write": File, "Edit": File, "MultiEdit": File, "NotebookEdit": File, "NotebookRead": File,
	"Glob": File, "Grep": File, "LS": File,
	"Task": Agent, "Agent": Agent,
}

// Surface is that of the row's event.
func (r *Row) Surface() Surface {
	name := r.Tool()
	if strings.HasPrefix(name, "mcp__") {
		return MCP
	}
	if s, ok := hostTools[name]; ok {
		return s
	}
	return Other
}

// Tool is the event's tool_name, "" when there is none.
func (r *Row) Tool() string {
	for _, m := range eventKeys(r.Event) {
		if m.key == "tool_name" {
			name, _ := stringAt(r.Event, m.value)
			return name
		}
	}
	return ""
}

func eventKeys(event []byte) []member {
	if len(event) == 0 {
		return nil
	}
	return members(event)
}
