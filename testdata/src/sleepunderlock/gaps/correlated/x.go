package correlated

import (
	"sync"
	"time"
)

// WANTED: a report at the wait, which is reached with the lock held on each turn but the last. That the two tests go
// together is not seen, so the lock is held on some way only and released by hand.
func turns(mu *sync.Mutex, next func() int) {
	old := -1
	mu.Lock()
	for {
		if x := next(); x != old {
			if old != -1 {
				mu.Lock()
			}
			mu.Unlock()
			old = x
		}
		time.Sleep(time.Second)
	}
}
