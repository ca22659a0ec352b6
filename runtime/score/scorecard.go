package score

import (
	"encoding/json"

	"github.com/govc-lang/govc/corpus"
)

// ScorecardFormat names the form of the file; a change of meaning gets another number.
const ScorecardFormat = "govc-scorecard-1"

// About says what was measured.
type About struct {
	Tool    string        // version of govc
	Policy  string        // its name
	Graph   string        // sha256:… of what decided
	Corpora []corpus.Part // what the rows come from
	Ignored int           // labels set aside because they name a library clause that is not loaded

	// For reports to people; a scorecard holds both halves.
	Shown           []corpus.Split // the sides of the split that figures and failures are of
	AllowUnmeasured bool           // clauses with too few cases fail no run
}

// The half that verdicts rest on, whatever is shown.
const judged = "the test half"

// Halves names the sides of the split that figures are of.
func (a About) Halves() string {
	if len(a.Shown) == 1 {
		return "the " + string(a.Shown[0]) + " half"
	}
	return "both halves"
}

// Figures says which cases the figures are of, and which the verdicts.
func (a About) Figures() string { return "figures of " + a.Halves() + "; verdicts rest on " + judged }

// Scorecard is scorecard.json: figures that can be compared, and nothing that differs between two runs over the same things.
type Scorecard struct {
	Format  string          `json:"format"`
	Tool    string          `json:"tool"`
	Policy  string          `json:"policy"`
	Graph   string          `json:"graph"`
	Corpora []corpus.Part   `json:"corpora"`
	Judged  corpus.Split    `json:"judged"` // the side of the split that verdicts rest on
	Ignored int             `json:"ignored_labels"`
	Totals  BySplit[Totals] `json:"totals"`
	Clauses []ClauseScore   `json:"clauses"`
}

// ClauseScore is one clause of a scorecard.
type ClauseScore struct {
	ID        string          `json:"id"`
	Digest    string          `json:"digest"` // of sentence, when and graph
	Effect    string          `json:"effect"`
	Bar       Bar             `json:"bar"`
	Judgement Judgement       `json:"judgement"`
	Counts    BySplit[Counts] `json:"counts"`
	Missed    []string        `json:"missed"`       // ids of the rows, in the order of the corpus: the known misses
	Alarms    []string        `json:"false_alarms"` // ids of the rows with a false alarm, of every population
}

// Scorecard puts the result in its lasting form.
func (r *Result) Scorecard(a About) Scorecard {
	s := Scorecard{
		Format: ScorecardFormat, Tool: a.Tool, Policy: a.Policy, Graph: a.Graph, Corpora: a.Corpora,
		Judged: corpus.Test, Ignored: a.Ignored, Totals: r.Totals, Clauses: []ClauseScore{},
	}
	for _, c := range r.Clauses {
		s.Clauses = append(s.Clauses, scoreOf(c))
	}
	return s
}

func scoreOf(c ClauseResult) ClauseScore {
	s := ClauseScore{
		ID: c.ID, Digest: c.Digest, Effect: c.Effect.String(), Bar: c.Bar, Judgement: c.Judgement, Counts: c.Counts,
		Missed: []string{}, Alarms: []string{},
	}
	for _, f := range c.Failures {
		if f.Class == Miss {
			s.Missed = append(s.Missed, f.Row)
		} else {
			s.Alarms = append(s.Alarms, f.Row)
		}
	}
	return s
}

// Bytes is the file.
func (s Scorecard) Bytes() []byte {
	out, _ := json.MarshalIndent(s, "", "  ") // numbers, strings and maps: cannot fail
	return append(out, '\n')
}
