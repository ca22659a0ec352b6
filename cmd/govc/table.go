package main

import (
	"bytes"
	"io"
	"slices"
	"strings"

	"github.com/olekukonko/tablewriter"
	"github.com/olekukonko/tablewriter/pkg/twwidth"
	"github.com/olekukonko/tablewriter/renderer"
	"github.com/olekukonko/tablewriter/tw"

	"github.com/govc-lang/govc/lang/diag"
)

// table is rows for a person. It gives up columns, and then wraps its widest one, until it fits into the window.
type table struct {
	columns []column
	rows    [][]cell
}

// column is one column; those with a higher spare go first when the window is narrow, and those with 0 never.
type column struct {
	head  string
	right bool // numbers
	spare int
}

// cell is the text of one cell and its colour.
type cell struct {
	text  string
	style style
}

func plain(texts ...string) []cell {
	cells := make([]cell, len(texts))
	for i, t := range texts {
		cells[i].text = t
	}
	return cells
}

// columnGap is the space between two columns.
const columnGap = 2

// add takes a row. Its texts may be anybody's: they are made visible before anything is measured.
func (t *table) add(cells ...cell) {
	for i := range cells {
		cells[i].text = diag.Visible(cells[i].text, "")
	}
	t.rows = append(t.rows, cells)
}

// widths is how wide each column is, with its gap.
func (t *table) widths() []int {
	w := make([]int, len(t.columns))
	for i, c := range t.columns {
		w[i] = twwidth.Width(c.head) + columnGap
		for _, r := range t.rows {
			w[i] = max(w[i], twwidth.Width(r[i].text)+columnGap)
		}
	}
	return w
}

func total(widths []int) (n int) {
	for _, w := range widths {
		n += w
	}
	return n
}

// dropEmpty drops the columns that are empty in all rows.
func (t *table) dropEmpty() {
	for i := len(t.columns) - 1; i >= 0; i-- {
		if !slices.ContainsFunc(t.rows, func(r []cell) bool { return r[i].text != "" }) {
			t.drop(i)
		}
	}
}

func (t *table) drop(column int) {
	t.columns = slices.Delete(t.columns, column, column+1)
	for i, r := range t.rows {
		t.rows[i] = slices.Delete(r, column, column+1)
	}
}

// fit drops spare columns until the table is at most width wide.
func (t *table) fit(width int) {
	for total(t.widths())-columnGap > width {
		worst := 0
		for i, c := range t.columns {
			if c.spare > t.columns[worst].spare {
				worst = i
			}
		}
		if t.columns[worst].spare == 0 {
			return
		}
		t.drop(worst)
	}
}

// print writes the table.
func (a *app) print(w io.Writer, t table) error {
	t.fit(a.width(w))
	widths := t.widths()
	var b bytes.Buffer
	out := tablewriter.NewTable(&b,
		tablewriter.WithRenderer(renderer.NewBlueprint(tw.Rendition{
			Borders: tw.Border{Left: tw.Off, Right: tw.Off, Top: tw.Off, Bottom: tw.Off},
			Symbols: tw.NewSymbolCustom("plain").WithRow("─").WithCenter("─").WithMidLeft("").WithMidRight(""),
			Settings: tw.Settings{
				Separators: tw.Separators{BetweenColumns: tw.Off, BetweenRows: tw.Off, ShowHeader: tw.Off},
				Lines:      tw.Lines{ShowHeaderLine: tw.On, ShowTop: tw.Off, ShowBottom: tw.Off},
			},
		})),
		tablewriter.WithConfig(t.config(widths, a.width(w))),
		tablewriter.WithTrimSpace(tw.Off),
	)
	heads := make([]any, len(t.columns))
	for i, c := range t.columns {
		heads[i] = c.head
	}
	out.Header(heads...)
	for _, r := range t.rows {
		line := make([]any, len(r))
		for i, c := range r {
			line[i] = string(a.paint(w, c.style, c.text))
		}
		if err := out.Append(line...); err != nil {
			return err
		}
	}
	if err := out.Render(); err != nil {
		return err
	}
	for line := range bytes.Lines(b.Bytes()) {
		if rule := []rune(strings.TrimSpace(string(line))); strings.Trim(string(rule), "─") == "" {
			line = []byte(string(rule[:min(len(rule), a.width(w))]))
		}
		if _, err := w.Write(append(bytes.TrimRight(line, " \n"), '\n')); err != nil {
			return err
		}
	}
	return nil
}

func (t *table) config(widths []int, width int) tablewriter.Config {
	align := make([]tw.Align, len(t.columns))
	limits := tw.NewMapper[int, int]()
	widest := 0
	for i, c := range t.columns {
		align[i] = tw.AlignLeft
		if c.right {
			align[i] = tw.AlignRight
		}
		if widths[i] > widths[widest] {
			widest = i
		}
	}
	for i, w := range widths {
		limits.Set(i, w)
	}
	if over := total(widths) - columnGap - width; over > 0 {
		limits.Set(widest, max(20, widths[widest]-over))
	}
	pad := tw.CellPadding{Global: tw.Padding{Right: "  ", Overwrite: true}}
	cfg := tw.CellConfig{
		Formatting: tw.CellFormatting{AutoWrap: tw.WrapNormal, AutoFormat: tw.Off},
		Alignment:  tw.CellAlignment{PerColumn: align},
		Padding:    pad,
	}
	cfg.ColMaxWidths.PerColumn = limits
	return tablewriter.Config{Header: cfg, Row: cfg}
}
