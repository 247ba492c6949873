// Package pace makes iterators.
package pace

import (
	"iter"
	"time"
)

// Attempts waits for d between two turns.
func Attempts(n int, d time.Duration) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
			time.Sleep(d)
		}
	}
}
