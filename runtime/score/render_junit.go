package score

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
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
		Name       string          `xml:"name,attr"`
		Tests      int             `xml:"tests,attr"`
		Failures   int             `xml:"failures,attr"`
		Skipped    int             `xml:"skipped,attr"`
		Properties []junitProperty `xml:"properties>property"`
		Cases      []junitCase     `xml:"testcase"`
	}
	junitProperty struct {
		Name  string `xml:"name,attr"`
		Value string `xml:"value,attr"`
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

// WriteJUnit writes one test case a clause: failed when its bar is missed or it is unmeasured, as the run then does; skipped when it is
// unmeasured and may be. Known misses of a clause that passed stand in its output.
func WriteJUnit(w io.Writer, r *Result, a About) error {
	suite := junitSuite{
		Name: a.Policy, Tests: len(r.Clauses),
		Properties: []junitProperty{{"failures listed of", a.Halves()}, {"verdicts rest on", judged}},
	}
	for i := range r.Clauses {
		suite.add(junitOf(&r.Clauses[i], a))
	}
	doc := junitSuites{Name: "govc test", Tests: suite.Tests, Failures: suite.Failures, Suite: suite}
	out, err := xml.MarshalIndent(doc, "", "  ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s%s\n", xml.Header, out)
	return err
}

func (s *junitSuite) add(c junitCase) {
	s.Cases = append(s.Cases, c)
	switch {
	case c.Failure != nil:
		s.Failures++
	case c.Skipped != nil:
		s.Skipped++
	}
}

func junitOf(c *ClauseResult, a About) junitCase {
	j := junitCase{Name: c.ID, Class: "clauses", File: c.Range.File, Line: c.Range.Start.Line}
	var text strings.Builder
	for _, f := range c.FailuresOn(a.Shown) {
		fmt.Fprintf(&text, "%s %s (%s): %s\n", f.Row, f.Class, f.Range, f.Got())
	}
	switch {
	case c.Judgement.Verdict == Pass:
		j.Out = text.String()
	case c.Judgement.Verdict == Unmeasured && a.AllowUnmeasured:
		j.Skipped = &junitMessage{Message: c.Judgement.Why}
	default:
		j.Failure = &junitMessage{Message: c.failure(), Text: text.String()}
	}
	return j
}

// failure is why a clause fails the run.
func (c *ClauseResult) failure() string {
	if c.Judgement.Verdict == Unmeasured {
		return "unmeasured: " + c.Judgement.Why
	}
	return c.Judgement.Why
}
