package fleet

import (
	"iter"
	"math"
	"math/rand/v2"
	"slices"
	"time"
)

// This file is Decorrelated jitter, whose window is another for each client: from the base to three times what it drew
// before. What lies above the ceiling becomes the ceiling, so that many draws are the ceiling itself.
//
// Its means have no formula: some clients are followed whose draws are spread evenly over their windows. The totals so
// found are 1 to 4 % too long at a ceiling of 60 bases. Tried and dropped: to follow the mean alone, which is 44 % too
// long there.

// decorrelatedRange is the window of all clients together.
func (p Plan) decorrelatedRange(retry int) (lo, hi time.Duration) {
	if retry < 1 || p.Base <= 0 {
		return 0, 0
	}
	base := float64(p.Base)
	return p.clamp(base), p.clamp(base * math.Pow(3, float64(retry)))
}

// decorrelatedDraw is the next delay of a client whose delay before was last; at first that is the base.
func (p Plan) decorrelatedDraw(r *rand.Rand, last time.Duration) time.Duration {
	return p.clamp(p.part(r.Float64(), float64(last)))
}

// part is where a part of the window lies, from 0 at its start to 1 at its end, for a client whose delay before was last.
func (p Plan) part(x, last float64) float64 {
	base := float64(p.Base)
	return base + float64(x*(float64(3*last)-base)) // the conversions round, so that every machine gives the same
}

// decorrelatedWidth is how wide the window is of a client whose delay before was last. The end counts that the ceiling
// cuts off: those who drew it do not come together, since they went to wait at different times. But no window counts
// as wider than the longest delay.
func (p Plan) decorrelatedWidth(last time.Duration) time.Duration {
	if p.Ceiling > 0 && p.Base >= p.Ceiling {
		return 0
	}
	return p.clamp(p.part(1, float64(last)) - float64(p.Base))
}

const (
	followed = 128  // clients whose draws are followed
	strata   = 8    // draws of each of them
	settling = 1000 // retries after which the mean is taken not to change any more
)

// decorrelatedMeans are the means of the delays before each retry, without end.
func (p Plan) decorrelatedMeans() iter.Seq[time.Duration] {
	return func(yield func(time.Duration) bool) {
		delays := slices.Repeat([]float64{float64(p.clamp(float64(p.Base)))}, followed)
		mean, before := average(delays), 0.0
		for n := 0; ; n++ {
			if n < settling && math.Abs(mean-before) > before*1e-6 {
				p.follow(delays)
				mean, before = average(delays), mean
			}
			if !yield(duration(mean)) {
				return
			}
		}
	}
}

// follow lets clients draw their next delays. The draws stand for as many clients as before: each for some that drew
// nearly the same.
func (p Plan) follow(delays []float64) {
	draws := make([]float64, 0, len(delays)*strata)
	for _, last := range delays {
		for i := range strata {
			draws = append(draws, float64(p.clamp(p.part((float64(i)+0.5)/strata, last))))
		}
	}
	slices.Sort(draws)
	for i := range delays {
		delays[i] = average(draws[i*strata : (i+1)*strata])
	}
}

func average(xs []float64) float64 {
	sum := 0.0
	for _, x := range xs {
		sum += x
	}
	return sum / float64(len(xs))
}
