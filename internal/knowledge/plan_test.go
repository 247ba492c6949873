package knowledge

import (
	"testing"
	"time"
)

// A ceiling that ends the retry does so after the wait before the one that would pass it.
func TestEnds(t *testing.T) {
	for _, test := range []struct {
		base, ceiling time.Duration
		factor        float64
		attempts      Number
		tries, waits  int
		total         time.Duration
	}{
		{time.Second, 30 * time.Second, 2, Number{}, 5, 5, 31 * time.Second},
		{time.Second, 30 * time.Second, 2, is(1 << 31), 5, 5, 31 * time.Second},
		{time.Second, 30 * time.Second, 2, is(3), 3, 2, 3 * time.Second},
		{time.Second, 30 * time.Second, 2, is(5), 5, 4, 15 * time.Second},
		{time.Second, 8 * time.Second, 2, Number{}, 4, 4, 15 * time.Second},
		{time.Second, 30 * time.Second, 1, is(4), 4, 3, 3 * time.Second},
	} {
		p := Plan{Shape: Exponential, Base: lasting(test.base), Ceiling: lasting(test.ceiling), Factor: is(test.factor), Attempts: test.attempts, Ends: true}
		tries := p.Bounded()
		total, ok := p.Total()
		if tries.Is != Exact || int(tries.Value) != test.tries || p.Times() != test.waits || !ok || total != test.total {
			t.Errorf("%+v: %v attempts, %d waits, %v", test, tries, p.Times(), total)
		}
	}
	open := Plan{Shape: Exponential, Base: Number{Is: Some}, Ceiling: lasting(time.Minute), Factor: is(2), Ends: true}
	if n := open.Bounded(); n.Is != Some || open.Times() != 0 {
		t.Errorf("from a base that is not known: %v attempts, %d waits", n, open.Times())
	}
}
