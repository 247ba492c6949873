// Package leader spreads its campaigns by a hash of the time and the process, made once before the attempts or anew for each.
package leader

import (
	"context"
	"fmt"
	"hash/fnv"
	"os"
	"time"
)

func noise(n time.Duration) time.Duration {
	h := fnv.New64a()
	fmt.Fprint(h, time.Now().UnixNano(), os.Getpid())
	return time.Duration(h.Sum64() % uint64(n))
}

func Lead(ctx context.Context, campaign func(context.Context) error) error {
	d := time.Second
	for {
		if campaign(ctx) == nil {
			return nil
		}
		extra := noise(time.Second)
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d + extra):
		}
		d = min(d*2, time.Minute)
	}
}
