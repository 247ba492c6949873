package schedule

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestSpanArithmetic(t *testing.T) {
	for _, test := range []struct {
		name      string
		got, want span
	}{
		{"sum", span{1, 2}.add(span{3, 5}), span{4, 7}},
		{"difference", span{1, 2}.sub(span{3, 5}), span{-4, -1}},
		{"product with a negative side", span{-1, 2}.mul(span{3, 5}), span{-5, 10}},
		{"nothing times no bound", zero.mul(anyNum), zero},
		{"quotient", span{10, 20}.div(span{2, 5}), span{2, 10}},
		{"quotient by what may be zero", span{10, 20}.div(span{0, 5}), span{0, inf}},
		{"power", exact(2).pow(span{0, 10}), span{1, 1024}},
		{"power of a negative base", span{-2, 2}.pow(exact(2)), anyNum},
		{"intersection", span{0, 10}.meet(span{5, 20}), span{5, 10}},
		{"excluded", span{0, 1}.meet(span{5, 20}), span{0, 1}},
		{"nothing stays nothing", none.add(exact(1)), none},
		{"hull with nothing", exact(1).hull(none), exact(1)},
		{"opposite infinities", anyNum.add(anyNum), anyNum},
	} {
		if test.got != test.want {
			t.Errorf("%s: got %v, want %v", test.name, test.got, test.want)
		}
	}
}

// A span holds every number that its operands can make.
func TestSpanHolds(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	draw := func() (span, float64) {
		a, b := float64(r.IntN(200)-100), float64(r.IntN(200)-100)
		s := span{math.Min(a, b), math.Max(a, b)}
		return s, s.lo + math.Floor(r.Float64()*(s.hi-s.lo+1))
	}
	for range 20_000 {
		a, x := draw()
		b, y := draw()
		for name, c := range map[string]struct {
			s span
			x float64
		}{"add": {a.add(b), x + y}, "sub": {a.sub(b), x - y}, "mul": {a.mul(b), x * y}, "hull": {a.hull(b), x}} {
			if c.x < c.s.lo || c.x > c.s.hi {
				t.Fatalf("%s of %v and %v: %v lies outside %v", name, a, b, c.x, c.s)
			}
		}
		if q := a.div(b); y != 0 && (x/y < q.lo || x/y > q.hi) {
			t.Fatalf("div of %v and %v: %v lies outside %v", a, b, x/y, q)
		}
	}
}
