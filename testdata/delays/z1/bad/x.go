package z1

import (
	"context"
	"math/rand/v2"
	"time"
)

// AIMD with if
func Run(ctx context.Context, f func() error) {
	d := time.Second
	for ctx.Err() == nil {
		if err := f(); err != nil {
			d *= 2
			if d > time.Minute {
				d = time.Minute
			}
		} else {
			d /= 2
			if d < time.Second {
				d = time.Second
			}
		}
		time.Sleep(d + rand.N(d))
	}
}
