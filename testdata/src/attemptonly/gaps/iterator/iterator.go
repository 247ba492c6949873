// Package iterator hides the count in an iterator.
package iterator

import "time"

func attempts(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
			time.Sleep(time.Second)
		}
	}
}

// WANTED: a report at the for in attempts, since what its callers do with a turn is an attempt.
func fetch(op func() error) (err error) {
	for range attempts(5) {
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}
