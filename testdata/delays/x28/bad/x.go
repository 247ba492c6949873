package x28

import (
	"context"
	"time"
)

// AIMD: rate-limit interplay, up on failure down on success, periodic pace
func Run(ctx context.Context, f func() error) {
	d := time.Second
	for ctx.Err() == nil {
		if err := f(); err != nil {
			d = min(2*d, time.Minute)
		} else {
			d = max(d/2, time.Second)
		}
		time.Sleep(d) // WANT nojitter
	}
}
