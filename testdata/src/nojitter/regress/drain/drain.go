// Package drain stops and drains a timer that guards a send: the drain does not block, and the guard is a timeout.
package drain

import "time"

func send(out chan<- int, v int) bool {
	for d := time.Millisecond; d < time.Second; d *= 2 {
		t := time.NewTimer(d) // schedule none
		select {
		case out <- v:
			if !t.Stop() {
				select {
				case <-t.C:
				default:
				}
			}
			return true
		case <-t.C:
		}
	}
	return false
}
