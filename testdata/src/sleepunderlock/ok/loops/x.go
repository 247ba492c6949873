package loops

import (
	"sync"
	"time"
)

type node struct {
	mu sync.Mutex
	up bool
}

// Locked at the top of each turn, released around the wait.
func (n *node) invariant() {
	n.mu.Lock()
	defer n.mu.Unlock()
	for !n.up {
		n.mu.Unlock()           // delete: report
		time.Sleep(time.Second) // schedule "holding nothing"
		n.mu.Lock()
	}
}

// The caller's lock on the first turn, its own on the others.
func (n *node) poll() {
	for range 10 {
		n.mu.Unlock()
		time.Sleep(time.Millisecond) // schedule "holding nothing, released n.mu"
		n.mu.Lock()
	}
}

func (n *node) caller() {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.poll()
}

func (n *node) each(nodes []*node) {
	for _, m := range nodes {
		m.mu.Lock()
		m.up = true
		m.mu.Unlock()           // delete: report
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}
