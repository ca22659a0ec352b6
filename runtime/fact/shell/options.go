package shell

import (
	"slices"
	"strings"
	"unicode"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// grammar is a program's grammar with the one of its operation over it. Both may be nil.
type grammar struct{ program, operation *vocabulary.Program }

func (g grammar) layers() [2]*vocabulary.Program {
	return [2]*vocabulary.Program{g.operation, g.program}
}

func (g grammar) option(name string) (vocabulary.Role, bool) {
	for _, p := range g.layers() {
		if p == nil {
			continue
		}
		if role, ok := p.Options[name]; ok {
			return role, true
		}
		if _, ok := p.Flags[name]; ok {
			return "", false
		}
	}
	return "", false
}

// canonical is the spelling that the grammar gives an option.
func (g grammar) canonical(name string) (string, bool) {
	for _, p := range g.layers() {
		if p == nil {
			continue
		}
		if canon, ok := p.Flags[name]; ok {
			if canon == "" {
				canon = name
			}
			return canon, true
		}
		if _, ok := p.Options[name]; ok {
			return name, true
		}
	}
	return name, false
}

// long resolves a long option, abbreviated or not.
func (g grammar) long(name string) (string, bool) {
	if _, ok := g.canonical(name); ok {
		return name, true
	}
	found, meaning := "", ""
	for _, p := range g.layers() {
		if p == nil {
			continue
		}
		for _, full := range append(keysWith(p.Options, name), keysWith(p.Flags, name)...) {
			canon, _ := g.canonical(full)
			if found != "" && canon != meaning {
				return name, false
			}
			found, meaning = full, canon
		}
	}
	return found, found != ""
}

func keysWith[V any](m map[string]V, prefix string) []string {
	var out []string
	for key := range m {
		if strings.HasPrefix(key, prefix) {
			out = append(out, key)
		}
	}
	slices.Sort(out)
	return out
}

func (g grammar) operands() []vocabulary.Role {
	return firstList(g, func(p *vocabulary.Program) []vocabulary.Role { return p.Operands })
}

func (g grammar) last() vocabulary.Role {
	for _, p := range g.layers() {
		if p != nil && (p.Last != "" || p.Operands != nil) {
			return p.Last
		}
	}
	return ""
}

// first is what the innermost layer that says something of it says.
func first[T ~string](g grammar, of func(*vocabulary.Program) T) T {
	for _, p := range g.layers() {
		if p != nil && of(p) != "" {
			return of(p)
		}
	}
	return ""
}

// firstList is the list of the innermost layer that has one.
func firstList[T any](g grammar, of func(*vocabulary.Program) []T) []T {
	for _, p := range g.layers() {
		if p != nil && of(p) != nil {
			return of(p)
		}
	}
	return nil
}

func (g grammar) stdin() vocabulary.Role {
	return first(g, func(p *vocabulary.Program) vocabulary.Role { return p.Stdin })
}

func (g grammar) language() string {
	return first(g, func(p *vocabulary.Program) string { return p.Language })
}

func (g grammar) has(test func(*vocabulary.Program) bool) bool {
	return g.operation != nil && test(g.operation) || g.program != nil && test(g.program)
}

func (g grammar) elevates() bool {
	return g.has(func(p *vocabulary.Program) bool { return p.Elevates })
}

func (g grammar) remote() bool { return g.has(func(p *vocabulary.Program) bool { return p.Remote }) }

// begins is the folder in which what runs elsewhere begins.
func (g grammar) begins() string {
	return first(g, func(p *vocabulary.Program) string { return p.Begins })
}

// runs are the files that the program runs when they are in its folder, each behind its language.
func (g grammar) runs() []string {
	return firstList(g, func(p *vocabulary.Program) []string { return p.Runs })
}

func (g grammar) words() bool { return g.has(func(p *vocabulary.Program) bool { return p.Words }) }

func (g grammar) until(name string) bool {
	return g.has(func(p *vocabulary.Program) bool { return slices.Contains(p.Until, name) })
}

// pair is the role of what stands behind the name that an option takes; empty for any other option.
func (g grammar) pair(name string) vocabulary.Role {
	return first(g, func(p *vocabulary.Program) vocabulary.Role { return p.Pairs[name] })
}

// reading is a command's arguments as its program reads them.
type reading struct {
	grammar  grammar
	subs     []string
	subSpans []Span
	options  []Option
	operands []Operand
	// rest are the words of a command that the program starts, or of text that a shell runs, as restRole says.
	rest     []Word
	restRole vocabulary.Role
	// groups are the commands of options that end at ";".
	groups [][]Word

	cmdlet bool
	args   []Word
	next   int
	role   int  // of the next operand
	ended  bool // no more options
	code   bool // sh -c: the next operand is code
	done   bool

	strange   string // an option that the program is not known to have
	strangeAt int    // next, while the word right behind it is read
}

// arguments reads the words after the command word.
func arguments(id identity, args []Word) reading {
	if id.program != nil && id.program.Language == PowerShell {
		args = lowered(id, args)
	}
	a := reading{grammar: grammar{program: id.program}, cmdlet: id.cmdlet, args: args, subs: id.subs}
	for range id.subs {
		a.subSpans = append(a.subSpans, Span{})
	}
	a.chooseOperation()
	if id.program != nil && id.program.Bundled {
		a.bundle()
	}
	for a.next < len(a.args) && !a.done {
		a.argument()
	}
	if role := a.grammar.last(); role != "" && len(a.operands) > 1 {
		a.operands[a.lastSure()].Role = role
	}
	return a
}

// lastSure is the last operand that cannot be the value of a strange option, where two are left without those.
func (a *reading) lastSure() int {
	last, sure := len(a.operands)-1, 0
	for i, o := range a.operands {
		if o.Behind == "" {
			last, sure = i, sure+1
		}
	}
	if sure < 2 {
		return len(a.operands) - 1
	}
	return last
}

func (a *reading) argument() {
	w := a.args[a.next]
	a.next++
	switch {
	case a.slashed(w):
		a.slashOption(w)
	case a.ended || len(w.Text) < 2 || w.Text[0] != '-':
		a.operand(w)
	case w.Text == "--":
		a.end(w)
	case a.grammar.program == nil:
		a.foreignOption(w)
	case a.startsCommand(w):
		a.operand(w)
	case a.grammar.pair(w.Text) != "":
		a.pair(w)
	case strings.HasPrefix(w.Text, "--"):
		a.longOption(w)
	case a.grammar.words() || a.wholeOption(w.Text):
		a.wordOption(w)
	default:
		a.cluster(w)
	}
}

// pair takes an option with the name and the value behind it.
func (a *reading) pair(w Word) {
	role := a.grammar.pair(w.Text)
	name, _ := a.grammar.canonical(w.Text)
	for _, r := range []vocabulary.Role{vocabulary.RoleName, role} {
		if a.next < len(a.args) {
			a.options = append(a.options, Option{Name: name, Role: r, Value: a.args[a.next], Span: w.Span})
			a.next++
		}
	}
}

// slashed reports an option of the kind that Windows has, where the program has one of that name: cmd /c.
func (a *reading) slashed(w Word) bool {
	if a.ended || len(w.Text) < 2 || w.Text[0] != '/' || a.grammar.program == nil || !a.grammar.words() {
		return false
	}
	_, ok := a.grammar.canonical(strings.ToLower(w.Text))
	return ok
}

// slashOption reads such an option.
func (a *reading) slashOption(w Word) { a.named(strings.ToLower(w.Text), w) }

// end is "--". Before the operation it ends nothing, and what follows it may be a command. A grammar that has it as an option says that
// words behind it mean something else than in front of it.
func (a *reading) end(w Word) {
	if a.wantsSub() {
		return
	}
	a.ended = true
	if _, ok := a.grammar.canonical(w.Text); ok && a.next < len(a.args) {
		a.flag(w.Text, w.Span)
	}
	if role := a.roleNow(); role == vocabulary.RoleArgv || a.role == 0 && role == vocabulary.RoleValue && slices.Contains(a.grammar.operands(), vocabulary.RoleArgv) {
		a.takeRest(vocabulary.RoleArgv)
	}
}

func (a *reading) takeRest(role vocabulary.Role) {
	a.rest, a.restRole, a.done = a.args[a.next:], role, true
}

// startsCommand reports whether a word that looks like an option is the first word of a command: docker run IMAGE -x.
func (a *reading) startsCommand(w Word) bool {
	role := a.roleNow()
	if role != vocabulary.RoleArgv && role != vocabulary.RoleShell || a.role == 0 {
		return false
	}
	name, _, _ := strings.Cut(w.Text, "=")
	if _, ok := a.grammar.canonical(name); ok {
		return false
	}
	_, ok := a.grammar.canonical(w.Text[:2])
	return !ok
}

func (a *reading) wantsSub() bool {
	return a.grammar.program != nil && len(a.subs) < a.grammar.program.Sub
}

// roleNow is the role of the next operand.
func (a *reading) roleNow() vocabulary.Role {
	roles := a.grammar.operands()
	if len(roles) == 0 {
		return ""
	}
	return roles[min(a.role, len(roles)-1)]
}

func (a *reading) operand(w Word) {
	switch {
	case a.grammar.program == nil:
		a.foreignOperand(w)
		return
	case a.code:
		a.codeOperand(w)
		return
	case a.wantsSub() && namesOperation(w) && !a.strangeValue(w) || a.extendsSub(w):
		a.sub(w)
		return
	case a.keyed(w):
		return
	}
	a.skipGiven(w)
	role := a.roleNow()
	if role == vocabulary.RoleScript && a.isSuffix(w) {
		return
	}
	if role == vocabulary.RoleEnv || role == vocabulary.RoleArgv {
		if _, _, ok := cutPair(w.Text); ok {
			a.add(w, vocabulary.RoleEnv)
			return
		}
		for role == vocabulary.RoleEnv && a.role < len(a.grammar.operands())-1 {
			a.role++
			role = a.roleNow()
		}
	}
	a.take(w, role)
}

// isSuffix reports the suffix that -i of BSD's sed takes as a word of its own: as a script it would be empty, or begin as none can.
func (a *reading) isSuffix(w Word) bool {
	inPlace := func(o Option) bool { return o.Name == "--in-place" && o.Value.Text == "" }
	return !w.Unknown && (w.Text == "" || w.Text[0] == '.' && slices.ContainsFunc(a.options, inPlace))
}

// namesOperation reports whether a word can be the name of an operation rather than a file, a pattern or a sentence.
func namesOperation(w Word) bool {
	for i, r := range w.Text {
		if !unicode.IsLetter(r) && (i == 0 || !(r >= '0' && r <= '9') && r != '-' && r != '_' && r != ':') {
			return false
		}
	}
	return w.Text != "" && (!w.Unknown || isKnown(w.Text))
}

// skipGiven passes over a first operand that is not there: an option gave it (sed -e, grep -e), or it is an optional method.
func (a *reading) skipGiven(w Word) {
	if a.role != 0 || len(a.grammar.operands()) < 2 {
		return
	}
	switch role := a.roleNow(); role {
	case vocabulary.RoleScript, vocabulary.RoleText, vocabulary.RoleSQL, vocabulary.RoleDB:
		if slices.ContainsFunc(a.options, func(o Option) bool { return o.Role == role && o.Value.Text != "" }) {
			a.role++
		}
	case vocabulary.RoleMethod:
		if strings.ToUpper(w.Text) != w.Text || !namesOperation(w) {
			a.role++
		}
	}
}

// take adds an operand of the role; one that starts a command takes all that follows with it.
func (a *reading) take(w Word, role vocabulary.Role) {
	a.role++
	switch role {
	case vocabulary.RoleArgv, vocabulary.RoleShell:
		a.next--
		a.takeRest(role)
	case vocabulary.RoleSub:
		a.sub(w)
	case vocabulary.RoleExec:
		if a.hasCode() {
			role = vocabulary.RoleValue
		}
		a.add(w, role)
		if a.grammar.language() != "" {
			a.values()
		}
	default:
		a.add(w, role)
	}
}

// hasCode reports whether an option gave the code, so that operands are its arguments.
func (a *reading) hasCode() bool {
	return slices.ContainsFunc(a.options, func(o Option) bool { return isCode(o.Role) })
}

func (a *reading) add(w Word, role vocabulary.Role) {
	o := Operand{Word: w, Role: role}
	if a.behindStrange() {
		o.Behind = a.strange
	}
	a.operands = append(a.operands, o)
}

// behindStrange says whether the word that is read stands right behind a strange option.
func (a *reading) behindStrange() bool { return a.strange != "" && a.next == a.strangeAt }

// strangeValue says whether a word behind a strange option is its value rather than a word of the operation: that has begun, and none
// that is known goes on with it.
func (a *reading) strangeValue(w Word) bool {
	if !a.behindStrange() || len(a.subs) == 0 {
		return false
	}
	longer := strings.Join(a.subs, " ") + " " + w.Text
	for name := range a.grammar.program.Commands {
		if rest, ok := strings.CutPrefix(name, longer); ok && (rest == "" || rest[0] == ' ') {
			return false
		}
	}
	return true
}

// codeOperand is the code of sh -c; what follows are its parameters.
func (a *reading) codeOperand(w Word) {
	a.code = false
	a.add(w, vocabulary.RoleShell)
	a.values()
}

// values adds all that is left as plain operands.
func (a *reading) values() {
	for _, w := range a.args[a.next:] {
		a.add(w, vocabulary.RoleValue)
	}
	a.done = true
}

// keyed is an operand that the grammar lists as an option ending in "=": dd's of=file.
func (a *reading) keyed(w Word) bool {
	i := strings.IndexByte(w.Text, '=')
	if i <= 0 {
		return false
	}
	key := w.Text[:i+1]
	if _, ok := a.grammar.option(key); !ok {
		return false
	}
	a.valued(key, tail(w, i+1), w.Span)
	return true
}

func (a *reading) sub(w Word) {
	a.subs = append(a.subs, w.Text)
	a.subSpans = append(a.subSpans, w.Span)
	a.chooseOperation()
}

// extendsSub reports whether the word makes the operation's name longer: git remote add.
func (a *reading) extendsSub(w Word) bool {
	p := a.grammar.program
	if len(a.subs) == 0 || len(a.operands) > 0 || len(p.Commands) == 0 {
		return false
	}
	return p.Commands[strings.Join(a.subs, " ")+" "+w.Text] != nil
}

// chooseOperation takes the grammar of the longest operation that the words name.
func (a *reading) chooseOperation() {
	p := a.grammar.program
	if p == nil || len(p.Commands) == 0 {
		return
	}
	for n := len(a.subs); n > 0; n-- {
		if op := p.Commands[strings.Join(a.subs[:n], " ")]; op != nil {
			a.grammar.operation = op
			return
		}
	}
}

// tail is the end of a word as a word of its own.
func tail(w Word, from int) Word {
	whole := isKnown(w.Text) // unknown for another reason than its text
	w.Text = w.Text[from:]
	w.Unknown = w.Unknown && (!isKnown(w.Text) || whole)
	return w
}
