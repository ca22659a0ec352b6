package fact

import "testing"

// Facts that are given back hold nothing, and neither does the memory that they leave.
func TestFreedFactsAreGone(t *testing.T) {
	f := newFacts()
	d := &deriving{out: f}
	for range roomAtoms/usualAtoms + 2 { // the last have no room
		a := d.begin("command", "secret", Place{At: "/tool_input/command"})
		f.Acts = append(f.Acts, *a)
	}
	r, acts := f.room, f.Acts
	f.Free()
	if len(f.Acts) > 0 || f.room != nil || r.used != 0 {
		t.Error("the facts are still there")
	}
	for i := range r.atoms {
		if r.atoms[i] != (Atom{}) {
			t.Fatalf("atom %d is left: %v", i, r.atoms[i])
		}
	}
	for i := range acts {
		if acts[i].Label != "" || acts[i].Atoms != nil {
			t.Fatalf("act %d is left: %v", i, acts[i])
		}
	}
	f.Free() // once is enough
}

// The room of one act does not run into that of the next.
func TestRoomsAreApart(t *testing.T) {
	d := &deriving{out: newFacts()}
	a, b := d.begin("command", "", Place{}), d.begin("command", "", Place{})
	for i := range 2 * usualAtoms {
		a.Atoms = append(a.Atoms, Atom{Place: Place{Start: i}})
	}
	if len(b.Atoms) != 1 || b.Atoms[0].Value != "command" {
		t.Errorf("the second act is now %v", b.Atoms)
	}
}
