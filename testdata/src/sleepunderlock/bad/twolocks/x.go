package twolocks

import (
	"sync"
	"time"
)

type server struct {
	mu   sync.Mutex
	peer *peer
}

type peer struct {
	mu sync.Mutex
	up bool
}

// The near lock is dropped around the wait, the far one is not.
func (p *peer) reconnect() {
	p.mu.Lock()
	for !p.up {
		p.mu.Unlock()
		time.Sleep(time.Second)
		p.mu.Lock()
	}
	p.mu.Unlock()
}

func (s *server) restart() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.peer.reconnect() // want `lock s.mu \(x.go:30\) is held while reconnect waits 1s: .*\(wait at x.go:23, 1 call away\)`
}

// Of two, one is still held.
func (s *server) both() {
	s.mu.Lock()
	s.peer.mu.Lock()
	s.mu.Unlock()
	time.Sleep(time.Second) // want `lock s.peer.mu \(x.go:38\)`
	s.peer.mu.Unlock()
}

// The same field of two objects.
func swap(a, b *peer) {
	a.mu.Lock()
	b.mu.Lock()
	b.mu.Unlock()
	time.Sleep(time.Second) // want `lock a.mu \(x.go:46\)`
	a.mu.Unlock()
}
