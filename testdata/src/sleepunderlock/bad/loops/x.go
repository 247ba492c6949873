package loops

import (
	"sync"
	"time"
)

type node struct {
	mu sync.Mutex
	up bool
	ch chan int
}

// From the second turn on.
func (n *node) secondTurn() {
	first := true
	for !n.up {
		if first {
			n.mu.Lock()
			defer n.mu.Unlock()
			first = false
		}
		time.Sleep(time.Second) // want `lock n.mu \(x.go:19\)`
	}
}

func (n *node) counted(dial func() error) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	for i := range 5 {
		if dial() == nil {
			return nil
		}
		time.Sleep(time.Duration(i) * time.Second) // want `lock n.mu \(x.go:28\)`
	}
	return nil
}

func (n *node) ticks() {
	n.mu.Lock()
	defer n.mu.Unlock()
	t := time.NewTicker(time.Second)
	defer t.Stop()
	for !n.up {
		<-t.C // want `lock n.mu \(x.go:40\) is held while this waits`
	}
}

func (n *node) jumps() {
	n.mu.Lock()
again:
	time.Sleep(time.Second) // want `lock n.mu \(x.go:50\)`
	if !n.up {
		goto again
	}
	n.mu.Unlock()
}
