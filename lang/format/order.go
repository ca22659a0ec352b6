package format

import (
	"cmp"
	"slices"
)

// order is where the items of a block stand: attributes, then blocks. What is not listed keeps its place behind what is.
// Blocks of a concept are alternatives and keep the order that their author gave them.
var order = map[string]struct{ attributes, blocks []string }{
	"policy": {
		[]string{"use", "default", "mode", "editions", "host_prompt"},
		[]string{"organisation", "environment", "data_class"},
	},
	"organisation": {[]string{"domains", "regions", "owners", "prefixes", "approved_servers", "approved_hosts", "timezone"}, nil},
	"environment":  {[]string{"hosts", "branches", "servers", "paths"}, nil},
	"data_class":   {[]string{"paths", "servers", "tables"}, nil},
	"profile":      {[]string{"roles", "high_risk", "sector", "jurisdictions"}, nil},
	"clause": {
		[]string{"text", "when", "severity", "kind", "owner", "due", "mode", "references", "related", "disabled", "reason", "until"},
		[]string{"expect", "examples"},
	},
	"expect":    {[]string{"recall", "false_alarms"}, nil},
	"examples":  {[]string{"violates", "allows"}, nil},
	"exception": {[]string{"clause", "match", "owner", "reason", "until"}, nil},
	"concept":   {[]string{"kind", "object", "also", "includes", "when", "unknown", "replace"}, nil},
}

// arrange puts the items of a block in their order.
func (b *body) arrange(block string) {
	known := order[block]
	place := func(it item) int {
		names, first := known.attributes, 0
		if it.body != nil {
			names, first = known.blocks, 1000
		}
		if i := slices.Index(names, it.name); i >= 0 {
			return first + i
		}
		return first + 999
	}
	slices.SortStableFunc(b.items, func(x, y item) int { return cmp.Compare(place(x), place(y)) })
	// A blank line that stood before the first item now stands where it separates something, or nowhere.
	if len(b.items) > 0 && len(b.items[0].lead) == 0 {
		b.items[0].blank = false
	}
}
