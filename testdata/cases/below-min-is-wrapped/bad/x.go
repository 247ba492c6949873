package belowminiswrapped

import (
	"context"
	"math/rand"
	"time"
)

func pause(n int, low, high time.Duration) time.Duration {
	if n < 0 {
		panic("negative")
	}
	if low == 0 {
		return 0
	}
	d := low << uint(n)
	if d > high {
		return high
	}
	return low + time.Duration(rand.Int63n(int64(d)))
}

type cmdable struct {
	tries     int
	low, high time.Duration
}

func (c *cmdable) Process(ctx context.Context, do func(context.Context) error) error {
	var last error
	for n := 0; n <= c.tries; n++ {
		if n > 0 {
			if err := napCtx(ctx, pause(n, c.low, c.high)); err != nil {
				return err
			}
		}
		if last = do(ctx); last == nil {
			return nil
		}
	}
	return last
}

func napCtx(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d) // WANT uncapped
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
