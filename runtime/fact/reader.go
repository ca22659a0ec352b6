package fact

import (
	"regexp"
	"strings"
	"sync"
	"time"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/params"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/content"
	"github.com/govc-lang/govc/runtime/fact/path"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// Reader derives facts with one set of tables and parameters. It is safe for concurrent use.
type Reader struct {
	t       *tables.Tables
	p       params.Params
	places  *web.Places
	scanner *content.Scanner
	paths   *path.Knowledge
	names   keyNames
	zone    *time.Location         // nil: not known, and so no time of an action is
	regions func() map[string]bool // the first words of the names of regions
	// homeHosts are the domains that secrets of some shape belong to.
	homeHosts func() []string
	depOnce   sync.Once
	deps      []*regexp.Regexp // that find packages in manifests
}

// NewReader prepares a reader.
func NewReader(t *tables.Tables, p params.Params) *Reader {
	zone, _ := params.Zone(p.Organisation.Timezone) // nil where there is no such zone
	return &Reader{t: t, p: p, places: web.NewPlaces(t, p.Organisation), scanner: content.New(t), paths: path.Load(t), names: keyNames{t: t}, zone: zone,
		regions: sync.OnceValue(func() map[string]bool { return firstWords(t.Keys("regions")) }), homeHosts: sync.OnceValue(func() []string { return homeHosts(t) })}
}

// deriving is the work on one action.
type deriving struct {
	*Reader
	action action.Action
	ctx    action.Context
	files  map[string]string
	paths  *path.Paths
	out    *Facts
	// pretends is set while the acts of a call or command that only pretends are derived.
	pretends bool
	distant  bool              // the same for those of a command that runs on another machine
	flow     *codeFlow         // of the code that is being read
	running  running           // what is known of where the code runs that is being read
	around   []Atom            // what acts that hold the present one say of its environment
	calls    int               // that were found in arguments
	choices  int               // commands of code beside the first that a call may run
	past     *earlier          // nil until it is asked for
	known    map[string]string // the files of the snapshot and the session, by absolute path; nil until asked for
	scanned  map[string]content.Result
	decodes  map[string][]string // classes of what texts hold in another writing
	lastText *statementText      // of the statement before
	secrets  []string            // that were found in the texts scanned
	noted    map[Problem]bool
}

// unreferenced is a text without the back references of an editor's script, such as \1, which stand where no value goes on.
func unreferenced(text string) string {
	var b []byte
	for i := 0; i+1 < len(text); i++ {
		if text[i] == '\\' && text[i+1] >= '1' && text[i+1] <= '9' && (i == 0 || text[i-1] != '\\') {
			if b == nil {
				b = []byte(text)
			}
			b[i], b[i+1] = ' ', ' '
		}
	}
	if b == nil {
		return text
	}
	return string(b)
}

// scan says what a text holds. Many facts ask for the same text: each is scanned once.
func (d *deriving) scan(text string) content.Result {
	text = unreferenced(strings.TrimSuffix(text, "\n"))
	if r, ok := d.scanned[text]; ok || text == "" {
		return r
	}
	if d.scanned == nil {
		d.scanned = map[string]content.Result{}
	}
	r := d.scanner.Scan(text)
	d.scanned[text] = r
	d.note(text, r.Matches)
	return r
}

// scanDecoded are the classes of what a text holds in base64 and the like. It too is looked for once in each text.
func (d *deriving) scanDecoded(text string) []string {
	classes, ok := d.decodes[text]
	if ok {
		return classes
	}
	for _, inner := range decoded(text) {
		classes = append(classes, d.scan(inner).Classes...)
	}
	if d.decodes == nil {
		d.decodes = map[string][]string{}
	}
	d.decodes[text] = classes
	return classes
}

// maxNested bounds calls inside calls, commands inside arguments and so on.
const maxNested = 8

// maxCalls bounds the calls in arguments that are looked at.
const maxCalls = 256

// another counts a call that is found in the arguments of another; false when there are too many.
func (d *deriving) another(c *call) bool {
	if d.calls++; d.calls > maxCalls {
		d.problem("unparsed", "more calls in one than are looked at", c.at)
		return false
	}
	return true
}

// Facts derives all facts of one action.
func (r *Reader) Facts(a action.Action, ctx action.Context, files map[string]string) *Facts {
	d := &deriving{Reader: r, action: a, ctx: ctx, files: files, paths: r.paths.At(a.Workspace, a.Cwd), out: newFacts()}
	tool, known := r.t.Tool(a.Tool)
	if !known {
		tool = vocabulary.Tool{Name: a.Tool, Surface: "mcp"}
	}
	d.shared(tool.Surface)
	switch tool.Surface {
	case "shell":
		d.shellTool(tool)
	case "fetch":
		d.fetchTool(tool)
	case "search":
		d.searchTool(tool)
	case "file":
		d.fileTool(tool)
	case "patch":
		d.patchTool(tool)
	case "agent":
		d.promptTool()
	case "inert":
	default:
		d.mcpTool()
	}
	d.maskCopies()
	return d.out
}

func (d *deriving) shared(surface string) {
	s := &d.out.Shared
	switch {
	case surface == "inert", surface == "mcp" && !strings.HasPrefix(d.action.Tool, "mcp"):
		surface = "other"
	case surface == "search":
		surface = "fetch"
	case surface == "patch":
		surface = "file"
	}
	s.add(schema.ActionSurface, surface, Place{At: "/tool_name"})
	s.add(schema.ActionTool, d.action.Tool, Place{At: "/tool_name", End: len(d.action.Tool)})
	s.add(schema.ActionAgent, d.action.Agent, Place{At: "/agent_type"})
	s.add(schema.ContextEnvironment, d.ctx.Environment, Place{})
	s.add(schema.ContextRegion, d.ctx.Region, Place{})
	s.add(schema.ContextDataClass, d.ctx.DataClass, Place{})
	s.add(schema.ContextChangeFreeze, boolText(d.ctx.ChangeFreeze), Place{})
	d.time(s)
}

// timeFacts tell when an action happens; without a time or a time zone all of them are unknown.
var timeFacts = []schema.ID{
	schema.ActionWeekday, schema.ActionDate, schema.ActionHour, schema.ActionMinute, schema.ActionDay, schema.ActionMonth, schema.ActionYear,
}

func (d *deriving) time(s *Act) {
	if d.ctx.At.IsZero() || d.zone == nil {
		for _, id := range timeFacts {
			s.Unknown.Add(id)
		}
		return
	}
	at := d.ctx.At.In(d.zone)
	s.add(schema.ActionWeekday, at.Weekday().String(), Place{})
	s.add(schema.ActionDate, at.Format(time.DateOnly), Place{})
	s.num(schema.ActionHour, float64(at.Hour()), Place{})
	s.num(schema.ActionMinute, float64(at.Minute()), Place{})
	s.num(schema.ActionDay, float64(at.Day()), Place{})
	s.num(schema.ActionMonth, float64(at.Month()), Place{})
	s.num(schema.ActionYear, float64(at.Year()), Place{})
}

func boolText(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

// field finds an argument of a host's tool by the part that the table names it for.
func (d *deriving) field(tool vocabulary.Tool, part string) (*action.Value, string) {
	for _, name := range strings.Split(tool.Fields[part], "|") {
		if name == "" {
			continue
		}
		if v := d.action.Input.Get(name); v != nil {
			return v, "/tool_input/" + action.Escape(name)
		}
	}
	return nil, ""
}

func (d *deriving) problem(kind, why string, p Place) {
	found := Problem{kind, why, p}
	if d.noted[found] {
		return
	}
	if d.noted == nil {
		d.noted = map[Problem]bool{}
	}
	d.noted[found] = true
	d.out.Problems = append(d.out.Problems, found)
}

// maxActs bounds the acts of one action.
const maxActs = 8192

// full says whether an action has as many acts as are looked at. It is asked before the work on an act.
func (d *deriving) full() bool {
	if len(d.out.Acts) < maxActs {
		return false
	}
	d.problem("unparsed", "more acts in one action than are looked at", Place{})
	return true
}

// usualAtoms is how many facts most acts have room for.
const usualAtoms = 40

// begin starts an act; it is done with emit.
func (d *deriving) begin(kind, label string, p Place) *Act {
	a := &Act{Kind: kind, Label: label, Atoms: d.out.room.take(usualAtoms)}
	a.add(schema.ActKind, kind, p)
	return a
}

func (d *deriving) emit(a *Act) {
	d.mask(a)
	d.mixed(a)
	d.moved(a)
	d.environment(a)
	d.region(a)
	d.namedPeople(a)
	d.reached(a)
	a.add(schema.ActPretend, boolText(d.pretends), Place{})
	d.out.Acts = append(d.out.Acts, *a)
}
