package format

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// parser reads tokens that HCL's own parser has accepted, so it checks nothing; it exists because that parser's tree has no
// comments and no blank lines.
type parser struct {
	src    []byte
	tokens hclsyntax.Tokens
	at     int
}

func (p *parser) peek() hclsyntax.Token { return p.tokens[p.at] }

func (p *parser) take() hclsyntax.Token {
	t := p.tokens[p.at]
	p.at++
	return t
}

// body reads items up to the closing token, which it takes.
func (p *parser) body(end hclsyntax.TokenType) *body {
	b := &body{}
	for {
		lead := p.comments()
		if p.peek().Type == end {
			p.at++
			b.tail = lead
			return b
		}
		blank := p.blankBefore(p.at)
		it := p.item()
		it.blank, it.lead = blank, append(lead, it.lead...)
		it.end = p.lineEnd()
		b.items = append(b.items, it)
	}
}

// comments reads comments and line ends.
func (p *parser) comments() (list []comment) {
	for {
		switch t := p.peek(); t.Type {
		case hclsyntax.TokenNewline:
		case hclsyntax.TokenComment:
			list = append(list, comment{blank: p.blankBefore(p.at), text: commentText(t)})
		default:
			return list
		}
		p.at++
	}
}

// blankBefore says whether a blank line stands right before token i.
func (p *parser) blankBefore(i int) bool {
	start, lines := p.tokens[i].Range.Start.Byte, 0
	for start > 0 && strings.IndexByte(" \t\r\n", p.src[start-1]) >= 0 {
		start--
		if p.src[start] == '\n' {
			lines++
		}
	}
	return lines > 1
}

func commentText(t hclsyntax.Token) string { return strings.TrimRight(string(t.Bytes), " \t\r\n") }

// lineEnd reads a comment on the same line.
func (p *parser) lineEnd() string {
	if p.peek().Type != hclsyntax.TokenComment {
		return ""
	}
	return commentText(p.take())
}

func (p *parser) item() item {
	it := item{name: string(p.take().Bytes)}
	p.inner(&it)
	if p.peek().Type == hclsyntax.TokenEqual {
		p.at++
		p.inner(&it)
		it.value = p.value(hclsyntax.TokenNewline, hclsyntax.TokenEOF, hclsyntax.TokenCBrace, hclsyntax.TokenComment)
		return it
	}
	for p.peek().Type != hclsyntax.TokenOBrace {
		it.labels = append(it.labels, p.label())
		p.inner(&it)
	}
	p.at++
	if p.peek().Type == hclsyntax.TokenComment {
		// A comment behind the opening brace belongs to the whole block.
		it.lead = append(it.lead, comment{text: commentText(p.take())})
	}
	it.body = p.body(hclsyntax.TokenCBrace)
	return it
}

// inner moves comments between the words of an item in front of it.
func (p *parser) inner(it *item) {
	for p.peek().Type == hclsyntax.TokenComment {
		it.lead = append(it.lead, comment{text: commentText(p.take())})
	}
}

// label reads an identifier or a quoted string as it is written.
func (p *parser) label() string {
	first := p.take()
	if first.Type != hclsyntax.TokenOQuote {
		return string(first.Bytes)
	}
	start := first.Range.Start.Byte
	for p.peek().Type != hclsyntax.TokenCQuote {
		p.at++
	}
	return string(p.src[start:p.take().Range.End.Byte])
}

// value reads an expression up to one of the tokens in end, which stays.
func (p *parser) value(end ...hclsyntax.TokenType) *value {
	start := p.at
	switch p.peek().Type {
	case hclsyntax.TokenOBrack:
		if v := p.collection(listKind, hclsyntax.TokenCBrack, end); v != nil {
			return v
		}
	case hclsyntax.TokenOBrace:
		if v := p.collection(objectKind, hclsyntax.TokenCBrace, end); v != nil {
			return v
		}
	}
	p.at = start
	return &value{raw: p.raw(end)}
}

// raw takes the tokens of any other expression as they are written.
func (p *parser) raw(end []hclsyntax.TokenType) string {
	start := p.peek().Range.Start.Byte
	stop := start
	for depth := 0; depth > 0 || !slices.Contains(end, p.peek().Type); {
		t := p.take()
		stop = t.Range.End.Byte
		switch t.Type {
		case hclsyntax.TokenOBrace, hclsyntax.TokenOBrack, hclsyntax.TokenOParen, hclsyntax.TokenOQuote, hclsyntax.TokenOHeredoc,
			hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
			depth++
		case hclsyntax.TokenCBrace, hclsyntax.TokenCBrack, hclsyntax.TokenCParen, hclsyntax.TokenCQuote, hclsyntax.TokenCHeredoc,
			hclsyntax.TokenTemplateSeqEnd:
			depth--
		}
	}
	return string(p.src[start:stop])
}

// collection reads a list or an object; nil when it is something else, such as a for expression or the first part of one.
func (p *parser) collection(k kind, closing hclsyntax.TokenType, end []hclsyntax.TokenType) *value {
	p.at++
	v := &value{kind: k}
	for {
		lead := p.memberComments(v)
		if p.peek().Type == closing {
			p.at++
			v.tail = lead
			break
		}
		if t := p.peek(); t.Type == hclsyntax.TokenIdent && string(t.Bytes) == "for" {
			return nil
		}
		m := p.member(k, closing, lead)
		if strings.HasPrefix(m.value.raw, "<<") {
			return nil // a heredoc ends with its own line, so no comma may follow it
		}
		v.members = append(v.members, m)
	}
	if !slices.Contains(end, p.peek().Type) {
		return nil
	}
	return v
}

// memberComments reads what stands between members. A comment on the line of the member before it belongs to that one.
func (p *parser) memberComments(v *value) (lead []comment) {
	fresh := len(v.members) == 0
	for {
		switch t := p.peek(); t.Type {
		case hclsyntax.TokenNewline:
			fresh = true
		case hclsyntax.TokenComma:
		case hclsyntax.TokenComment:
			if !fresh && v.members[len(v.members)-1].end == "" {
				v.members[len(v.members)-1].end = commentText(t)
			} else {
				lead = append(lead, comment{text: commentText(t)})
			}
			fresh = fresh || strings.HasSuffix(string(t.Bytes), "\n")
		default:
			return lead
		}
		p.at++
	}
}

func (p *parser) member(k kind, closing hclsyntax.TokenType, lead []comment) member {
	m := member{lead: lead}
	if k == objectKind {
		m.key = p.raw([]hclsyntax.TokenType{hclsyntax.TokenEqual, hclsyntax.TokenColon, hclsyntax.TokenComment})
		for p.peek().Type == hclsyntax.TokenComment {
			m.lead = append(m.lead, comment{text: commentText(p.take())})
		}
		p.at++
		for p.peek().Type == hclsyntax.TokenComment {
			m.lead = append(m.lead, comment{text: commentText(p.take())})
		}
	}
	m.value = p.value(hclsyntax.TokenComma, hclsyntax.TokenNewline, hclsyntax.TokenComment, closing)
	return m
}
