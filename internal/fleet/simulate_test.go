package fleet

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"
)

// The peak of a simulation is what the arithmetic says of the plan's busiest round. It is lower by those who were
// served, and higher where the next rounds reach into the first: without them, it is the same.
func TestPeak(t *testing.T) {
	f := Fleet{Clients: 10_000, Allowance: 0.001}
	for _, j := range jitters {
		plan := Plan{Base: 4 * second, Attempts: 2, Jitter: j, Window: DefaultWindow}
		first := f.Rounds(plan, 1)[0]
		r, ok := Simulate(f, plan, 1)
		if !ok || r.Over != first.Window || r.Requests != f.Clients || r.GaveUp != f.Clients {
			t.Errorf("%v: %+v, want one retry each, and the peak over %v", j, r, first.Window)
		}
		if low := first.PerSecond * 0.97; r.Peak < low || r.Peak > first.PerSecond {
			t.Errorf("%v: peak of %v a second, want %v", j, r.Peak, first.PerSecond)
		}
		evenly(t, j, r, first)
	}
}

// evenly checks that every slice of the window has its share of the fleet: the arithmetic says nothing else.
func evenly(t *testing.T, j Jitter, r Result, round Round) {
	t.Helper()
	share := round.PerSecond * r.Bucket.Seconds()
	spread := DefaultSpread
	for i, n := range r.Arrivals {
		from := time.Duration(i) * r.Bucket
		if from < round.Lo+spread || from+r.Bucket > round.Hi {
			continue // at the edges
		}
		if got := float64(n); math.Abs(got-share) > 5*math.Sqrt(share) {
			t.Errorf("%v: %v arrivals from %v on, want about %v", j, n, from, share)
		}
	}
}

// Over several rounds the peak lies between the busiest round and all of them at once.
func TestPeakOverRounds(t *testing.T) {
	for _, j := range jitters {
		plan := doubling.With(j)
		all, busiest := 0.0, 0.0
		for _, round := range workers.Rounds(plan, 12) {
			all += round.PerSecond
			busiest = max(busiest, round.PerSecond)
		}
		r, _ := Simulate(workers, plan, 1)
		if r.Peak < 0.9*busiest || r.Peak > all {
			t.Errorf("%v: peak of %v a second, want %v to %v", j, r.Peak, busiest, all)
		}
	}
	if r, _ := Simulate(workers, doubling, 1); r.Peak != 8000 {
		t.Errorf("without a draw the peak is %v a second, want 8,000", r.Peak)
	}
}

// The quotient of a Decorrelated round, whose window is that of a typical client, is held against the arrivals of all
// clients, counted from when the fleet was refused.
func TestDecorrelatedRounds(t *testing.T) {
	const clients = 400_000
	plan := doubling.With(Decorrelated)
	r := rand.New(rand.NewPCG(1, 0))
	at, last := make([]time.Duration, clients), slices.Repeat([]time.Duration{plan.Base}, clients)
	f := Fleet{Clients: clients, Allowance: 1}
	var peaks []int
	for _, round := range f.Rounds(plan, 3) {
		for i := range at {
			last[i] = plan.draw(r, round.Retry, last[i])
			at[i] += last[i]
		}
		got := peak(slices.Sorted(slices.Values(at)), 100*ms)
		peaks = append(peaks, int(math.Round(got/clients*400)))
		if ratio := got / round.PerSecond; ratio < 0.8 || ratio > 1.25 {
			t.Errorf("round %d: %v a second, arithmetic %v", round.Retry, got, round.PerSecond)
		}
	}
	onPage(t, fmt.Sprintf("one of %d, %d and %d a second", peaks[0], peaks[1], peaks[2]))
}

// Nobody is lost: each client is served, has given up or is still at it, and the limiter serves what it may.
func TestSimulationAddsUp(t *testing.T) {
	for _, f := range []Fleet{workers, {Clients: 1, Allowance: 0.01}, {Clients: 10_000, Allowance: 500}, {Clients: 100, Allowance: 1e12}} {
		for _, j := range jitters {
			for _, attempts := range []int{0, 1, 2, 6} {
				plan := doubling.With(j)
				plan.Attempts = attempts
				r, ok := Simulate(f, plan, 7)
				addsUp(t, fmt.Sprintf("%+v, %v, %d attempts", f, j, attempts), f, plan, r, ok)
			}
		}
	}
}

func addsUp(t *testing.T, name string, f Fleet, plan Plan, r Result, ok bool) {
	t.Helper()
	sum := 0
	for _, n := range r.Arrivals {
		sum += n
	}
	served := f.Clients - r.GaveUp - r.Waiting
	may := float64(f.Allowance)*r.Served.Seconds() + 1e-6
	switch retries, bounded := plan.Retries(); {
	case !ok:
		t.Errorf("%s: not simulated", name)
	case len(r.Peaks) != len(r.Arrivals) || len(r.Peaks) > 0 && slices.Max(r.Peaks) != r.Peak:
		t.Errorf("%s: peaks %v in %d buckets, want the highest to be %v", name, r.Peaks, len(r.Arrivals), r.Peak)
	case sum != r.Requests || len(r.Arrivals) > maxBuckets:
		t.Errorf("%s: %d requests in %d buckets, want %d", name, sum, len(r.Arrivals), r.Requests)
	case served < 0 || served > r.Requests || float64(served) > may:
		t.Errorf("%s: %d served until %v, more than were allowed: %+v", name, served, r.Served, r)
	case bounded && r.Requests > retries*f.Clients:
		t.Errorf("%s: %d requests, more than %d each", name, r.Requests, retries)
	case !bounded && r.GaveUp > 0:
		t.Errorf("%s: %d gave up, though nothing bounds them", name, r.GaveUp)
	}
}

