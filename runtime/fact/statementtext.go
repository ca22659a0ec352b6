package fact

import "strings"

// statementText is what is read in the text of a statement. Statements that share one, as the branches of a union do, share this: a long
// text is gone through once.
type statementText struct {
	text, low string
	values    string   // from the word on, in lower case; empty without it
	outcomes  []string // that the text writes, as verbs
	set       []string // the fields that an update of documents sets
	amounts   map[columnAt]columnSum
}

type columnAt struct {
	name  string
	place int
}

type columnSum struct {
	sum   float64
	found bool
}

// statementText reads a text, or gives what was read of the statement before when that has the same.
func (d *deriving) statementText(text string) *statementText {
	if d.lastText != nil && d.lastText.text == text {
		return d.lastText
	}
	t := &statementText{text: text, low: strings.ToLower(text), outcomes: d.literals(text), set: fieldsSet(text), amounts: map[columnAt]columnSum{}}
	if i := strings.Index(t.low, "values"); i >= 0 {
		t.values = t.low[i:]
	}
	d.lastText = t
	return t
}

// amount is what a column of a name, at a place in the list of columns, is given: after an equals sign, or in each row of values.
func (t *statementText) amount(name string, place int) (float64, bool) {
	at := columnAt{name, place}
	if c, ok := t.amounts[at]; ok {
		return c.sum, c.found
	}
	sum, found := assigned(t.low, name)
	if t.values != "" {
		v, ok := column(t.values, place)
		sum, found = sum+v, found || ok
	}
	t.amounts[at] = columnSum{sum, found}
	return sum, found
}
