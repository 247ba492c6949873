package atomicfib

import (
	"context"
	"sync/atomic"
	"time"
)

type pair struct{ a, b time.Duration }

type Fib struct {
	state atomic.Pointer[pair]
}

func NewFib(base time.Duration) *Fib {
	f := &Fib{}
	f.state.Store(&pair{0, base})
	return f
}

func (f *Fib) Next() (time.Duration, bool) {
	for {
		old := f.state.Load()
		sum := old.a + old.b
		if f.state.CompareAndSwap(old, &pair{old.b, sum}) {
			return sum, false
		}
	}
}

func Do(ctx context.Context, f *Fib, fn func(context.Context) error) error {
	for {
		err := fn(ctx)
		if err == nil {
			return nil
		}
		d, stop := f.Next()
		if stop {
			return err
		}
		t := time.NewTimer(d) // WANT nojitter,uncapped
		select {
		case <-ctx.Done():
			t.Stop()
			return ctx.Err()
		case <-t.C:
		}
	}
}
