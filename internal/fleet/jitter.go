package fleet

import (
	"math"
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
		return p.decorrelated(retry)
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

func (p Plan) decorrelated(retry int) (lo, hi time.Duration) {
	if retry < 1 || p.Base <= 0 {
		return 0, 0
	}
	base := float64(p.Base)
	return p.clamp(base), p.clamp(base * math.Pow(3, float64(retry)))
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
	if p.Jitter == Decorrelated { // the ceiling is applied to what is drawn: many draws are the ceiling itself
		base := float64(p.Base)
		return p.clamp(base + r.Float64()*(3*float64(last)-base))
	}
	lo, hi := p.Range(retry)
	return min(hi, plus(lo, duration(r.Float64()*float64(hi-lo))))
}

// width is how wide the window is that a delay is drawn from before a retry, for a client whose delay before was last.
// Of a Decorrelated window the end counts that the ceiling cuts off, since the clients who drew it do not come
// together: they went to wait at different times. But no window counts as wider than the longest delay.
func (p Plan) width(retry int, last time.Duration) time.Duration {
	if p.Jitter == Decorrelated {
		return p.clamp(3*float64(last) - float64(p.Base))
	}
	lo, hi := p.Range(retry)
	return hi - lo
}

// mean is the mean of draw, but for a Decorrelated client whose delay before was not last but last on average.
func (p Plan) mean(retry int, last time.Duration) time.Duration {
	if p.Jitter != Decorrelated {
		lo, hi := p.Range(retry)
		return lo + (hi-lo)/2
	}
	base, end := float64(p.Base), 3*float64(last)
	top := end
	if p.Ceiling > 0 {
		top = min(top, float64(p.Ceiling))
	}
	if top <= base {
		return duration(top)
	}
	below := (top - base) / (end - base) // the part of the draws that the ceiling leaves as they are
	return duration(below*(base+top)/2 + (1-below)*top)
}
