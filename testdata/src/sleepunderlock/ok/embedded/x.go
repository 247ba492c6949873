package embedded

import (
	"sync"
	"time"
)

type session struct {
	sync.RWMutex
	open bool
}

func (s *session) close() {
	s.Lock()
	s.open = false
	s.Unlock()              // delete: report
	time.Sleep(time.Second) // schedule "holding nothing"
}

// Lock is a word of the business here: nothing is held.
type door struct{ locked bool }

func (d *door) Lock(code int) { d.locked = true }
func (d *door) Unlock()       { d.locked = false }

func visit(d *door) {
	d.Lock(1)
	time.Sleep(time.Second) // schedule "holding nothing"
	d.Unlock()
}
