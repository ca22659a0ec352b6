package main

import (
	"github.com/spf13/cobra"

	"github.com/govc-lang/govc/compiler/graph"
)

func (a *app) graphCommand() *cobra.Command {
	var clauses string
	cmd := &cobra.Command{
		Use:   "graph [CLAUSE]",
		Short: "print the decision graph, or the part of one clause",
		Long: `graph prints what the sentences were compiled to: leaves are tests on facts, shared by all clauses; roots are clauses. The text is
stable, so that two versions can be compared; dot is for Graphviz, mermaid for Markdown, and json for programs: clauses with their root, and
nodes with what they compare and what they are made of.

The clauses are those of -c, else of clauses/ when there is such a folder, else the standard library.`,
		Example: `  govc graph money-movement
  govc graph money-movement --format dot | dot -Tsvg > money-movement.svg`,
		Args: oneArgument,
		RunE: func(_ *cobra.Command, args []string) error { return a.graph(clauses, args) },
	}
	cmd.Flags().StringVarP(&clauses, "clauses", "c", "", "print the graph of the clauses in `DIR` or file")
	return withFormats(cmd, "text", "dot", "mermaid", "json")
}

func (a *app) graph(clauses string, args []string) error {
	p, err := a.open(sources{path: sourcesOrLibrary(clauses)})
	if err != nil {
		return err
	}
	id := ""
	if len(args) == 1 {
		c, err := clauseOf(p, args[0])
		if err != nil {
			return err
		}
		if c.Effect == "" {
			return usage("clause "+c.ID+" decides nothing, so it has no graph", "see govc explain "+c.ID)
		}
		id = c.ID
	}
	g, err := graph.Open(p.compiled.Graph)
	if err != nil {
		return internal(err)
	}
	return a.draw(g, id)
}

// draw prints the graph, or the part of one clause.
func (a *app) draw(g *graph.Graph, id string) (err error) {
	var ids []string
	if id != "" {
		ids = []string{id}
	}
	switch a.format {
	case "json":
		return a.writeJSON(g.List(ids...))
	case "dot":
		_, err = a.out.WriteString(g.DOT(ids...))
	case "mermaid":
		_, err = a.out.WriteString(g.Mermaid(ids...))
	default:
		text, one := g.DumpClause(id)
		if !one {
			text = g.Dump()
		}
		_, err = a.out.WriteString(text)
	}
	return err
}
