package fleet

import "time"

// This file decides how long a call waits in all.

// Retries is how often the operation runs again at most; false when no number of attempts bounds it.
func (p Plan) Retries() (int, bool) {
	return p.Attempts - 1, p.Attempts > 0
}

// Waits is how often a call waits at most; false when no number of attempts bounds it. It is one more than the
// retries when the last attempt is followed by a wait as well.
func (p Plan) Waits() (int, bool) {
	if p.Trailing {
		return p.Attempts, p.Attempts > 0
	}
	return p.Retries()
}

// WorstTotal is the most that all waits of one call take together, each at the upper end of its window, or the
// deadline if that is sooner; false when it is unknown or nothing bounds it. The time that the attempts themselves
// take comes on top.
func (p Plan) WorstTotal() (time.Duration, bool) {
	sum, ok := p.sum(func(retry int, _ time.Duration) time.Duration {
		_, hi := p.Range(retry)
		return hi
	})
	if p.Deadline > 0 && (!ok || sum > p.Deadline) {
		return p.Deadline, true
	}
	return sum, ok
}

// TypicalTotal is WorstTotal with each wait at the mean of its draws: half of it under Full. For Decorrelated it is
// near the mean, since how long a draw is on average is taken from the mean of the draw before.
func (p Plan) TypicalTotal() (time.Duration, bool) {
	sum, ok := p.sum(p.mean)
	if p.Deadline > 0 && p.Known() && (!ok || sum > p.Deadline) {
		return p.Deadline, true
	}
	return sum, ok
}

// maxWaits is how many waits are added one by one, and how many rounds are looked at.
const maxWaits = 100_000

// sum adds up the waits of a call, each computed from its number and the wait before. The sum saturates. Where more
// than maxWaits are to be added, they are all the same from there on, or their sum is unknown.
func (p Plan) sum(wait func(retry int, last time.Duration) time.Duration) (time.Duration, bool) {
	waits, bounded := p.Waits()
	if !bounded || waits > 0 && !p.Known() {
		return 0, false
	}
	total, last := time.Duration(0), p.Base
	for n := 1; n <= min(waits, maxWaits); n++ {
		last = wait(n, last)
		total = plus(total, last)
		if total == forever {
			return forever, true
		}
	}
	if waits <= maxWaits {
		return total, true
	}
	return plus(total, duration(float64(waits-maxWaits)*float64(last))), p.settled()
}

// settled tells whether the delay is the same from retry maxWaits on.
func (p Plan) settled() bool {
	d := p.Delay(maxWaits)
	return p.Growth == Fixed || p.Jitter == Decorrelated || d == p.Ceiling || d == forever || p.Factor == 1 && p.Growth == Geometric
}

// plus adds two delays, and saturates.
func plus(a, b time.Duration) time.Duration {
	if a > forever-b {
		return forever
	}
	return a + b
}
