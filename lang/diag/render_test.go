package diag

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

const source = "clause \"pay\" {\n  text = \"No moving munny.\"\n\twhen = \"x\"\n  # 漢字 here\n}\n"

func sample() List {
	src := []byte(source)
	at := func(s string) Range {
		i := strings.Index(source, s)
		return RangeAt("clauses/pay.hcl", src, i, i+len(s))
	}
	words := New(UnknownWords, at("moving munny"), `no concept for "moving munny"`)
	words.Subject = "pay"
	words.Detail = "The vocabulary has no phrase that these words could be."
	words.Fix = `write "moving money"`
	words.Related = []Related{{"the clause begins here", at("clause")}}
	old := New(SupersededReference, at("when"), "sr_11_7.vi is superseded")
	old.Subject = "pay"
	notes := List{}
	for _, clause := range []string{"pay", "pay", "payee", "refund", "wire"} {
		d := New(HighRiskOnly, at("here"), "eu_ai_act.art_9 applies only to high-risk systems")
		d.Subject = clause
		notes = append(notes, d)
	}
	whole := New(EmptyCorpus, Range{File: "corpus"}, "the corpus has no cases, 100% of nothing")
	return append(List{words, old, whole}, notes...)
}

func TestText(t *testing.T) {
	want := `clauses/pay.hcl:2:14: error[GV0201]: no concept for "moving munny"
  2 |   text = "No moving munny."
    |              ^^^^^^^^^^^^
  The vocabulary has no phrase that these
  words could be.
  clauses/pay.hcl:1:1: the clause begins here
  1 | clause "pay" {
    | ^^^^^^
  fix: write "moving money"
clauses/pay.hcl:3:2: warning[GV0404]: sr_11_7.vi is superseded
  3 |     when = "x"
    |     ^^^^
corpus: error[GV0701]: the corpus has no cases, 100% of nothing
clauses/pay.hcl:4:8: note[GV0407]: eu_ai_act.art_9 applies only to high-risk systems
  4 |   # 漢字 here
    |          ^^^^
`
	got := text(t, sample()[:4], Text{Sources: map[string][]byte{"clauses/pay.hcl": []byte(source)}, Width: 42})
	same(t, got, want)
}

func TestTextFolded(t *testing.T) {
	want := `clauses/pay.hcl:2:14: error[GV0201]: no concept for "moving munny"
  The vocabulary has no phrase that these words could be.
  clauses/pay.hcl:1:1: the clause begins here
  fix: write "moving money"
clauses/pay.hcl:3:2: warning[GV0404]: sr_11_7.vi is superseded
corpus: error[GV0701]: the corpus has no cases, 100% of nothing
note[GV0407]: 5 citations apply only to high-risk systems (pay, payee, refund, …)
`
	same(t, text(t, sample(), Text{Fold: true}), want)
}

// Notes on the reader's own files are printed in full while they are few.
func TestTextOwnNotes(t *testing.T) {
	note := func(file string) Diagnostic {
		d := New(HighRiskOnly, Range{File: file, Start: Pos{Line: 1, Column: 1}, End: Pos{Line: 1, Column: 2}}, "x applies only to high-risk systems")
		d.Fix = "say so"
		return d
	}
	l := List{note("pay.hcl"), note("lib/a.hcl"), note("lib/b.hcl")}
	same(t, text(t, l, Text{Fold: true, Foreign: "lib/"}), `pay.hcl:1:1: note[GV0407]: x applies only to high-risk systems
  fix: say so
note[GV0407]: 2 citations apply only to high-risk systems
`)
	for range few {
		l = append(l, note("pay.hcl"))
	}
	same(t, text(t, l, Text{Fold: true, Foreign: "lib/"}), "note[GV0407]: 11 citations apply only to high-risk systems\n")
}

func TestTextFoldsWithoutWords(t *testing.T) {
	l := List{New(UnusedConcept, Range{}, "tea is in no sentence"), New(HighRiskOnly, Range{}, "x")}
	same(t, text(t, l, Text{Fold: true}), "note[GV0302]: 1 × concept in no sentence\nnote[GV0407]: 1 citation applies only to high-risk systems\n")
}

