package fleet

import (
	"math/rand/v2"
	"time"
)

// This file decides between which ends a delay is drawn, and draws it.

// Jitter is how a random value enters the delay.
type Jitter uint8

const (
	None         Jitter = iota // no draw: the delay itself
	Full                       // from 0 to the delay
	Equal                      // from half the delay to the delay
	Proportional               // from the delay less a share of it to the delay and that share more
	Decorrelated               // from the base to three times the draw before, at most the ceiling
)

// Jitters are all the kinds, in the order in which they are compared.
var jitters = [...]Jitter{None, Full, Equal, Proportional, Decorrelated}

// DefaultWindow is the share of the delay on either side that With takes for Proportional: 20 %.
const DefaultWindow = 0.2

func (j Jitter) String() string {
	return name(int(j), "none", "full", "equal", "proportional", "decorrelated")
}

// With is the same plan under another jitter.
func (p Plan) With(j Jitter) Plan {
	p.Jitter = j
	if j == Proportional && !(p.Window > 0) {
		p.Window = DefaultWindow
	}
	return p
}

// Range is the shortest and the longest delay before a retry, counted from 1: the ends of the window that it is drawn
// from. They are equal without a draw, and 0 when unknown.
//
// Decorrelated clients have a window each, from the base to three times what they drew before. The range is that of
// all of them: it ends at base*3^retry, which is where the largest draws lead.
func (p Plan) Range(retry int) (lo, hi time.Duration) {
	return 0, 0
}

// draw is a delay before a retry, counted from 1, of a client whose delay before was last.
func (p Plan) draw(r *rand.Rand, retry int, last time.Duration) time.Duration {
	return 0
}
