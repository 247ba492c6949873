// Package mapstate keeps the growing delay of each host in a map of structs.
package mapstate

import (
	"sync"
	"time"
)

type state struct{ wait time.Duration }

type hosts struct {
	mu   sync.Mutex
	seen map[string]*state
}

func (h *hosts) next(name string) time.Duration {
	h.mu.Lock()
	defer h.mu.Unlock()
	s, ok := h.seen[name]
	if !ok {
		s = &state{wait: time.Second}
		h.seen[name] = s
	}
	d := s.wait
	s.wait = min(s.wait*2, time.Minute)
	return d
}

func (h *hosts) fetch(name string, get func(string) error) {
	for get(name) != nil {
		time.Sleep(h.next(name)) // want "doubles.*nojitter/nodraw"
	}
}
