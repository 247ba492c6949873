package fleet

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

const (
	second = time.Second
	ms     = time.Millisecond
)

// doubling waits 1, 2, 4, 8, 8, ... seconds.
var doubling = Plan{Base: second, Growth: Geometric, Factor: 2, Ceiling: 8 * second}

func TestDelay(t *testing.T) {
	for _, test := range []struct {
		name string
		plan Plan
		want []time.Duration // before the retries 1, 2, 3, ...
	}{
		{"doubling", doubling, []time.Duration{second, 2 * second, 4 * second, 8 * second, 8 * second}},
		{"fixed", Plan{Base: second}, []time.Duration{second, second, second}},
		{"linear", Plan{Base: second, Growth: Linear, Factor: 1}, []time.Duration{second, 2 * second, 3 * second}},
		{"linear by half the base", Plan{Base: second, Growth: Linear, Factor: 0.5}, []time.Duration{second, 1500 * ms, 2 * second}},
		{"square", Plan{Base: second, Growth: Polynomial, Factor: 2}, []time.Duration{second, 4 * second, 9 * second}},
		{"doubling and the base more", Plan{Base: second, Growth: Geometric, Factor: 2, Step: second, Ceiling: 10 * second}, []time.Duration{second, 3 * second, 7 * second, 10 * second}},
		{"a factor of one and a step", Plan{Base: second, Growth: Geometric, Factor: 1, Step: 500 * ms}, []time.Duration{second, 1500 * ms, 2 * second}},
		{"shrinking", Plan{Base: second, Growth: Geometric, Factor: 0.5}, []time.Duration{second, 500 * ms, 250 * ms}},
		{"ceiling below the base", Plan{Base: second, Growth: Geometric, Factor: 2, Ceiling: 100 * ms}, []time.Duration{100 * ms, 100 * ms}},
		{"base unknown", Plan{Growth: Geometric, Factor: 2}, []time.Duration{0, 0}},
		{"factor unknown", Plan{Base: second, Growth: Geometric}, []time.Duration{second, 0}},
		{"factor no number", Plan{Base: second, Growth: Geometric, Factor: math.NaN()}, []time.Duration{second, 0}},
		{"factor without end", Plan{Base: second, Growth: Geometric, Factor: math.Inf(1)}, []time.Duration{second, forever}},
		{"negative", Plan{Base: -second, Growth: Linear, Factor: -1, Ceiling: -second}, []time.Duration{0, 0}},
	} {
		for i, want := range test.want {
			if got := test.plan.Delay(i + 1); got != want {
				t.Errorf("%s: delay %d is %v, want %v", test.name, i+1, got, want)
			}
		}
	}
}

// A second doubled 33 times is the last that an int64 of nanoseconds holds; every delay behind it is the longest one.
func TestDelaySaturates(t *testing.T) {
	plan := Plan{Base: second, Growth: Geometric, Factor: 2}
	if got, want := plan.Delay(34), second<<33; got != want {
		t.Errorf("delay 34 is %v, want %v", got, want)
	}
	for _, retry := range []int{35, 64, 1_000_000, math.MaxInt} {
		if got := plan.Delay(retry); got != forever {
			t.Errorf("delay %d is %v, want %v", retry, got, forever)
		}
	}
	for _, retry := range []int{0, -1, math.MinInt} {
		if got := plan.Delay(retry); got != 0 {
			t.Errorf("there is no retry %d, but its delay is %v", retry, got)
		}
	}
}

func TestRange(t *testing.T) {
	for _, test := range []struct {
		plan   Plan
		retry  int
		lo, hi time.Duration
	}{
		{doubling, 3, 4 * second, 4 * second},
		{doubling.With(Full), 3, 0, 4 * second},
		{doubling.With(Equal), 3, 2 * second, 4 * second},
		{doubling.With(Proportional), 3, 3200 * ms, 4800 * ms},
		{Plan{Base: second, Jitter: Proportional, Window: 1.5}, 1, 0, 2500 * ms},
		{Plan{Base: second, Jitter: Proportional, Window: math.NaN()}, 1, second, second},
		{Plan{Base: forever, Jitter: Proportional, Window: 1}, 1, 0, forever},
		{doubling.With(Decorrelated), 1, second, 3 * second},
		{doubling.With(Decorrelated), 2, second, 8 * second},
		{doubling.With(Decorrelated), 3, second, 8 * second},
		{Plan{Base: second, Jitter: Decorrelated}, 100, second, forever},
		{Plan{Base: second, Jitter: Decorrelated, Ceiling: 100 * ms}, 2, 100 * ms, 100 * ms},
		{Plan{Jitter: Decorrelated}, 1, 0, 0},
	} {
		if lo, hi := test.plan.Range(test.retry); lo != test.lo || hi != test.hi {
			t.Errorf("%+v: retry %d is drawn from %v to %v, want %v to %v", test.plan, test.retry, lo, hi, test.lo, test.hi)
		}
	}
}

