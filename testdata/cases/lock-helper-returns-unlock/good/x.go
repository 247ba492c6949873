package lockhelperreturnsunlock

import (
	"sync"
	"time"
)

type registry struct {
	mu    sync.Mutex
	names map[string]string
}

func (r *registry) hold() func() {
	r.mu.Lock()
	return r.mu.Unlock
}

func (r *registry) Join(name string, announce func(string) error) {
	for announce(name) != nil {
		time.Sleep(time.Second)
	}
	defer r.hold()()
	r.names[name] = name
}
