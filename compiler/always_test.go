package compiler

import (
	"testing"

	"github.com/govc-lang/govc/compiler/condition"
)

func TestAlways(t *testing.T) {
	for source, want := range map[string]bool{
		"true": true, "not false": true, "action.tool == 'x' or true": true, "action.tool == 'x' or not (action.tool == 'x')": true,
		"count(call.args, .key == 'x') >= 0": true, "len(call.args) >= 0": true,
		"true and action.tool == 'x'": false, "action.tool == 'x'": false, "len(call.args) > 0": false,
		"action.tool == 'x' or not (action.tool == 'y')": false,
	} {
		n, problems := condition.Lower(source)
		if problems != nil {
			t.Errorf("%s: %v", source, problems)
		} else if got := always(n, true); got != want {
			t.Errorf("%s always holds: %v", source, got)
		}
	}
}
