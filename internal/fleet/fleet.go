package fleet

import "time"

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
	return nil
}

// Round is what the whole fleet does on its n-th retry, counting those who were served before as if they came too.
type Round struct {
	Retry     int           // from 1
	Lo, Hi    time.Duration // the ends of the window that the delay is drawn from
	Window    time.Duration // its width; not less than the spread of the fleet
	PerSecond float64       // arrivals: clients by width
}

// Rounds are the first n rounds, or as many as the plan has retries. There are none where the delays are unknown.
func (f Fleet) Rounds(p Plan, n int) []Round {
	return nil
}

// Fits is the first of the plan's retries, up to the limit, whose arrivals are within the allowance.
func (f Fleet) Fits(p Plan, limit int) (retry int, ok bool) {
	return 0, false
}

// BaseThatFits is the shortest base with which Full jitter is within the allowance from the first retry on: clients
// by allowance.
func (f Fleet) BaseThatFits() time.Duration {
	return 0
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
	return nil
}
