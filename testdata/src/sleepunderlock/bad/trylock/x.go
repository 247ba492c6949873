package trylock

import (
	"context"
	"sync"
	"time"
)

type guard struct{ mu sync.RWMutex }

func (g *guard) try() {
	if g.mu.TryLock() {
		time.Sleep(time.Second) // want `lock g.mu \(x.go:12\)`
		g.mu.Unlock()
	}
}

func (g *guard) negated() {
	ok := g.mu.TryRLock()
	if !ok {
		return
	}
	defer g.mu.RUnlock()
	time.Sleep(time.Second) // want `read lock g.mu \(x.go:19\)`
}

// remote is a lock of another process: taking it can fail.
type remote struct{}

func (*remote) Lock(context.Context) error   { return nil }
func (*remote) Unlock(context.Context) error { return nil }

func far(ctx context.Context, r *remote) error {
	if err := r.Lock(ctx); err != nil {
		return err
	}
	defer r.Unlock(ctx)
	time.Sleep(time.Second) // want `lock r \(x.go:34\)`
	return nil
}
