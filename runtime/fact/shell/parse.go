package shell

import (
	"errors"
	"strings"
	"sync"

	"mvdan.cc/sh/v3/syntax"
)

// The bounds of reading. Reaching one is one Problem of kind "unparsed"; what was read before stays.
const (
	maxSource   = 1 << 20
	maxDepth    = 32
	maxNodes    = 256
	maxCommands = 4096
	maxMade     = 1 << 14
	maxFolder   = 1 << 10 // a folder with a longer name is not known
	maxLoop     = 64
	maxBraces   = 1024
	maxText     = 1 << 18
	maxWork     = 1 << 22

	maxStatements = 1 << 14

	// The library's parser recurses once for each open bracket or keyword, so both are counted before it starts.
	maxBrackets = 512
	maxKeywords = 4096
	// Above this length only the first dialect is tried.
	maxRetry = 1 << 14
)

// Parse reads src as bash would, and lists all that would run.
func Parse(src string, env Env) Result {
	windows := hasDrive(env.Cwd) && DialectOf(src) == PowerShell
	if env.Dialect == PowerShell || windows {
		if res := ParseDialect(src, PowerShell, env); len(res.Problems) == 0 || windows {
			return res
		}
	}
	r := newReader(src, env)
	r.source(src, place{})
	if len(r.result.Problems) > 0 && len(src) <= maxRetry && (env.Dialect == PowerShell || DialectOf(src) == PowerShell) {
		return ParseDialect(src, PowerShell, env)
	}
	return r.finish()
}

// source reads one text of shell code in the current scope.
func (r *reader) source(src string, p place) output {
	if len(src) > maxSource {
		r.unparsed("the source is longer than 1 MiB", p.span(0, 0))
		src = src[:maxSource]
	}
	p.size = len(src)
	list, err := r.statements(src)
	out := r.stmts(list, p)
	if err != nil {
		r.unparsed(err.Error(), p.span(0, len(src)))
	}
	return out
}

var (
	errDeep = errors.New("brackets are nested too deep")
	errLong = errors.New("more than 16384 statements")
)

// statements parses src in the first dialect that takes it; with none, it returns what bash reads up to the fault.
func (r *reader) statements(src string) ([]*syntax.Stmt, error) {
	if cut := tooDeep(src); cut >= 0 {
		list, _ := parseIn(syntax.LangBash, src[:cut])
		return list, errDeep
	}
	list, err := parseIn(syntax.LangBash, src)
	if err == nil || err == errLong || len(src) > maxRetry {
		return list, err
	}
	if delimiter, ok := unclosed(err); ok {
		if again, err := parseIn(syntax.LangBash, src+"\n"+delimiter+"\n"); err == nil {
			return again, nil
		}
	}
	for _, lang := range []syntax.LangVariant{syntax.LangZsh, syntax.LangMirBSDKorn, syntax.LangPOSIX} {
		if other, err := parseIn(lang, src); err == nil {
			return other, nil
		}
	}
	return list, err
}

// unclosed gives the delimiter of a here-document that ends with the source, which shells accept.
func unclosed(err error) (string, bool) {
	var fault syntax.ParseError
	if !errors.As(err, &fault) {
		return "", false
	}
	text, ok := strings.CutPrefix(fault.Text, "unclosed here-document `")
	if !ok {
		return "", false
	}
	return strings.CutSuffix(text, "`")
}

type parserKey struct{ lang syntax.LangVariant }

var parsers = map[parserKey]*sync.Pool{
	{syntax.LangBash}:       parserPool(syntax.LangBash),
	{syntax.LangZsh}:        parserPool(syntax.LangZsh),
	{syntax.LangMirBSDKorn}: parserPool(syntax.LangMirBSDKorn),
	{syntax.LangPOSIX}:      parserPool(syntax.LangPOSIX),
}

func parserPool(lang syntax.LangVariant) *sync.Pool {
	return &sync.Pool{New: func() any { return syntax.NewParser(syntax.Variant(lang)) }}
}

func parseIn(lang syntax.LangVariant, src string) (list []*syntax.Stmt, err error) {
	pool := parsers[parserKey{lang}]
	parser := pool.Get().(*syntax.Parser)
	defer pool.Put(parser)
	for stmt, fault := range parser.StmtsSeq(strings.NewReader(src)) {
		if fault != nil {
			err = fault
		}
		if stmt != nil {
			list = append(list, stmt)
		}
		if len(list) > maxStatements {
			return list, errLong
		}
	}
	return list, err
}

// tooDeep returns the offset where the nesting of src passes what may be given to the parser, or -1. It reads no quotes: that can only
// count too much.
func tooDeep(src string) int {
	brackets, keywords, functions := 0, 0, 0
	for i := 0; i < len(src); i++ {
		switch c := src[i]; {
		case c == '(' || c == '{' || c == '[':
			brackets++
		case c == ')' || c == '}' || c == ']':
			brackets = max(0, brackets-1)
			if c == ')' && i > 0 && src[i-1] == '(' {
				functions++
			}
		case c == '\n' || c == ';':
			functions = 0
		case c >= 'a' && c <= 'z':
			end := i + 1
			for end < len(src) && src[end] >= 'a' && src[end] <= 'z' {
				end++
			}
			keywords = max(0, keywords+keywordDepth(src[i:end]))
			i = end - 1
		}
		if brackets > maxBrackets || functions > maxBrackets || keywords > maxKeywords {
			return i
		}
	}
	return -1
}

func keywordDepth(word string) int {
	switch word {
	case "if", "while", "until", "for", "select", "case", "coproc", "time", "function":
		return 1
	case "fi", "done", "esac":
		return -1
	}
	return 0
}
