package config

import (
	"bytes"
	"cmp"
	"io/fs"
	"path"
	"runtime"
	"sort"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	hcljson "github.com/hashicorp/hcl/v2/json"

	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// MaxSource is the largest source file that is read, in bytes.
const MaxSource = 4 << 20

// reader gathers what the files say and what is wrong with them.
type reader struct {
	cfg   *Config
	diags diag.List
	names map[[2]string]bool // blocks so far, by type and label
	file  string
	src   []byte
	given []byte   // of src, to HCL: see withoutLists
	last  diag.Pos // that was asked for: on a long line the next is counted from it
}

// finish returns what was read.
func (r *reader) finish() (*Config, diag.List) { return r.cfg, r.diags }

// lose reports what keeps a whole file, or blocks of it, out.
func (r *reader) lose(d diag.Diagnostic) {
	r.cfg.Incomplete = true
	r.add(d)
}

// ReadFS reads all *.hcl, *.hcl.json and *.grammar files below the root of fsys, in the order of their paths. Ranges carry prefix + path.
func ReadFS(fsys fs.FS, prefix string) (*Config, diag.List) {
	r := newReader()
	r.cfg.Root = cmp.Or(strings.TrimSuffix(prefix, "/"), ".")
	var names []string
	names, r.diags = Names(fsys, prefix)
	r.cfg.Incomplete = r.diags.HasErrors()
	for i, next := range parseAll(fsys, names, prefix) {
		f := <-next
		if f.err != nil {
			r.lose(unreadable(prefix+names[i], f.err))
			continue
		}
		r.take(prefix+names[i], f)
	}
	return r.finish()
}

// Names lists the source files below the root of fsys, in order. Links to files are followed. One to a folder is a problem: what lies
// behind it may change with no change here, and may lead back here; leaving it out would leave its clauses out.
func Names(fsys fs.FS, prefix string) (names []string, problems diag.List) {
	err := fs.WalkDir(fsys, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		switch {
		case diag.LinksToFolder(fsys, p, d):
			problems = append(problems, linkedFolder(prefix+p))
		case IsSource(p):
			names = append(names, p)
		}
		return nil
	})
	if err != nil {
		problems = append(problems, unreadable(prefix, err))
	}
	sort.Strings(names)
	return names, problems
}

// parsed is one file, parsed and not yet read.
type parsed struct {
	src    []byte
	given  []byte     // what HCL parsed of it, see withoutLists
	bodies []hcl.Body // of its pieces, in order
	diags  hcl.Diagnostics
	deep   *diag.Diagnostic // why it was not given to HCL
	err    error
}

// parseAll parses files side by side, each into a channel of its own: the library has many, and the first are taken while the others are
// parsed.
func parseAll(fsys fs.FS, names []string, prefix string) []chan parsed {
	out := make([]chan parsed, len(names))
	for i := range out {
		out[i] = make(chan parsed, 1)
	}
	var next atomic.Int64
	for range min(runtime.GOMAXPROCS(0), len(names)) {
		go func() {
			for i := int(next.Add(1)) - 1; i < len(names); i = int(next.Add(1)) - 1 {
				out[i] <- parseFile(fsys, names[i], prefix)
			}
		}()
	}
	return out
}

func parseFile(fsys fs.FS, name, prefix string) parsed {
	src, err := diag.ReadFile(fsys, name, MaxSource)
	if err != nil {
		return parsed{err: err}
	}
	return parse(prefix+name, src)
}

// Read reads one file.
func Read(name string, src []byte) (*Config, diag.List) {
	r := newReader()
	r.take(name, parse(name, src))
	return r.finish()
}

// IsSource says whether a file name is one that the language reads.
func IsSource(name string) bool {
	return strings.HasSuffix(name, ".hcl") || strings.HasSuffix(name, ".hcl.json") || isGrammar(name)
}

func isGrammar(name string) bool { return strings.HasSuffix(name, ".grammar") }

func newReader() *reader {
	return &reader{cfg: &Config{Vocabulary: vocabulary.New(), Sources: map[string][]byte{}}, names: map[[2]string]bool{}}
}

