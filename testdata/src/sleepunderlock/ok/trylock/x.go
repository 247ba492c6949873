package trylock

import (
	"context"
	"sync"
	"time"
)

type guard struct{ mu sync.Mutex }

func (g *guard) failed() {
	if !g.mu.TryLock() {
		time.Sleep(time.Second) // schedule "holding nothing"
		return
	}
	g.mu.Unlock()
}

func (g *guard) poll() {
	for !g.mu.TryLock() {
		time.Sleep(time.Millisecond) // schedule "holding nothing"
	}
	g.mu.Unlock()
}

func (g *guard) pollAnswer() {
	ok := g.mu.TryLock()
	for !ok {
		time.Sleep(time.Millisecond) // schedule "holding nothing"
		ok = g.mu.TryLock()
	}
	g.mu.Unlock()
}

// Lock waits for the lock: that is its purpose.
func (g *guard) Lock() {
	for i := 1; !g.mu.TryLock(); i++ {
		time.Sleep(time.Millisecond) // schedule "holding nothing"
	}
}

func (g *guard) Unlock() { g.mu.Unlock() }

func two(a *sync.Mutex, g *guard) {
	a.Lock()
	defer a.Unlock()
	g.Lock()
	defer g.Unlock()
}

type remote struct{}

func (*remote) Lock(context.Context) error   { return nil }
func (*remote) Unlock(context.Context) error { return nil }

func far(ctx context.Context, r *remote) {
	for r.Lock(ctx) != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
	r.Unlock(ctx)
}
