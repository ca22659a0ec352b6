package shell

import (
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// identity is which program a command word names.
type identity struct {
	name    string
	program *vocabulary.Program // nil when there is no grammar
	subs    []string            // words of the operation that stand in the program's name: git-reset
	dynamic bool                // cannot be known
	cmdlet  bool                // a word of PowerShell: its options are whole words behind one dash
}

// identify finds the program that a command word names.
func (r *reader) identify(w Word) identity {
	text := w.Text
	folder, base := "", text
	if i := strings.LastIndexByte(text, '/'); i >= 0 {
		folder, base = text[:i+1], text[i+1:]
	}
	if !isKnown(base) || w.Glob || base == "" && text != "" {
		return identity{name: text, dynamic: true}
	}
	if program := r.copyOf(w, folder); program != "" {
		return r.named(program)
	}
	if folder != "" && !holdsPrograms(folder) {
		return r.ownScript(text)
	}
	if r.env.Grammars == nil {
		return identity{name: base}
	}
	return r.named(base)
}

// copyOf is the program that the line copied to another name, which the word is, or linked there.
func (r *reader) copyOf(w Word, folder string) string {
	if len(r.renamed) == 0 || r.env.Grammars == nil {
		return ""
	}
	if folder == "" {
		return r.renamed[w.Text]
	}
	name, ok := r.absolute(w)
	if !ok {
		return ""
	}
	return r.renamed[name]
}

// ownScript is a script of the project: only a grammar that is known by the script's path (bin/rails) says what it does.
func (r *reader) ownScript(text string) identity {
	path := strings.TrimPrefix(text, "./")
	if r.env.Grammars == nil || !strings.Contains(path, "/") {
		return identity{name: text}
	}
	if program, ok := r.grammar(path); ok {
		return identity{name: program.Name, program: program}
	}
	if base, ok := strings.CutPrefix(path, "bin/"); ok && r.distributed(base) {
		return r.named(base)
	}
	return identity{name: text}
}

// named finds a grammar by a program's base name: as it is, without its extension, in lower case, without its version, or as a dashed
// executable of a program with operations.
func (r *reader) named(base string) identity {
	name := strings.TrimSuffix(base, ".exe")
	for _, each := range []string{name, strings.ToLower(name)} {
		if program, ok := r.unversioned(each); ok {
			return identity{name: program.Name, program: program}
		}
		if id, ok := r.dashed(each); ok {
			return id
		}
		if each == strings.ToLower(each) {
			break
		}
	}
	return identity{name: base}
}

// unversioned finds a grammar by a name with or without a version behind it. Cmdlets have none: cli is one's alias, cli4 a program.
func (r *reader) unversioned(name string) (*vocabulary.Program, bool) {
	for whole := name; name != ""; {
		if program, ok := r.grammar(name); ok {
			return program, name == whole || !isCmdlet(program.Name)
		}
		shorter := strings.TrimRight(name, "0123456789")
		if shorter == name {
			return nil, false
		}
		name = strings.TrimRight(shorter, ".-")
	}
	return nil, false
}

// grammar looks a name up; a grammar without a name of its own takes the one it was found by.
func (r *reader) grammar(name string) (*vocabulary.Program, bool) {
	program, ok := r.env.Grammars.Program(name)
	if !ok || program == nil {
		return nil, false
	}
	if program.Name == "" {
		named := *program
		named.Name = name
		return &named, true
	}
	return program, true
}

// distributed reports a name that is a program's also in a folder bin of its own, as ./bin/liquibase and bin/kafka-topics.sh are: one with
// operations, or one that no script of a project has by chance.
func (r *reader) distributed(base string) bool {
	program, ok := r.grammar(base)
	return ok && (program.Sub > 0 || len(program.Commands) > 0 || strings.ContainsAny(base, "-."))
}

func (r *reader) dashed(name string) (identity, bool) {
	first, operation, ok := strings.Cut(name, "-")
	if !ok {
		return identity{}, false
	}
	program, ok := r.grammar(first)
	if !ok || program.Commands[operation] == nil {
		return identity{}, false
	}
	return identity{name: program.Name, program: program, subs: []string{operation}}, true
}

// holdsPrograms reports whether a folder is one that programs are installed in, so that a name in it means what it says.
func holdsPrograms(folder string) bool {
	for _, root := range []string{"/bin/", "/sbin/", "/usr/", "/opt/", "/snap/", "/nix/", "/home/linuxbrew/", "/run/current-system/"} {
		if strings.HasPrefix(folder, root) {
			return true
		}
	}
	if strings.HasSuffix(folder, "node_modules/.bin/") || !isKnown(folder) {
		return true
	}
	for _, root := range []string{"/tmp/", "/var/tmp/", "/dev/shm/"} {
		if strings.HasPrefix(folder, root) && !strings.Contains(folder, "venv/") {
			return false
		}
	}
	return strings.HasSuffix(folder, "/bin/") && folder != "./bin/"
}
