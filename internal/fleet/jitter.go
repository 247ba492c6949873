package fleet

import (
	"iter"
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

// jitters are all the kinds, in the order in which they are compared.
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
// all of them together: it ends at base*3^retry, where the largest draws lead, or at the ceiling.
func (p Plan) Range(retry int) (lo, hi time.Duration) {
	if p.Jitter == Decorrelated {
		return p.decorrelatedRange(retry)
	}
	d := p.Delay(retry)
	switch p.Jitter {
	case Full:
		return 0, d
	case Equal:
		return d / 2, d
	case Proportional:
		share := p.share() * float64(d)
		return duration(float64(d) - share), duration(float64(d) + share)
	}
	return d, d
}

// share is Window where it is a number.
func (p Plan) share() float64 {
	if p.Window > 0 {
		return p.Window
	}
	return 0
}

// draw is a delay before a retry, counted from 1, of a client whose delay before was last; at first that is the base.
func (p Plan) draw(r *rand.Rand, retry int, last time.Duration) time.Duration {
	if p.Jitter == Decorrelated {
		return p.decorrelatedDraw(r, last)
	}
	lo, hi := p.Range(retry)
	return min(hi, plus(lo, duration(r.Float64()*float64(hi-lo))))
}

// width is how wide the window is that a delay is drawn from before a retry, for a client whose delay before was last.
func (p Plan) width(retry int, last time.Duration) time.Duration {
	if p.Jitter == Decorrelated {
		return p.decorrelatedWidth(last)
	}
	lo, hi := p.Range(retry)
	return hi - lo
}

// means are the means of the draws before each retry, without end.
func (p Plan) means() iter.Seq[time.Duration] {
	if p.Jitter == Decorrelated {
		return p.decorrelatedMeans()
	}
	return p.each(func(lo, hi time.Duration) time.Duration { return lo + (hi-lo)/2 })
}

// each goes through the windows of all retries, without end.
func (p Plan) each(of func(lo, hi time.Duration) time.Duration) iter.Seq[time.Duration] {
	return func(yield func(time.Duration) bool) {
		for retry := 1; yield(of(p.Range(retry))); retry++ {
		}
	}
}
