package main

import (
	"bytes"
	"cmp"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/mappings"
	"github.com/govc-lang/govc/runtime/eval"
)

// defaultSources is the folder of clauses in a project.
const defaultSources = "clauses"

// policy is a set of sources, read and compiled.
type policy struct {
	cfg      *config.Config
	compiled *compiler.Policy // nil when the sources have errors
	diags    diag.List
	engine   *eval.Engine // set by open
	self     bool         // the sources are the library itself
}

// sources says what to compile, and for when.
type sources struct {
	path string // a folder, a file, - for standard input, or nothing for the embedded library
	date string // 2006-01-02; today when empty
}

// compile reads and compiles sources. Problems inside them are in the policy's diagnostics; the error is for sources that
// cannot be read at all.
func (a *app) compile(s sources) (*policy, error) {
	cfg, diags, err := a.read(s.path)
	if err != nil {
		return nil, err
	}
	for name, src := range cfg.Sources {
		a.quote(name, src)
	}
	p := &policy{cfg: cfg, diags: diags, self: s.path == "" || ownTree(s.path)}
	catalogs := p.catalogs(s.path)
	compiled, more := compiler.Compile(cfg, compiler.Options{
		Date: cmp.Or(s.date, time.Now().Format(time.DateOnly)), Self: p.self, Catalogs: catalogs,
	})
	p.diags = append(p.diags, more...)
	if !p.diags.HasErrors() {
		p.compiled = compiled
	}
	return p, nil
}

// catalogs are those of the library, and those in mappings/ beside the clauses.
func (p *policy) catalogs(path string) *mappings.Set {
	set, problems := mappings.Load()
	p.diags = append(p.diags, problems...)
	if p.self || path == "-" {
		return set
	}
	set, problems = set.LoadDir(os.DirFS(filepath.Dir(filepath.Clean(path))), "mappings")
	p.diags = append(p.diags, problems...)
	return set
}

// open compiles sources and opens the engine; problems in the sources are the error.
func (a *app) open(s sources) (*policy, error) {
	p, err := a.compile(s)
	if err != nil {
		return nil, err
	}
	if p.compiled == nil {
		return nil, badSources(p.diags)
	}
	return p, p.openEngine()
}

// openEngine makes what decides with the compiled policy.
func (p *policy) openEngine() (err error) {
	if p.self {
		return p.forLibrary()
	}
	p.engine, err = engineOf(p.compiled)
	return err
}

func engineOf(c *compiler.Policy) (*eval.Engine, error) {
	e, err := eval.New(c.Graph, c.Tables, c.Params, eval.Bundle{Name: c.Name, Digest: c.Digest})
	if err != nil {
		return nil, internal(err)
	}
	return e, nil
}

func (a *app) read(path string) (*config.Config, diag.List, error) {
	switch path {
	case "":
		cfg, diags := config.ReadFS(clauses.FS, clauses.Name+"/")
		return cfg, diags, nil
	case "-":
		src, err := io.ReadAll(a.in)
		if err != nil {
			return nil, nil, input("cannot read standard input: "+cause(err), "send clauses to standard input")
		}
		cfg, diags := config.Read("standard input", src)
		return cfg, diags, nil
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, nil, input("cannot read "+path+": "+cause(err), "give the folder or the file that holds the clauses")
	}
	if info.IsDir() {
		cfg, diags := config.ReadFS(os.DirFS(path), prefixOf(path))
		return cfg, diags, nil
	}
	src, err := readFile(path, config.MaxSource)
	if err != nil {
		return nil, nil, input("cannot read "+path+": "+cause(err), "give the folder or the file that holds the clauses")
	}
	cfg, diags := config.Read(path, src)
	return cfg, diags, nil
}

// prefixOf is what stands before the names of a folder's files in places.
func prefixOf(dir string) string {
	if dir = filepath.ToSlash(filepath.Clean(dir)); dir == "." {
		return ""
	}
	return dir + "/"
}

// ownTree says whether a folder is the library's own sources in govc's own tree, where clauses/ and corpus/ stand in for what
// the binary carries.
func ownTree(path string) bool {
	abs, err := filepath.Abs(path)
	if err != nil || filepath.Base(abs) != defaultSources {
		return false
	}
	mod, err := readFile(filepath.Join(filepath.Dir(abs), "go.mod"), 1<<20)
	return err == nil && bytes.HasPrefix(mod, []byte("module github.com/govc-lang/govc\n"))
}

// readFile reads what must be a file, by its path.
func readFile(path string, limit int64) ([]byte, error) {
	return diag.ReadFile(os.DirFS(filepath.Dir(path)), filepath.Base(path), limit)
}

// source opens the file that a command reads its rows or events from; - is standard input.
func (a *app) source(name string) (io.Reader, func(), error) {
	if name == "-" {
		return a.in, func() {}, nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, nil, input("cannot read "+name+": "+cause(err), "give a file that exists, or - for standard input")
	}
	// Reading from a folder fails only at the first byte, with words that do not name it.
	if info, err := f.Stat(); err == nil && info.IsDir() {
		_ = f.Close()
		return nil, nil, input(name+" is a folder", "give a file, or - for standard input")
	}
	return f, func() { _ = f.Close() }, nil
}

// inputName is how messages call an input.
func inputName(name string) string {
	if name == "-" {
		return "standard input"
	}
	return name
}
