package score

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"github.com/govc-lang/govc/corpus"
)

// The elements of JUnit's XML, as continuous-integration servers read it.
type (
	junitSuites struct {
		XMLName  xml.Name   `xml:"testsuites"`
		Name     string     `xml:"name,attr"`
		Tests    int        `xml:"tests,attr"`
		Failures int        `xml:"failures,attr"`
		Suite    junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Skipped  int         `xml:"skipped,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Name    string        `xml:"name,attr"`
		Class   string        `xml:"classname,attr"`
		File    string        `xml:"file,attr,omitempty"`
		Line    int           `xml:"line,attr,omitempty"`
		Failure *junitMessage `xml:"failure"`
		Skipped *junitMessage `xml:"skipped"`
		Out     string        `xml:"system-out,omitempty"`
	}
	junitMessage struct {
		Message string `xml:"message,attr"`
		Text    string `xml:",chardata"`
	}
)

// WriteJUnit writes one test case a clause: failed when its bar is missed, skipped when it is unmeasured. Known misses of a clause that
// passed stand in its output.
func WriteJUnit(w io.Writer, r *Result, a About) error {
	suite := junitSuite{Name: a.Policy, Tests: len(r.Clauses), Failures: r.With(Missed), Skipped: r.With(Unmeasured)}
	for i := range r.Clauses {
		suite.Cases = append(suite.Cases, junitOf(&r.Clauses[i]))
	}
	doc := junitSuites{Name: "govc test", Tests: suite.Tests, Failures: suite.Failures, Suite: suite}
	out, err := xml.MarshalIndent(doc, "", "  ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s%s\n", xml.Header, out)
	return err
}

func junitOf(c *ClauseResult) junitCase {
	j := junitCase{Name: c.ID, Class: "clauses", File: c.Range.File, Line: c.Range.Start.Line}
	var text strings.Builder
	for _, f := range c.on(corpus.Test) {
		fmt.Fprintf(&text, "%s %s (%s): %s\n", f.Row, f.Class, f.Range, f.Got())
	}
	switch c.Judgement.Verdict {
	case Missed:
		j.Failure = &junitMessage{Message: c.Judgement.Why, Text: text.String()}
	case Unmeasured:
		j.Skipped = &junitMessage{Message: c.Judgement.Why}
	default:
		j.Out = text.String()
	}
	return j
}
