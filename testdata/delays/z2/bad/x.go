package z2

import (
	"context"
	"math/rand/v2"
	"time"
)

func Run(ctx context.Context, f func() error) {
	d := time.Second
	for ctx.Err() == nil {
		if err := f(); err != nil {
			d = min(2*d, time.Minute)
		} else {
			d = max(d/2, time.Second)
		}
		time.Sleep(d + rand.N(d))
	}
}
