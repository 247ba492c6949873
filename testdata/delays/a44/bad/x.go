package a44

import (
	"context"
	"time"
)

func Probe(ctx context.Context, check func(context.Context) bool) bool {
	d := 40 * time.Millisecond
	for range 20 {
		if check(ctx) {
			return true
		}
		select {
		case <-ctx.Done():
			return false
		case <-time.After(d): // WANT nojitter,uncapped
			d += d >> 1
		}
	}
	return false
}
