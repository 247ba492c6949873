package atomicfib

import (
	"context"
	"math/rand"
	"sync/atomic"
	"time"
)

type pair struct{ a, b time.Duration }

type Fib struct {
	most  time.Duration
	state atomic.Pointer[pair]
}

func NewFib(base, most time.Duration) *Fib {
	f := &Fib{most: most}
	f.state.Store(&pair{0, base})
	return f
}

func (f *Fib) Next() (time.Duration, bool) {
	for {
		old := f.state.Load()
		sum := old.a + old.b
		if sum <= 0 || sum > f.most {
			return f.most - time.Duration(rand.Int63n(int64(f.most)/4)), false
		}
		if f.state.CompareAndSwap(old, &pair{old.b, sum}) {
			return sum - time.Duration(rand.Int63n(int64(sum)/4+1)), false
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
		t := time.NewTimer(d)
		select {
		case <-ctx.Done():
			t.Stop()
			return ctx.Err()
		case <-t.C:
		}
	}
}
