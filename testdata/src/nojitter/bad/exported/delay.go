// Package exported offers delay functions that nothing in the package waits for.
package exported

import "time"

// Delay doubles from a second to a minute.
func Delay(attempt int) time.Duration { // want "doubles.*nojitter/nodraw"
	return min(time.Second<<min(attempt, 6), time.Minute)
}

// Backoff is a delay with state.
type Backoff struct{ cur time.Duration }

// Next answers the next delay.
func (b *Backoff) Next() time.Duration { // want "nojitter/nodraw"
	b.cur = min(max(b.cur, time.Second)*2, time.Minute)
	return b.cur
}
