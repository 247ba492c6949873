package fleet

import (
	"iter"
	"time"
)

// This file counts arrivals: how many came at once, and how many when.

const (
	maxPeaks   = 32
	maxBuckets = 240
)

// count writes the arrivals, which are in order, into the result.
func (r *Result) count(arrivals []time.Duration, f Fleet, p Plan) {
	if len(arrivals) == 0 {
		return
	}
	r.Over = forever
	for round := range f.rounds(p, maxPeaks) {
		r.Over = min(r.Over, round.Window)
	}
	r.Peak = peak(arrivals, r.Over)
	end := arrivals[len(arrivals)-1]
	r.Bucket = bucket(end, f.spread())
	r.Arrivals = make([]int, end/r.Bucket+1)
	r.Peaks = make([]float64, len(r.Arrivals))
	for at, n := range stretches(arrivals, r.Over) {
		b := at / r.Bucket
		r.Arrivals[b]++
		r.Peaks[b] = max(r.Peaks[b], float64(n)/r.Over.Seconds())
	}
}

// peak is the most of the times that lie in any stretch of a length, per second.
func peak(times []time.Duration, length time.Duration) float64 {
	most := 0
	for _, n := range stretches(times, length) {
		most = max(most, n)
	}
	return float64(most) / length.Seconds()
}

// stretches gives each of the times, which are in order, and how many lie in the stretch of a length that ends with it.
func stretches(times []time.Duration, length time.Duration) iter.Seq2[time.Duration, int] {
	return func(yield func(time.Duration, int) bool) {
		first := 0
		for i, at := range times {
			for at-times[first] > length {
				first++
			}
			if !yield(at, i+1-first) {
				return
			}
		}
	}
}

// bucket is the narrowest width of which maxBuckets reach the end: the spread, or 1, 2 or 5 times a power of ten
// nanoseconds above it.
func bucket(end, spread time.Duration) time.Duration {
	if end/spread < maxBuckets {
		return spread
	}
	for unit := time.Duration(1); ; unit *= 10 {
		for _, width := range [...]time.Duration{unit, 2 * unit, 5 * unit} {
			if end/width < maxBuckets {
				return width
			}
		}
	}
}
