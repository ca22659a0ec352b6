package fact

import "testing"

func TestItemAbove(t *testing.T) {
	for path, want := range map[string][2]string{
		"orders.3.status": {"orders.", "orders.3."}, "orders.3.lines.0.sku": {"orders.3.lines.", "orders.3.lines.0."}, "status": {}, "a.b": {},
		"3.status": {"", "3."}, "orders.3": {}, "": {},
	} {
		if list, item := itemAbove(path); list != want[0] || item != want[1] {
			t.Errorf("%q lies in %q %q, want %q", path, list, item, want)
		}
	}
}
