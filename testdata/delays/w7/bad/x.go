package w7

import (
	"context"
	"time"
)

// waiter func field
type C struct {
	sleep func(context.Context, time.Duration) error
	n     int
}

func New(n int) *C { return &C{sleep: sleepCtx, n: n} }
func sleepCtx(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}
func (c *C) Do(ctx context.Context, f func() error) (err error) {
	for i := 0; i < c.n; i++ {
		if err = f(); err == nil {
			return
		}
		if err := c.sleep(ctx, time.Second<<i); err != nil {
			return err
		} // WANT nojitter,uncapped
	}
	return
}
