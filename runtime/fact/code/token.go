package code

type kind uint8

const (
	opToken kind = iota
	wordToken
	textToken
	numberToken
	patternToken // a regular expression
)

// token is one lexical item. Members are always ".", joins of text always "+", whatever the language writes.
type token struct {
	kind       kind
	text       string
	parts      []part // of a text with holes
	start, end int
	line       bool // begins a line at which a statement may begin
	space      bool // white space before it
	indent     int  // blanks that its line begins with
	command    bool // a text that is run: backticks, %x, qx
	template   bool // a template literal
	tight      bool // no white space behind it
	raw        bool // bytes
}

// part is a piece of a text: constant, or the tokens of an expression.
type part struct {
	text string
	toks []token
	hole bool
}

// is reports an operator.
func (t token) is(op string) bool { return t.kind == opToken && t.text == op }

// matches finds, for each opening bracket, the index of the closing one; len(toks) when there is none.
func matches(toks []token) []int32 {
	match := make([]int32, len(toks))
	var open []int
	for i, t := range toks {
		match[i] = int32(i)
		if t.kind != opToken {
			continue
		}
		switch t.text {
		case "(", "[", "{":
			match[i] = int32(len(toks))
			open = append(open, i)
		case ")", "]", "}":
			for n := len(open); n > 0; n = len(open) {
				o := open[n-1]
				open = open[:n-1]
				match[o] = int32(i)
				if closes(toks[o].text, t.text) {
					break
				}
			}
		}
	}
	return match
}

func closes(a, b string) bool {
	return a == "(" && b == ")" || a == "[" && b == "]" || a == "{" && b == "}"
}
