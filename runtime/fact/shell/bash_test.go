package shell

import (
	"fmt"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// expansions are word lists whose argv bash and we must agree on. They run nothing but the printf that shows it.
var expansions = []string{
	`a b  c`, `'a b' "c d"`, `a\ b`, `"a\"b" "a\$b" "a\\b" "a\xb"`, `''`, `"" a`, `a''b""c`, `$'a\tb\x41\101\u00e9\n' x`, `$'\'' $"loc"`,
	`$'a\cAb\e'`, `$'\q\?'`, `r\m r''m "r"m`, `a#b '#c' "#d"`, `{a,b}{1,2}`, `{1..5}`, `{a..e..2}`, `{05..8}`, `{3..1}`, `pre{x,}post`, `{a}`, `{a,b`,
	`\{a,b\}`, `"{a,b}"`, `{a,{b,c}d}`, `$X{1,2}`, `~ ~/x "~" '~/x' \~`, `a=~ x~`, `of=~/x --file=~/x`, `a=b:~/c`,
	`$S`, `"$S"`, `x$S"y"`, `$E`, `"$E"`, `$E$E x`, `$U_NSET`, `${S}`, `${#S}`, `${S:-d}`, `${E:-d}`, `${E-d}`, `${N:-a b}`, `"${N:-a b}"`,
	`${N:+x}`, `${S:+x y}`, `"${S:+x y}"`, `${N:='a b'}`, `${S:2}`, `${S:2:3}`, `${S: -3}`, `${S: -3:2}`, `${S:0:-2}`, `${S/o/0}`, `${S//o/0}`,
	`${S/#h/J}`, `${S/%d/D}`, `${S/l*o/_}`, `${S#*o}`, `${S##*o}`, `${S%o*}`, `${S%%o*}`, `${P##*/}`, `${P%/*}`, `${P%.tar.gz}`, `${S^}`, `${S^^}`,
	`${L,,}`, `${L,}`, `${S@Q}`, `${S@U}`, `${A[0]}`, `${A[1]}`, `${A[-1]}`, `${A[@]}`, `"${A[@]}"`, `"${A[*]}"`, `${#A[@]}`, `"${A[@]:1}"`,
	`"${A[@]:0:2}"`, `"x${A[@]}y"`, `"${A[@]/o/0}"`, `$((1+2*3))`, `$((2**10)) $((7/2)) $((7%3)) $((1<<4)) $((5>3?1:0))`, `$((0x1f+010))`, `$((I+1))`,
	`$((I++)) $I`, `"$((I*I))"`, `$(echo a b)`, `"$(echo a b)"`, `$(printf 'x\ny\n\n')`, `"$(printf 'x\ny\n\n')"`, "`echo q`", "\"`echo q r`\"", `$(true)x`,
	`r$(true)m`, `$(echo -e 'a\tb')`, `$(printf '%s-%s ' a b c)`, `$(printf %03d 7)`, `$(printf %d.%d 0xA9FEA9FE 012)`, `$(printf %x "'A")$(printf %d -5)`, `$(printf %5s ab)`, `$(echo $(echo deep))`, `$#`, `"$@"`, `$*`, `"$*"`,
	`$1 ${2}`, `"${@:2}"`, `${10}`, `${!R}`, `a$IFS"b"`, `a${IFS}b`, `"a${IFS:0:1}b"`, `*.none ?x`, `[a]x`, `a[`, `"*"`, `\*`, `$G`, `"$G"`,
	`$(cat <<'EOF'
line $X
EOF
)`, `$(cat <<EOF
v $S \$x
EOF
)`, `$(cat <<< "h $S")`, `$(echo aGVsbG8= | base64 -d)`, `$(echo abc | rev)`, `$(echo abc | tr a-c x-z)`, `$(echo one; echo two)`,
	`$(true && echo yes || echo no)`, `$(false || echo alt)`, `a\
b`, `"a\
b"`, `$'multi
line'`, `${S:$((1+1)):2}`, `${A[$((0+1))]}`, `${#P}`, `${P//\//_}`, `${S/"l"/L}`, `"${S/'l'/L}"`, `${N:-"a  b" c}`, `"${N:-"a  b" c}"`,
	`"${N:-'q'}"`, `${N:-'q'}`, `"${N-$S}"`, `$'\x72\x6d' $'\162\155'`, `"a'b" 'a"b'`, `$(basename /a/b/c) $(dirname /a/b/c)`, `$T`, `"$T"`, `x${T}y`, `$(seq 3)`,
	`!x a!b`, `-n -- -e`, `a;printf '%s\0' b`, `${S:+"$E"}`, `${N:+"$E"}x`, `"$E$N"`, `"${A[@]:5}"`, `"${M[k]}" ${#M[@]}`, `%s %%`, `a=b=c`,
}

const preamble = `unset N U_NSET X1 X2; S='hello world'; E=; X=x; P=/usr/lib/a.tar.gz; L=ABC; I=4; R=S; G='*.none'; T='  lead  trail '; A=(one 'two words' foo); declare -A M=([k]=v); set -- p1 'p 2' p3; `

// bashArgv runs printf with the words in real bash.
func bashArgv(t *testing.T, dir, words string) []string {
	t.Helper()
	cmd := exec.Command("bash", "-c", preamble+`printf '%s\0' `+words)
	cmd.Dir, cmd.Env = dir, []string{"HOME=/home/dev", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"}
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	return strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00")
}

// ourArgv is what we read, and whether all of it is known.
func ourArgv(dir, words string) ([]string, bool) {
	res := Parse(preamble+`printf '%s\0' `+words, Env{Cwd: dir, Home: "/home/dev", Grammars: grammars})
	var texts []string
	known := len(res.Problems) == 0
	for _, c := range res.Commands {
		if c.Program != "printf" || len(c.Argv) < 2 || c.Argv[1].Text != `%s\0` {
			continue
		}
		for _, w := range c.Argv[2:] {
			texts = append(texts, w.Text)
			known = known && !w.Unknown
		}
		if len(c.Argv) == 2 {
			texts = append(texts, "")
		}
	}
	return texts, known
}

func needBash(t testing.TB) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("no bash here")
	}
}

func TestWordsAsBashMakesThem(t *testing.T) {
	needBash(t)
	dir := t.TempDir()
	for _, words := range expansions {
		want := bashArgv(t, dir, words)
		got, known := ourArgv(dir, words)
		if !known || !slices.Equal(got, want) {
			t.Errorf("%s\n got %q known %v\nwant %q", words, got, known, want)
		}
	}
}

// TestWordsCombined compares words that are made of the pieces above.
func TestWordsCombined(t *testing.T) {
	needBash(t)
	dir := t.TempDir()
	random := rand.New(rand.NewPCG(1, 2))
	var pieces []string
	for _, words := range expansions {
		if !strings.ContainsAny(words, "\n;#") && words != "{a,b" && words != "a[" {
			pieces = append(pieces, words)
		}
	}
	unknowns, total := 0, 400
	for range total {
		var words strings.Builder
		for range 1 + random.IntN(4) {
			words.WriteString(pieces[random.IntN(len(pieces))])
			if random.IntN(3) == 0 {
				words.WriteByte(' ')
			}
		}
		want := bashArgv(t, dir, words.String())
		got, known := ourArgv(dir, words.String())
		if !known {
			unknowns++
			continue
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s\n got %q\nwant %q", words.String(), got, want)
		}
	}
	if unknowns > total/20 {
		t.Errorf("%d of %d lines of constants are unknown", unknowns, total)
	}
	t.Log(fmt.Sprint(unknowns, " unknown"))
}
