package main

import (
	"fmt"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
)

type codeReport struct {
	Code     string `json:"code"`
	Severity string `json:"severity"`
	Title    string `json:"title"`
	Doc      string `json:"doc"`
	Example  string `json:"example"`
}

func (a *app) explainCode(code string) error {
	info, ok := diag.Lookup(diag.Code(strings.ToUpper(code)))
	if !ok {
		return usage("there is no code `"+code+"`", didYouMean(code, allCodes(), "codes stand in brackets behind error, warning and note"))
	}
	r := codeReport{string(info.Code), info.Severity.String(), info.Title, info.Doc, info.Example}
	if a.format == "json" {
		return a.writeJSON(r)
	}
	fmt.Fprintf(a.out, "%s (%s): %s\n\n%s\n", a.paint(a.out, styleBold, r.Code), r.Severity, r.Title, r.Doc)
	if r.Example != "" {
		fmt.Fprintf(a.out, "\nthe smallest input that triggers it:\n\n%s", indented(r.Example))
	}
	return nil
}

func allCodes() []string {
	var codes []string
	for _, c := range diag.Codes {
		codes = append(codes, string(c.Code))
	}
	return codes
}

// didYouMean is a hint that offers the nearest name, or says something else when none is near.
func didYouMean(word string, options []string, otherwise string) string {
	if near := diag.Nearest(word, options, 1); len(near) > 0 {
		return "did you mean `" + near[0] + "`"
	}
	return otherwise
}
