package fact

import "testing"

func TestMount(t *testing.T) {
	for _, c := range []struct{ in, from, to string }{
		{"/etc:/e", "/etc", "/e"},
		{"/etc:/e/:ro", "/etc", "/e"},
		{"type=bind,source=/etc,target=/e,readonly", "/etc", "/e"},
		{"cache:/c", "", ""},
		{"/c", "", ""},
	} {
		if from, to := mount(c.in); from != c.from || to != c.to {
			t.Errorf("%s is %q at %q", c.in, from, to)
		}
	}
}
