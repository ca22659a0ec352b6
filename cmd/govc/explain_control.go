package main

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/lang/config"
)

// citation is a control as it is printed.
type citation struct {
	ID     string   `json:"id"`
	Native string   `json:"native"`
	Title  string   `json:"title"`
	Notes  []string `json:"notes"`
}

func cite(p *policy, refs []config.Text, date string) []citation {
	list := []citation{}
	for _, r := range refs {
		list = append(list, citationOf(p, r.Value, date))
	}
	return list
}

func citationOf(p *policy, id, date string) citation {
	set := p.compiled.Catalogs
	c, _, _ := set.Control(id)
	notes := set.Annotations(id, p.compiled.Profile, cmp.Or(date, time.Now().Format(time.DateOnly)))
	return citation{ID: id, Native: c.Native, Title: c.Title, Notes: append([]string{}, notes...)}
}

func (a *app) citationText(heading string, list []citation) {
	rows := make([][2]string, len(list))
	for i, c := range list {
		rows[i] = [2]string{c.ID, c.Native + ": " + c.Title + notes(c.Notes)}
	}
	a.listed(heading, rows)
}

// listed prints ids and what they stand for, below a heading; nothing for none.
func (a *app) listed(heading string, rows [][2]string) {
	if len(rows) == 0 {
		return
	}
	printf(a.out, "\n%s\n", heading)
	wide := 0
	for _, r := range rows {
		wide = max(wide, shown(r[0]))
	}
	for _, r := range rows {
		a.hanging(a.out, entry(r[0], wide), r[1])
	}
}

func notes(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return " (" + strings.Join(list, "; ") + ")"
}

// controlReport is a control and the clauses behind it. The two lists never mix: one is asked for, the other is not.
type controlReport struct {
	citation
	Framework string      `json:"framework"`
	Edition   string      `json:"edition"`
	Supported []clauseRef `json:"supported_by"`
	Aim       []clauseRef `json:"aim_served_by"`
}

type clauseRef struct {
	ID       string `json:"id"`
	Text     string `json:"text"`
	Enforced string `json:"status"`
}

func (a *app) explainControl(p *policy, f explainFlags) error {
	set := p.compiled.Catalogs
	_, framework, ok := set.Control(f.control)
	if !ok {
		return usage("no catalog has the control `"+f.control+"`", didYouMean(f.control, set.IDs(), "write it as framework.control, such as gdpr.art_44"))
	}
	r := controlReport{citation: citationOf(p, f.control, f.date), Framework: framework.Name, Edition: framework.Edition}
	r.Supported, r.Aim = clausesBehind(p.compiled, f.control)
	if a.format == "json" {
		return a.writeJSON(r)
	}
	a.headed(r.ID, r.Native+": "+r.Title+notes(r.Notes))
	a.hanging(a.out, "", r.Framework+", edition "+r.Edition)
	a.clauseRefs("supported by", r.Supported)
	a.clauseRefs("aim served by; not required by the control", r.Aim)
	if len(r.Supported)+len(r.Aim) == 0 {
		printf(a.out, "\nno clause cites it\n")
	}
	return nil
}

// clausesBehind lists the clauses that cite a control, as a reference and as related. Switched-off clauses support nothing.
func clausesBehind(p *compiler.Policy, control string) (supported, aim []clauseRef) {
	supported, aim = []clauseRef{}, []clauseRef{}
	for _, c := range p.Clauses {
		if c.Disabled {
			continue
		}
		ref := clauseRef{ID: c.ID, Text: c.Text.Value, Enforced: statusOf(c)}
		if cites(c.References, control) {
			supported = append(supported, ref)
		}
		if cites(c.Related, control) {
			aim = append(aim, ref)
		}
	}
	return supported, aim
}

func cites(list []config.Text, control string) bool {
	for _, t := range list {
		if t.Value == control {
			return true
		}
	}
	return false
}

func (a *app) clauseRefs(heading string, list []clauseRef) {
	rows := make([][2]string, len(list))
	for i, c := range list {
		rows[i] = [2]string{c.ID, c.Text}
	}
	a.listed(heading, rows)
}

// gapsReport is the controls of a framework that no clause cites as a reference.
type gapsReport struct {
	Framework string `json:"framework"`
	Name      string `json:"name"`
	Edition   string `json:"edition"`
	Controls  int    `json:"controls"`
	Supported int    `json:"supported"`
	Gaps      []gap  `json:"gaps"`
}

type gap struct {
	citation
	Aim []string `json:"aim_served_by"`
}

func (a *app) explainGaps(p *policy, f explainFlags) error {
	set := p.compiled.Catalogs
	framework, ok := set.Framework(f.gaps)
	if !ok {
		var ids []string
		for _, fw := range set.Frameworks() {
			ids = append(ids, fw.ID)
		}
		return usage("no catalog has the framework `"+f.gaps+"`", didYouMean(f.gaps, ids, "use one of "+strings.Join(ids, ", ")))
	}
	r := gapsReport{Framework: framework.ID, Name: framework.Name, Edition: framework.Edition, Controls: len(framework.Controls), Gaps: []gap{}}
	for _, c := range framework.Controls {
		supported, aim := clausesBehind(p.compiled, c.Citation())
		if len(supported) > 0 {
			r.Supported++
			continue
		}
		g := gap{citation: citationOf(p, c.Citation(), f.date), Aim: []string{}}
		for _, ref := range aim {
			g.Aim = append(g.Aim, ref.ID)
		}
		r.Gaps = append(r.Gaps, g)
	}
	if a.format == "json" {
		return a.writeJSON(r)
	}
	return a.gapsText(r)
}

func (a *app) gapsText(r gapsReport) error {
	a.hanging(a.out, "", fmt.Sprintf("%s, edition %s: %d of %s supported by a clause", r.Name, r.Edition, r.Supported, count(r.Controls, "control is", "controls are")))
	a.hanging(a.out, "", "A gap is a control that no clause cites. Many controls are about people and processes, which no rule about tool calls can support.")
	fmt.Fprintln(a.out)
	t := table{columns: []column{{head: "control"}, {head: "title"}, {head: "aim served by", spare: 1}, {head: "notes", spare: 2}}}
	for _, g := range r.Gaps {
		t.add(plain(g.ID, strings.TrimPrefix(g.Native+": "+g.Title, ": "), strings.Join(g.Aim, ", "), strings.Join(g.Notes, "; "))...)
	}
	t.dropEmpty()
	return a.print(a.out, t)
}
