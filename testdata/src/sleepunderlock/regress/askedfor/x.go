// Package askedfor waits on a channel that the function makes when nobody has yet: it waits for the answer, and the time
// case is a timeout.
package askedfor

import (
	"sync"
	"time"
)

type keys struct {
	mu      sync.RWMutex
	inner   sync.Mutex
	waiters map[string]chan struct{}
}

func (k *keys) wait(id string, d time.Duration) bool {
	k.mu.RLock()
	defer k.mu.RUnlock()
	k.inner.Lock()
	ch, ok := k.waiters[id]
	if !ok {
		ch = make(chan struct{})
		k.waiters[id] = ch
	}
	k.inner.Unlock()
	select {
	case <-ch:
		return true
	case <-time.After(d):
		return false
	}
}
