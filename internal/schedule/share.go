package schedule

// This file keeps between which ends a delay is drawn, as the share of its longest value that the draw can take away:
// 1 when it is drawn from nothing up (full jitter), 0.5 when from half of it. It is kept where it is the same on every
// attempt, since only then one number tells it; anything else is NaN, which no later step mends. Without a draw it is 0.

import (
	"math"
	"time"
)

var unsure = math.NaN()

// shareOfSum is the share of a term of a+b, where both hold it. The ends are weighed by the first values, or by the
// multiples of one and the same growth.
func shareOfSum(a, b term) float64 {
	if a.share == 0 && b.share == 0 {
		return 0
	}
	wa, wb := a.base, b.base
	if wa <= 0 || wb <= 0 {
		if !a.coef.isExact() || !b.coef.isExact() || a.pos != b.pos || a.at != b.at {
			return unsure
		}
		wa, wb = a.coef.lo, b.coef.lo
	}
	ends := drawnFrom(wa, a.share).add(drawnFrom(wb, b.share))
	if ends.lo < 0 || wb < 0 && b.share != 1 {
		return unsure
	}
	return 1 - ends.lo/ends.hi
}

// drawnFrom gives the ends of a window that ends at x.
func drawnFrom(x, share float64) span { return exact(x).hull(exact(x * (1 - share))) }

// shareBeside is the share of a term after something that does not hold it was added.
func shareBeside(t term, other value) float64 {
	if len(other.draws) > 0 || t.share != 0 && other.span != zero {
		return unsure // the window is wider, or narrower, than it grows
	}
	return t.share
}

// shareOfProduct is the share of a term after it was multiplied by something that does not hold it.
func shareOfProduct(t term, by value) float64 {
	switch {
	case len(by.draws) == 0:
		return t.share
	case !by.fixed() || by.span.lo < 0 || !by.span.finite() || by.span.hi <= 0:
		return unsure
	}
	return 1 - (1-t.share)*by.span.lo/by.span.hi
}

// shareOfJoin is the share where two paths meet that both hold the term.
func shareOfJoin(a, b term) float64 {
	if a.share == b.share {
		return a.share
	}
	return unsure
}

// shareBehind is the share once something was done to a drawn value that its ends do not follow.
func shareBehind(t term) float64 {
	if t.share != 0 {
		return unsure
	}
	return 0
}

// drawnShare is the share of a whole delay: of its growth, or of a fixed delay of which one draw makes all the difference.
// It is 0 when it is not known.
func (v value) drawnShare() float64 {
	if _, t := v.growth(); t.class != Fixed {
		if t.share > 0 && t.share <= 1 {
			return t.share
		}
		return 0
	}
	if len(v.terms) > 0 || len(v.draws) != 1 || v.opaque || !v.span.finite() || v.span.lo < 0 {
		return 0
	}
	width := v.span.hi - v.span.lo
	if math.Abs(width-v.draws[0].width) > float64(time.Microsecond) {
		return 0
	}
	return width / v.span.hi
}
