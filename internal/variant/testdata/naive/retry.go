// Package naive has one retry, for a check that goes by names and spellings.
package naive

import "time"

func retry(op func() error, top time.Duration) {
	delay := time.Second
	for op() != nil {
		time.Sleep(delay + 1)
		delay *= 2
		if delay > top {
			delay = top
		}
	}
}

var _ = retry
