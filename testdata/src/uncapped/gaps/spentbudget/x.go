// Package spentbudget leaves when the delays have spent a budget: none is longer than what was left.
package spentbudget

import (
	"math"
	"math/rand"
	"time"
)

func between(a, b float64) float64 { return a + rand.Float64()*(b-a) }

func next(attempt int, last time.Duration) time.Duration {
	jitter := 0.5 * last.Seconds() * between(-1, 1)
	seconds := between(last.Seconds()+jitter, math.Pow(2, float64(attempt))+jitter) // want "uncapped/noceiling"
	return time.Duration(seconds * float64(time.Second))
}

// WANTED: silent. The budget is one that may not be set, at two places, and that is not put together.
func send(op func() error, timeout time.Duration, most int) (err error) {
	left, attempt, d := timeout, 0, time.Second
	for {
		if err = op(); err == nil {
			return nil
		}
		attempt++
		d = next(attempt, d)
		if left > 0 {
			left -= d
		}
		if timeout > 0 && left <= 0 || attempt > most {
			return err
		}
		time.Sleep(d)
	}
}

var _ = send