// Draws fill their range, and their mean is the one that the typical total adds up.
func TestDraws(t *testing.T) {
	const clients, retries = 20_000, 12
	for _, ceiling := range []time.Duration{8 * second, 60 * second, 0} {
		for _, j := range jitters {
			plan := Plan{Base: second, Growth: Geometric, Factor: 2, Ceiling: ceiling}.With(j)
			r := rand.New(rand.NewPCG(1, 0))
			last := slices.Repeat([]time.Duration{plan.Base}, clients)
			retry := 1
			for want := range plan.means() {
				sum := 0.0
				for i := range last {
					last[i] = plan.draw(r, retry, last[i])
					sum += float64(last[i])
				}
				if got := sum / clients; math.Abs(got/float64(want)-1) > 0.05 {
					t.Errorf("%v below %v: retry %d waited %v on average, want %v", j, ceiling, retry, time.Duration(got), want)
				}
				inRange(t, plan, retry, last)
				if retry++; retry > retries {
					break
				}
			}
		}
	}
}

func inRange(t *testing.T, plan Plan, retry int, draws []time.Duration) {
	t.Helper()
	lo, hi := plan.Range(retry)
	least, most, edge := slices.Min(draws), slices.Max(draws), (hi-lo)/50
	if plan.Jitter == Decorrelated && hi != plan.Ceiling && retry > 2 {
		edge = hi // that many draws near the end do not happen
	}
	if least < lo || least > lo+edge || most > hi || most < hi-edge {
		t.Errorf("%v: retry %d drew from %v to %v, want %v to %v", plan.Jitter, retry, least, most, lo, hi)
	}
}

func TestTotals(t *testing.T) {
	of := func(attempts int, change func(*Plan)) Plan {
		plan := doubling
		plan.Attempts = attempts
		change(&plan)
		return plan
	}
	none := func(*Plan) {}
	for _, test := range []struct {
		name           string
		plan           Plan
		worst, typical time.Duration
		known          bool
	}{
		{"five attempts, a wait after each", of(5, func(p *Plan) { p.Trailing = true }), 23 * second, 23 * second, true},
		{"five attempts, waits between", of(5, none), 15 * second, 15 * second, true},
		{"full halves it", of(6, func(p *Plan) { p.Jitter = Full }), 23 * second, 11500 * ms, true},
		{"equal takes a fourth off", of(6, func(p *Plan) { p.Jitter = Equal }), 23 * second, 17250 * ms, true},
		{"proportional", of(6, func(p *Plan) { *p = p.With(Proportional) }), 27600 * ms, 23 * second, true},
		{"one attempt", of(1, none), 0, 0, true},
		{"one attempt of what is not known", Plan{Attempts: 1}, 0, 0, true},
		{"nothing bounds it", of(0, none), 0, 0, false},
		{"base unknown", Plan{Attempts: 5}, 0, 0, false},
		{"only a deadline", of(0, func(p *Plan) { p.Deadline = 30 * second }), 30 * second, 30 * second, true},
		{"deadline first", of(6, func(p *Plan) { p.Deadline = 20 * second; p.Jitter = Full }), 20 * second, 11500 * ms, true},
		{"no ceiling", of(11, func(p *Plan) { p.Ceiling = 0 }), 1023 * second, 1023 * second, true},
		{"saturates", of(1000, func(p *Plan) { p.Ceiling = 0 }), forever, forever, true},
		{"a million attempts", of(1_000_001, none), 7*second + 999_997*8*second, 7*second + 999_997*8*second, true},
		{"more than are added, at a factor of one", Plan{Base: second, Growth: Geometric, Factor: 1, Attempts: 1_000_001}, 1e6 * second, 1e6 * second, true},
		{"more than are added, fixed", Plan{Base: second, Attempts: 1_000_001}, 1e6 * second, 1e6 * second, true},
		{"more than are added, still growing", Plan{Base: 1, Growth: Linear, Factor: 1, Attempts: 1_000_000}, 0, 0, false},
	} {
		worst, ok := test.plan.WorstTotal()
		if ok != test.known || ok && worst != test.worst {
			t.Errorf("%s: worst %v, %v; want %v, %v", test.name, worst, ok, test.worst, test.known)
		}
		typical, ok := test.plan.TypicalTotal()
		if ok != test.known || ok && typical != test.typical {
			t.Errorf("%s: typical %v, %v; want %v, %v", test.name, typical, ok, test.typical, test.known)
		}
	}
	if worst, ok := (Plan{Deadline: second}).WorstTotal(); !ok || worst != second {
		t.Errorf("a deadline bounds waits that are not known: got %v, %v", worst, ok)
	}
	if typical, ok := (Plan{Deadline: second}).TypicalTotal(); ok {
		t.Errorf("what is typical of waits that are not known: got %v", typical)
	}
}