func TestSimulationRepeats(t *testing.T) {
	a, _ := Simulate(workers, doubling.With(Full), 1)
	b, _ := Simulate(workers, doubling.With(Full), 1)
	c, _ := Simulate(workers, doubling.With(Full), 2)
	if !reflect.DeepEqual(a, b) {
		t.Error("the same seed gives another result")
	}
	if reflect.DeepEqual(a, c) {
		t.Error("another seed gives the same result")
	}
}

// A deadline ends a client before the wait that would pass it.
func TestSimulatedDeadline(t *testing.T) {
	plan := doubling
	plan.Deadline = 6 * second // 1 + 2, but not + 4
	r, _ := Simulate(Fleet{Clients: 100, Allowance: 0.001}, plan, 1)
	if r.Requests != 200 || r.GaveUp != 100 {
		t.Errorf("%d requests, %d gave up; want two each", r.Requests, r.GaveUp)
	}
}

// What cannot be simulated is refused; what does not end is cut off.
func TestSimulationIsBounded(t *testing.T) {
	for name, f := range map[string]Fleet{"nobody": {Allowance: 1}, "too many": {Clients: maxClients + 1, Allowance: 1}} {
		if _, ok := Simulate(f, doubling, 1); ok {
			t.Errorf("%s: simulated", name)
		}
	}
	if _, ok := Simulate(workers, Plan{Growth: Geometric, Factor: 2}, 1); ok {
		t.Error("a plan that is not known: simulated")
	}
	for name, plan := range map[string]Plan{
		"never in time": {Base: 1},
		"shrinks":       {Base: second, Growth: Geometric, Factor: 0.5},
	} {
		if r, _ := Simulate(Fleet{Clients: 1000, Allowance: 1e-6}, plan, 1); r.Requests != maxRequests || r.Waiting != 1000 {
			t.Errorf("%s: %d requests, %d waiting; want it cut off", name, r.Requests, r.Waiting)
		}
	}
	r, _ := Simulate(Fleet{Clients: 10, Allowance: 1e-300}, Plan{Base: second, Growth: Geometric, Factor: 2}, 1)
	if r.GaveUp != 10 || r.Waiting != 0 {
		t.Errorf("%d gave up; want all, since the delays grow past what a clock can tell", r.GaveUp)
	}
}

// The plan that takes longest: nothing spreads ten thousand clients, and nothing ends them. It has to stay below a
// second.
func BenchmarkSimulate(b *testing.B) {
	for b.Loop() {
		Simulate(Fleet{Clients: 10_000, Allowance: workers.Allowance}, doubling, 1)
	}
}

// Whatever the numbers: nothing panics, hangs or contradicts itself.
func FuzzPlan(f *testing.F) {
	for _, x := range []float64{0, -1, 0.5, 1, 2, math.NaN(), math.Inf(1), 1e300} {
		f.Add(int64(second), uint8(3), x, int64(8*second), 5, uint8(1), x, int64(0), 400, x, int64(0), 3)
		f.Add(int64(math.MaxInt64), uint8(1), x, int64(1), math.MaxInt, uint8(4), x, int64(1), 10, x, int64(math.MaxInt64), math.MinInt)
	}
	f.Fuzz(func(t *testing.T, base int64, growth uint8, factor float64, ceiling int64, attempts int, jitter uint8, window float64, deadline int64, clients int, allowance float64, spread int64, retry int) {
		plan := Plan{
			Base: time.Duration(base), Growth: Growth(growth), Factor: factor, Ceiling: time.Duration(ceiling), Attempts: attempts,
			Trailing: base%2 == 0, Jitter: Jitter(jitter), Window: window, Deadline: time.Duration(deadline),
		}
		fleet := Fleet{Clients: clients % 1000, Allowance: Rate(allowance), Spread: time.Duration(spread)}
		sane(t, plan, retry)
		for _, c := range fleet.Compare(plan, 5) {
			sane(t, c.Plan, retry)
			if c.Typical > c.Worst && c.Plan.Jitter != Proportional {
				t.Errorf("%+v: typical %v above worst %v", c.Plan, c.Typical, c.Worst)
			}
		}
		if r, ok := Simulate(fleet, plan, 1); ok && plan.Attempts <= 0 && plan.Deadline <= 0 {
			addsUp(t, fmt.Sprintf("%+v %+v", fleet, plan), fleet, Plan{Attempts: maxRequests}, r, ok)
		}
		_ = plan.Jitter.String() + plan.Growth.String()
		fleet.BaseThatFits()
	})
}

func sane(t *testing.T, p Plan, retry int) {
	t.Helper()
	d := p.Delay(retry)
	lo, hi := p.Range(retry)
	if d < 0 || lo < 0 || hi < lo || p.Ceiling > 0 && d > p.Ceiling {
		t.Errorf("%+v: retry %d waits %v, from %v to %v", p, retry, d, lo, hi)
	}
	r := rand.New(rand.NewPCG(1, 0))
	last := p.Base
	for n := 1; p.Known() && n <= 50; n++ {
		last = p.draw(r, n, last)
		if lo, hi := p.Range(n); last < lo || last > hi {
			t.Errorf("%+v: retry %d drew %v, out of %v to %v", p, n, last, lo, hi)
		}
	}
}
