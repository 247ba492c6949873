package lockedsuffix

import (
	"sync"
	"time"
)

type table struct {
	mu   sync.Mutex
	more sync.Mutex
	n    int
}

// Nobody here calls it, but the name says that the lock is held.
func (t *table) growLocked() {
	t.n++
	time.Sleep(time.Second) // want `the lock that the name growLocked \(x.go:15\) speaks of is held while this waits 1s`
}

// A caller that was seen to hold is better evidence.
func (t *table) shrinkLocked() {
	time.Sleep(time.Second)
}

func (t *table) shrink() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.shrinkLocked() // want `lock t.mu \(x.go:26\) is held while shrinkLocked waits 1s: .*\(wait at x.go:22, 1 call away; 1 other place leads there\)`
}
