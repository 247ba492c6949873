package schedule

import (
	"strings"
	"testing"
	"time"
)

// Each body waits once; the recurrence of its delay is solved and compared.
func TestRecurrences(t *testing.T) {
	for _, test := range []struct {
		name, body string
		class      Class
		factor     float64
		base       time.Duration
		largest    time.Duration
		ceiling    Answer
	}{
		{"constant", `for op() != nil { time.Sleep(time.Second) }`, Fixed, 0, time.Second, time.Second, Unknown},
		{"sum with a constant", `for d := time.Second; op() != nil; d += time.Second { time.Sleep(d) }`, Linear, 0, time.Second, 0, Unknown},
		{"counted sum", `for i := range 4 { if op() == nil { return }; time.Sleep(time.Duration(i+1) * time.Second) }`, Linear, 0, time.Second, 4 * time.Second, Unknown},
		{"sum with a counter", `d := time.Second; for n := 1; op() != nil; n++ { d += time.Duration(n); time.Sleep(d) }`, Polynomial, 0, 0, 0, Unknown},
		{"square", `for n := 1; op() != nil; n++ { time.Sleep(time.Duration(n*n) * time.Second) }`, Polynomial, 0, 0, 0, Unknown},
		{"product", `for d := time.Second; op() != nil; d *= 3 { time.Sleep(d) }`, Geometric, 3, time.Second, 0, No},
		{"sum with itself", `for d := time.Second; op() != nil; d += d { time.Sleep(d) }`, Geometric, 2, time.Second, 0, No},
		{"fraction", `for d := 2 * time.Second; op() != nil; d = d * 3 / 2 { time.Sleep(d) }`, Geometric, 1.5, 2 * time.Second, 0, No},
		{"decay", `for d := time.Minute; op() != nil; d /= 2 { time.Sleep(d) }`, Fixed, 0, 0, time.Minute, Unknown},
		{"there and back", `for d := time.Second; op() != nil; d = d * 2 / 2 { time.Sleep(d) }`, Fixed, 0, time.Second, time.Second, Unknown},
		{"shift", `for n := 0; op() != nil; n++ { time.Sleep(time.Second << n) }`, Geometric, 2, time.Second, 0, No},
		{"shift by two", `for n := 0; op() != nil; n += 2 { time.Sleep(time.Second << n) }`, Geometric, 4, time.Second, 0, No},
		{"falling shift", `for n := 9; n > 0 && op() != nil; n-- { time.Sleep(time.Second << n) }`, Fixed, 0, 0, 0, Unknown},
		{"rising from a falling counter", `for n := 9; n > 0 && op() != nil; n-- { time.Sleep(time.Second << (10 - n)) }`, Geometric, 2, 2 * time.Second, 512 * time.Second, Unknown},
		{"power of the counter", `for n := 1.0; op() != nil; n++ { time.Sleep(time.Duration(math.Pow(n, 2)) * time.Second) }`, Polynomial, 0, 0, 0, Unknown},
		{"power of two", `for n := 0.0; op() != nil; n++ { time.Sleep(time.Duration(math.Pow(2, n)) * time.Second) }`, Geometric, 2, time.Second, 0, No},
		{"logarithm", `for d := 2.0; op() != nil; d *= 2 { time.Sleep(time.Duration(math.Log2(d)) * time.Second) }`, Linear, 0, 0, 0, Unknown},
		{"Fibonacci", `a, b := time.Second, time.Second; for op() != nil { time.Sleep(a); a, b = b, a+b }`, Geometric, golden, time.Second, 0, No},
		{"counted", `d := time.Second; for range 5 { if op() == nil { return }; time.Sleep(d); d *= 2 }`, Geometric, 2, time.Second, 16 * time.Second, Unknown},
		{"counted after the growth", `d := time.Second; for range 5 { if op() == nil { return }; d *= 2; time.Sleep(d) }`, Geometric, 2, 2 * time.Second, 32 * time.Second, Unknown},
		{"counted in the middle", `d := time.Second; for n := 0; ; n++ { if op() == nil || n == 4 { return }; time.Sleep(d); d *= 2 }`, Geometric, 2, time.Second, 8 * time.Second, Unknown},
		{"clamped", `for d := time.Second; op() != nil; d = min(2*d, time.Minute) { time.Sleep(d) }`, Geometric, 2, time.Second, time.Minute, Yes},
		{"clamped by an if", `d := time.Second; for op() != nil { time.Sleep(d); if d *= 2; d > time.Minute { d = time.Minute } }`, Geometric, 2, time.Second, time.Minute, Yes},
		{"guarded growth", `d := time.Second; for op() != nil { time.Sleep(d); if d < time.Minute { d *= 2 } }`, Geometric, 2, time.Second, 64 * time.Second, Yes},
		{"left when too long", `for d := time.Second; op() != nil && d < time.Minute; d *= 2 { time.Sleep(d) }`, Geometric, 2, time.Second, time.Minute, Yes},
		{"reset", `d := time.Second; for { if op() == nil { d = time.Second; continue }; time.Sleep(d); d *= 2 }`, Geometric, 2, time.Second, 0, No},
		{"average", `d := time.Second; for op() != nil { time.Sleep(d); d = d*7/8 + time.Second/8 }`, Fixed, 0, 0, 0, Unknown},
		{"unit of a setting", `d := unit; d *= time.Millisecond; for op() != nil { time.Sleep(d) }`, Fixed, 0, 0, 0, Unknown},
		{"inner loop", `for n := 0; op() != nil; n++ { d := time.Second; for i := 0; i < n; i++ { d *= 2 }; time.Sleep(d) }`, Geometric, 2, time.Second, 0, No},
		{"table", `for _, d := range []time.Duration{1e9, 2e9, 5e9, 30e9} { if op() == nil { return }; time.Sleep(d) }`, Geometric, 0, 0, 30 * time.Second, Yes},
		{"even table", `for _, d := range []time.Duration{1e9, 2e9, 3e9} { if op() == nil { return }; time.Sleep(d) }`, Linear, 0, time.Second, 3 * time.Second, Unknown},
	} {
		t.Run(test.name, func(t *testing.T) {
			src := "package p\nimport (\"math\"; \"time\")\nvar _ = math.Pow\nfunc f(op func() error, unit time.Duration) {\n" + test.body + "\n}\n"
			inProgram(t, src, func(p *program) {
				a := newRun(p)
				found := a.schedules()
				if len(found) != 1 {
					t.Fatalf("%d schedules", len(found))
				}
				s := found[0]
				if s.Growth != test.class {
					t.Errorf("growth: got %v, want %v", s.Growth, test.class)
				}
				if test.factor != 0 && s.Factor != test.factor {
					t.Errorf("factor: got %v, want %v", s.Factor, test.factor)
				}
				if test.base != 0 && s.Base != test.base {
					t.Errorf("base: got %v, want %v", s.Base, test.base)
				}
				if test.largest != 0 && s.Largest.Round(time.Millisecond) != test.largest {
					t.Errorf("largest: got %v, want %v", s.Largest, test.largest)
				}
				if s.Ceiling != test.ceiling {
					t.Errorf("ceiling: got %v, want %v", s.Ceiling, test.ceiling)
				}
			})
		})
	}
}

// A function of very many blocks ends, and the answer does not depend on how often it is asked.
func TestManyBlocks(t *testing.T) {
	var body strings.Builder
	body.WriteString("d := time.Second\nfor op() != nil {\n")
	for range 2500 {
		body.WriteString("if op() == nil { d *= 2 } else if d > unit { d = unit }\n")
	}
	body.WriteString("time.Sleep(d)\n}")
	src := "package p\nimport \"time\"\nfunc f(op func() error, unit time.Duration) {\n" + body.String() + "\n}\n"
	start := time.Now()
	inProgram(t, src, func(p *program) {
		if found := newRun(p).schedules(); len(found) != 1 {
			t.Errorf("%d schedules", len(found))
		}
	})
	if took := time.Since(start); took > 20*time.Second {
		t.Errorf("10,000 blocks took %v", took)
	}
}
