// Package methodexpr: A method that is called as a function, with its receiver first, is that method.
package methodexpr

import (
	"sync"
	"time"
)

type peer struct {
	mu sync.Mutex
	up bool
}

func (p *peer) poll() {
	for !p.up {
		time.Sleep(time.Second)
	}
}

func (p *peer) join() {
	p.mu.Lock()
	defer p.mu.Unlock()
	(*peer).poll(p) // want `lock p.mu \(x.go:21\) is held while poll waits 1s`
}

func each(peers []*peer, do func(*peer)) {
	for _, p := range peers {
		p.mu.Lock()
		do(p)
		p.mu.Unlock()
	}
}

func (p *peer) rest() { time.Sleep(time.Minute) }

func restAll(peers []*peer) {
	each(peers, (*peer).rest) // want `lock peers.mu \(x.go:28\) is held while rest waits 1m`
}
