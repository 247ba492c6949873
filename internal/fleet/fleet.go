package fleet

import (
	"fmt"
	"iter"
	"slices"
	"time"
)

// This file is the division that says what a fleet does: the number of clients by the width of the window that their
// delays are drawn from. A uniform draw puts an equal share of the fleet into every equal slice of the window, so the
// quotient is their arrivals per second.

// DefaultSpread is how far apart clients are that failed together and wait the same delay: clock skew, the
// granularity of timers, the order in which the refusals came.
const DefaultSpread = 50 * time.Millisecond

// Fleet is a number of clients that fail together, and what they come back to.
type Fleet struct {
	Clients   int
	Allowance Rate          // what is served
	Spread    time.Duration // the window of a delay that nothing is drawn for; 0 is DefaultSpread
}

// Validate says what is wrong with a fleet, in the words of the command's flags.
func (f Fleet) Validate() error {
	switch {
	case f.Clients < 1:
		return fmt.Errorf("a fleet of %d: want 1 client or more", f.Clients)
	case !f.Allowance.valid():
		return fmt.Errorf("an allowance of %v requests a second: want a finite number above zero", float64(f.Allowance))
	case f.Spread < 0:
		return fmt.Errorf("a spread of %v: want a duration above zero", f.Spread)
	}
	return nil
}

// spread is Spread or its default.
func (f Fleet) spread() time.Duration {
	if f.Spread > 0 {
		return f.Spread
	}
	return DefaultSpread
}

// Round is what the whole fleet does on its n-th retry, counting those who were served before as if they came too.
//
// The window is Hi - Lo, but for Decorrelated, where each client has one of its own: there it is that of the typical
// client, from the base to three times the mean of the draw before, and at most the ceiling wide.
type Round struct {
	Retry     int           // from 1
	Lo, Hi    time.Duration // the shortest and the longest delay
	Window    time.Duration // the width that the delay is drawn from; not less than the spread of the fleet
	PerSecond float64       // arrivals: clients by window
}

// Rounds are the first n rounds, or as many as the plan has retries. There are none where the delays are unknown.
func (f Fleet) Rounds(p Plan, n int) []Round {
	return slices.Collect(f.rounds(p, n))
}

// rounds goes through the rounds with what the typical client waited before.
func (f Fleet) rounds(p Plan, n int) iter.Seq[Round] {
	return func(yield func(Round) bool) {
		last, retry, end := p.Base, 1, p.rounds(n)
		for mean := range p.means() {
			if retry > end {
				return
			}
			r := Round{Retry: retry, Window: max(p.width(retry, last), f.spread())}
			r.Lo, r.Hi = p.Range(retry)
			r.PerSecond = float64(f.Clients) / r.Window.Seconds()
			if !yield(r) {
				return
			}
			last, retry = mean, retry+1
		}
	}
}

// rounds is how many of n retries the plan makes.
func (p Plan) rounds(n int) int {
	if !p.Known() {
		return 0
	}
	if retries, bounded := p.Retries(); bounded {
		n = min(n, retries)
	}
	return min(n, maxWaits)
}

// Fits is the first of the plan's retries, up to the limit, whose arrivals are within the allowance.
func (f Fleet) Fits(p Plan, limit int) (retry int, ok bool) {
	for r := range f.rounds(p, limit) {
		if r.PerSecond <= float64(f.Allowance) {
			return r.Retry, true
		}
	}
	return 0, false
}

// BaseThatFits is the shortest base with which Full jitter is within the allowance from the first retry on: clients
// by allowance.
func (f Fleet) BaseThatFits() time.Duration {
	return duration(float64(f.Clients) / float64(f.Allowance) * float64(time.Second))
}

// Comparison is a plan under one kind of jitter.
type Comparison struct {
	Plan    Plan // with that jitter
	Rounds  []Round
	Fits    int           // the first retry within the allowance; 0 when none of the rounds is
	Worst   time.Duration // WorstTotal; 0 when unknown
	Typical time.Duration // TypicalTotal; 0 when unknown
}

// Compare gives the first n rounds of the plan under each kind of jitter, None first.
func (f Fleet) Compare(p Plan, n int) []Comparison {
	var all []Comparison
	for _, j := range jitters {
		c := Comparison{Plan: p.With(j)}
		c.Rounds = f.Rounds(c.Plan, n)
		c.Fits, _ = f.Fits(c.Plan, n)
		c.Worst, _ = c.Plan.WorstTotal()
		c.Typical, _ = c.Plan.TypicalTotal()
		all = append(all, c)
	}
	return all
}
