package fact

import "testing"

func TestOverlap(t *testing.T) {
	for _, c := range []struct {
		a, b Place
		want bool
	}{
		{Place{"/x", 0, 5}, Place{"/x", 4, 9}, true}, {Place{"/x", 0, 5}, Place{"/x", 5, 9}, false},
		{Place{"/x", 0, 5}, Place{"/y", 0, 5}, false}, {Place{"/x", 2, 2}, Place{"/x", 0, 5}, true},
	} {
		if got := overlap(c.a, c.b); got != c.want {
			t.Errorf("%v and %v overlap: %v", c.a, c.b, got)
		}
	}
}