func TestTextRangeOverLines(t *testing.T) {
	src := []byte("a\nbb\nccc\ndddd\n")
	sources := map[string][]byte{"f": src}
	got := text(t, List{New(SyntaxError, RangeAt("f", src, 3, len(src)), "s")}, Text{Sources: sources})
	same(t, got, "f:2:2: error[GV0101]: s\n  2 | bb\n    |  ^\n  3 | ccc\n    | ^^^\n  4 | dddd\n    | ^^^^\n")
	got = text(t, List{New(SyntaxError, RangeAt("f", src, 0, len(src)-1), "s")}, Text{Sources: sources})
	same(t, got, "f:1:1: error[GV0101]: s\n  1 | a\n    | ^\n  2 | bb\n    | ^^\n  3 | ccc\n    | ^^^\n    | …\n")
	got = text(t, List{New(SyntaxError, Range{File: "f", Start: Pos{Line: 99, Column: 7}}, "s")}, Text{Sources: sources})
	same(t, got, "f:99:7: error[GV0101]: s\n")
}

func TestTextHidesControlCharacters(t *testing.T) {
	src := []byte("a\x1b[2Jb\u202ec")
	got := text(t, List{New(SyntaxError, RangeAt("f", src, 0, 1), "s")}, Text{Sources: map[string][]byte{"f": src}})
	same(t, got, "f:1:1: error[GV0101]: s\n  1 | a\uFFFD[2Jb\uFFFDc\n    | ^\n")
}

func TestTextColour(t *testing.T) {
	got := text(t, List{New(SyntaxError, Range{File: "f"}, "s")}, Text{Paint: func(sgr, text string) string { return "<" + sgr + ">" + text + "</>" }})
	same(t, got, "<1>f</>: <1;31>error[GV0101]</>: s\n")
}

func TestJSON(t *testing.T) {
	want := `{
  "errors": 2,
  "warnings": 0,
  "notes": 0,
  "diagnostics": [
    {
      "code": "GV0201",
      "severity": "error",
      "subject": "pay",
      "summary": "no concept for \"moving munny\"",
      "detail": "The vocabulary has no phrase that these words could be.",
      "range": {
        "file": "clauses/pay.hcl",
        "start": {
          "line": 2,
          "column": 14,
          "byte": 28
        },
        "end": {
          "line": 2,
          "column": 26,
          "byte": 40
        }
      },
      "related": [
        {
          "message": "the clause begins here",
          "range": {
            "file": "clauses/pay.hcl",
            "start": {
              "line": 1,
              "column": 1,
              "byte": 0
            },
            "end": {
              "line": 1,
              "column": 7,
              "byte": 6
            }
          }
        }
      ],
      "fix": "write \"moving money\""
    },
    {
      "code": "GV0601",
      "severity": "error",
      "summary": "s"
    }
  ]
}
`
	var b bytes.Buffer
	if err := WriteJSON(&b, List{sample()[0], New(TwoPolicies, Range{}, "s")}); err != nil {
		t.Fatal(err)
	}
	same(t, b.String(), want)
	b.Reset()
	if err := WriteJSON(&b, nil); err != nil {
		t.Fatal(err)
	}
	same(t, b.String(), "{\n  \"errors\": 0,\n  \"warnings\": 0,\n  \"notes\": 0,\n  \"diagnostics\": []\n}\n")
}