func (r *reader) take(name string, f parsed) {
	r.file, r.src, r.given, r.last = name, f.src, f.given, diag.Pos{}
	r.cfg.Sources[name] = f.src
	if !r.isText() {
		r.cfg.Incomplete = true
		return
	}
	if isGrammar(name) {
		r.grammars()
		return
	}
	if f.deep != nil {
		r.lose(*f.deep)
		return
	}
	r.syntax(f.diags)
	if f.diags.HasErrors() {
		r.cfg.Incomplete = true
		return
	}
	var blocks hcl.Blocks
	for _, body := range f.bodies {
		content, hd := body.Content(fileSchema)
		r.hcl(hd)
		r.cfg.Incomplete = r.cfg.Incomplete || hd.HasErrors()
		r.written(body, fileSchema.Blocks)
		blocks = append(blocks, content.Blocks...)
	}
	for _, b := range blocks {
		r.block(b)
	}
}

// isText says whether the file can be HCL at all, and reports it otherwise.
func (r *reader) isText() bool {
	at := invalidUTF8(r.src)
	switch {
	case len(r.src) > MaxSource:
		r.add(tooLarge(r.file))
	case at >= 0:
		r.add(notUTF8(diag.RangeAt(r.file, r.src, at, at+1)))
	default:
		return true
	}
	return false
}

// Syntax reports why a file in HCL's native syntax does not parse, in the words of Read.
func Syntax(name string, src []byte) diag.List {
	r := newReader()
	r.file, r.src = name, src
	if !r.isText() {
		return r.diags
	}
	if d, deep := tooDeep(name, src); deep {
		return diag.List{d}
	}
	r.syntax(parseWhole(name, src).diags)
	return r.diags
}

// invalidUTF8 is where the first byte stands that is no UTF-8; -1 where there is none.
func invalidUTF8(src []byte) int {
	if utf8.Valid(src) {
		return -1
	}
	at := 0
	for r, size := utf8.DecodeRune(src); r != utf8.RuneError || size > 1; r, size = utf8.DecodeRune(src[at:]) {
		at += size
	}
	return at
}

func parse(name string, src []byte) parsed {
	out := parsed{src: src}
	if len(src) > MaxSource || isGrammar(name) || !utf8.Valid(src) {
		return out
	}
	if d, deep := tooDeep(name, src); deep {
		out.deep = &d
		return out
	}
	if path.Ext(name) != ".json" {
		return parseNative(name, src)
	}
	f, diags := hcljson.Parse(src, name)
	if out.diags = diags; f != nil {
		out.bodies = []hcl.Body{f.Body}
	}
	return out
}

func (r *reader) add(d diag.Diagnostic) { r.diags = append(r.diags, d) }

func (r *reader) rng(h hcl.Range) diag.Range {
	return diag.Range{File: h.Filename, Start: r.pos(h.Start), End: r.pos(h.End)}
}

// pos counts columns in code points, as diag does; HCL counts grapheme clusters. Only one line is looked at: files are large.
func (r *reader) pos(p hcl.Pos) diag.Pos {
	at := min(max(p.Byte, 0), len(r.src))
	from := r.last
	if from.Line != p.Line || from.Byte > at {
		from = diag.Pos{Column: 1, Byte: bytes.LastIndexByte(r.src[:at], '\n') + 1}
	}
	r.last = diag.Pos{Line: p.Line, Column: from.Column + utf8.RuneCount(r.src[from.Byte:at]), Byte: at}
	return r.last
}

// attributes checks a block without nested blocks against its schema.
func (r *reader) attributes(body hcl.Body, names ...string) attrs {
	a, _ := r.content(body, nil, names...)
	return a
}

// content checks a block against a closed schema.
func (r *reader) content(body hcl.Body, blocks []hcl.BlockHeaderSchema, names ...string) (attrs, hcl.Blocks) {
	return r.checked(body, bodySchema(blocks, names))
}

func bodySchema(blocks []hcl.BlockHeaderSchema, names []string) *hcl.BodySchema {
	s := &hcl.BodySchema{Blocks: blocks}
	for _, n := range names {
		s.Attributes = append(s.Attributes, hcl.AttributeSchema{Name: n})
	}
	return s
}

func (r *reader) checked(body hcl.Body, s *hcl.BodySchema) (attrs, hcl.Blocks) {
	c, hd := body.Content(s)
	r.hcl(hd)
	r.written(body, s.Blocks)
	return attrs{r, c.Attributes}, c.Blocks
}
