package a24

import (
	"context"
	"math/rand"
	"time"
)

type Options struct {
	InitialSeconds float64
	Multiplier     float64
	MaxSeconds     float64
	MaxTries       int
}

var Default = Options{InitialSeconds: 0.5, Multiplier: 1.7, MaxSeconds: 20, MaxTries: 12}

func Query(ctx context.Context, o Options, q func(context.Context) (int, error)) (n int, err error) {
	secs := o.InitialSeconds
	for try := 1; try <= o.MaxTries; try++ {
		n, err = q(ctx)
		if err == nil {
			return n, nil
		}
		timer := time.NewTimer(time.Duration(rand.Float64() * secs * float64(time.Second)))
		select {
		case <-ctx.Done():
			timer.Stop()
			return 0, ctx.Err()
		case <-timer.C:
		}
		secs *= o.Multiplier
		if secs > o.MaxSeconds {
			secs = o.MaxSeconds
		}
	}
	return n, err
}
