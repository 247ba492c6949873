package fleet

import (
	"iter"
	"time"
)

// This file decides how long a call waits in all.

// Retries is how often the operation runs again at most; false when no number of attempts bounds it.
func (p Plan) Retries() (int, bool) {
	return max(p.Attempts, 1) - 1, p.Attempts > 0
}

// Waits is how often a call waits at most; false when no number of attempts bounds it. It is one more than the
// retries when the last attempt is followed by a wait as well.
func (p Plan) Waits() (int, bool) {
	retries, bounded := p.Retries()
	if bounded && p.Trailing {
		return retries + 1, true
	}
	return retries, bounded
}

// WorstTotal is the most that all waits of one call take together, each at the upper end of its window, or the
// deadline if that is sooner; false when it is unknown or nothing bounds it. The time that the attempts themselves
// take comes on top.
func (p Plan) WorstTotal() (time.Duration, bool) {
	sum, ok := p.sum(p.each(func(_, hi time.Duration) time.Duration { return hi }))
	if p.Deadline > 0 && (!ok || sum > p.Deadline) {
		return p.Deadline, true
	}
	return sum, ok
}

// TypicalTotal is WorstTotal with each wait at the mean of its draws: half of it under Full.
func (p Plan) TypicalTotal() (time.Duration, bool) {
	sum, ok := p.sum(p.means())
	if p.Deadline > 0 && p.Known() && (!ok || sum > p.Deadline) {
		return p.Deadline, true
	}
	return sum, ok
}

// maxWaits is how many waits are added one by one, and how many rounds are looked at.
const maxWaits = 100_000

// sum adds up as many waits as a call makes, and saturates. Where those are more than maxWaits, they are all the same
// from there on, or their sum is unknown.
func (p Plan) sum(all iter.Seq[time.Duration]) (time.Duration, bool) {
	waits, bounded := p.Waits()
	if !bounded || waits > 0 && !p.Known() {
		return 0, false
	}
	total, left := time.Duration(0), waits
	for wait := range all {
		if left == 0 || total == forever {
			return total, true
		}
		if waits-left == maxWaits {
			return plus(total, duration(float64(left)*float64(wait))), p.settled()
		}
		total = plus(total, wait)
		left--
	}
	return total, true
}

// settled tells whether the delay is the same from retry maxWaits on.
func (p Plan) settled() bool {
	return p.Growth == Fixed || p.Jitter == Decorrelated || p.Delay(maxWaits) == p.Ceiling || p.Factor == 1 && p.Growth == Geometric && p.Step <= 0
}

// plus adds two delays, and saturates.
func plus(a, b time.Duration) time.Duration {
	if a > forever-b {
		return forever
	}
	return a + b
}