func TestSARIF(t *testing.T) {
	want := `{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
      "tool": {
        "driver": {
          "name": "govc",
          "version": "1.0.0",
          "rules": [
            {
              "id": "GV0404",
              "shortDescription": {
                "text": "superseded reference"
              },
              "fullDescription": {
                "text": "The document was replaced by a later one. Cite the successor, alone or beside it."
              },
              "defaultConfiguration": {
                "level": "warning"
              }
            }
          ]
        }
      },
      "columnKind": "unicodeCodePoints",
      "results": [
        {
          "ruleId": "GV0404",
          "ruleIndex": 0,
          "level": "warning",
          "message": {
            "text": "s\nd\nfix: f"
          },
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "my%20clauses/a.hcl"
                },
                "region": {
                  "startLine": 1,
                  "startColumn": 2,
                  "endLine": 1,
                  "endColumn": 3
                }
              }
            }
          ],
          "relatedLocations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "file:///etc/b.hcl"
                }
              },
              "message": {
                "text": "there"
              }
            }
          ]
        }
      ]
    }
  ]
}
`
	d := New(SupersededReference, Range{"my clauses/a.hcl", Pos{1, 2, 1}, Pos{1, 3, 2}}, "s")
	d.Detail, d.Fix = "d", "f"
	d.Related = []Related{{"there", Range{File: "/etc/b.hcl"}}}
	var b bytes.Buffer
	if err := WriteSARIF(&b, List{d}, Tool{Name: "govc", Version: "1.0.0"}); err != nil {
		t.Fatal(err)
	}
	same(t, b.String(), want)
	b.Reset()
	if err := WriteSARIF(&b, nil, Tool{Name: "govc"}); err != nil || !json.Valid(b.Bytes()) {
		t.Fatal(err, b.String())
	}
}

func TestGitHub(t *testing.T) {
	want := `::error file=clauses/pay.hcl,line=2,endLine=2,col=14,endColumn=26,title=GV0201 words with no meaning::no concept for "moving munny"%0AThe vocabulary has no phrase that these words could be.%0Afix: write "moving money"
::warning file=clauses/pay.hcl,line=3,endLine=3,col=2,endColumn=6,title=GV0404 superseded reference::sr_11_7.vi is superseded
::error file=corpus,title=GV0701 corpus without cases::the corpus has no cases, 100%25 of nothing
::notice file=clauses/pay.hcl,line=4,endLine=4,col=8,endColumn=12,title=GV0407 high-risk systems only::eu_ai_act.art_9 applies only to high-risk systems
::error file=a%2Cb%3A.hcl,line=1,endLine=2,title=GV0101 file does not parse::s
`
	over := New(SyntaxError, Range{"a,b:.hcl", Pos{1, 1, 0}, Pos{2, 1, 4}}, "s")
	var b bytes.Buffer
	if err := WriteGitHub(&b, append(sample()[:4:4], over)); err != nil {
		t.Fatal(err)
	}
	same(t, b.String(), want)
}

func text(t *testing.T, l List, o Text) string {
	t.Helper()
	var b bytes.Buffer
	if err := WriteText(&b, l, o); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func same(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

// TestTextLongLine: of a line that no window holds, the part around the place is quoted, and the carets stand below it.
func TestTextLongLine(t *testing.T) {
	long := strings.Repeat("a", 500) + "HERE" + strings.Repeat("b", 500)
	quotedAt := func(from, to, width int) []string {
		lines := strings.Split(text(t, List{New(SyntaxError, RangeAt("f", []byte(long), from, to), "s")}, Text{Sources: map[string][]byte{"f": []byte(long)}, Width: width}), "\n")
		return lines[1:3]
	}
	for _, width := range []int{0, 60, 100, 1000, 5} {
		got := quotedAt(500, 504, width)
		if at := strings.Index(got[1], "^^^^"); at < 0 || string([]rune(got[0])[at:at+4]) != "HERE" || strings.Count(got[0], "…") != 2 {
			t.Errorf("at width %d:\n%s\n%s", width, got[0], got[1])
		}
		for _, at := range []int{0, 250, 1003} {
			for _, line := range quotedAt(at, len(long), width) {
				if n := Columns(line); n > 160 || width > 50 && n > width {
					t.Errorf("at width %d and byte %d a line has %d columns", width, at, n)
				}
			}
		}
	}
	for _, odd := range []string{"\t", "漢", "\u202e", "e\u0301"} {
		src := []byte(strings.Repeat(odd, 700) + "x")
		text(t, List{New(SyntaxError, RangeAt("f", src, len(src)-1, len(src)), "s")}, Text{Sources: map[string][]byte{"f": src}, Width: 60})
	}
	if got := quotedAt(0, 1, 60)[0]; strings.Contains(got, "…a") || !strings.HasSuffix(got, "a…") {
		t.Errorf("at its start: %s", got)
	}
	if got := quotedAt(1003, 1004, 60)[0]; !strings.HasSuffix(got, "b") || !strings.Contains(got, "…b") {
		t.Errorf("at its end: %s", got)
	}
}
