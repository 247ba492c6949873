package schedule

import (
	"math"
	"testing"
	"time"
)

// Each body waits once for a drawn delay: the window that it is drawn from, and the most that all waits take,
// which may be a sum from above.
func TestShares(t *testing.T) {
	const sec = time.Second
	for _, test := range []struct {
		name, body string
		base       time.Duration
		window     float64
		times      int
		total      time.Duration
	}{
		{"full", `d := time.Second; for range 5 { if op() == nil { return }; time.Sleep(rand.N(d)); d = min(2*d, 8*time.Second) }`, sec, 1, 5, 23 * sec},
		{"full of a shift", `for n := range 4 { if op() == nil { return }; time.Sleep(time.Duration(rand.Int64N(int64(time.Second << n)))) }`, sec, 1, 4, 15 * sec},
		{"equal", `d := time.Second; for range 5 { if op() == nil { return }; time.Sleep(d/2 + rand.N(d/2)); d = min(2*d, 8*time.Second) }`, sec, 0.5, 5, 23 * sec},
		{"equal from a base not known", `d := unit; for range 5 { if op() == nil { return }; time.Sleep(d/2 + rand.N(d/2)); d *= 2 }`, 0, 0.5, 5, 0},
		{"taken away", `d := time.Second; for range 5 { if op() == nil { return }; time.Sleep(d - rand.N(d/2)); d *= 2 }`, sec, 0.5, 5, 31 * sec},
		{"added on top", `d := time.Second; for range 3 { if op() == nil { return }; time.Sleep(d + rand.N(d)); d *= 2 }`, 2 * sec, 0.5, 3, 14 * sec},
		{"proportional", `d := time.Second; for range 3 { if op() == nil { return }; time.Sleep(time.Duration(float64(d) * (0.75 + rand.Float64()/2))); d *= 2 }`, 1250 * time.Millisecond, 0.4, 3, 8750 * time.Millisecond},
		{"a fixed window beside the growth", `d := time.Second; for range 3 { if op() == nil { return }; time.Sleep(d + rand.N(time.Second)); d *= 2 }`, sec, 0, 3, 10 * sec},
		{"growth beside the window", `d := time.Second; for range 3 { if op() == nil { return }; time.Sleep(rand.N(d) + time.Second); d *= 2 }`, 2 * sec, 0, 3, 11 * sec},
		{"drawn into the growth", `d := time.Second; for range 3 { if op() == nil { return }; time.Sleep(d); d = min(time.Minute, time.Second + rand.N(3*d - time.Second)) }`, sec, 0, 3, 0},
		{"clamped behind the draw", `d := time.Second; for range 3 { if op() == nil { return }; time.Sleep(min(rand.N(d), 2*time.Second)); d *= 2 }`, sec, 0, 3, 0},
		{"fixed", `for range 5 { if op() == nil { return }; time.Sleep(time.Second + rand.N(3*time.Second)) }`, 4 * sec, 0.75, 5, 20 * sec},
		{"fixed and chosen", `d := time.Second; if unit > 0 { d = 2*time.Second }; for range 5 { if op() == nil { return }; time.Sleep(d + rand.N(time.Second)) }`, 0, 0, 5, 15 * sec},
		{"no draw", `d := time.Second; for n := 0; ; n++ { if op() == nil || n == 4 { return }; time.Sleep(d); d *= 2 }`, sec, 0, 4, 15 * sec},
	} {
		t.Run(test.name, func(t *testing.T) {
			src := "package p\nimport (\"math/rand/v2\"; \"time\")\nvar _ = rand.Int\nfunc f(op func() error, unit time.Duration) {\n" + test.body + "\n}\n"
			inProgram(t, src, func(p *program) {
				found := newRun(p).schedules()
				if len(found) != 1 || found[0].Bound == nil {
					t.Fatalf("%d schedules, bound %v", len(found), found[0].Bound)
				}
				s := found[0]
				if s.Base != test.base {
					t.Errorf("base: got %v, want %v", s.Base, test.base)
				}
				if math.Abs(s.Window-test.window) > 1e-6 {
					t.Errorf("window: got %v, want %v", s.Window, test.window)
				}
				if s.Bound.Times != test.times {
					t.Errorf("times: got %d, want %d", s.Bound.Times, test.times)
				}
				if got := s.Bound.Total.Round(time.Millisecond); test.total != 0 && got != test.total {
					t.Errorf("total: got %v, want %v", got, test.total)
				}
			})
		})
	}
}
