package y3

import (
	"context"
	"time"
)

func nap(ctx context.Context, i int) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(100 * time.Millisecond * time.Duration(1<<uint(i))):
		return nil
	}
} // WANT nojitter
func Run(ctx context.Context, f func() error) (err error) {
	for i := range 4 {
		if err = f(); err == nil {
			return
		}
		if e := nap(ctx, i); e != nil {
			return e
		}
	}
	return
}
