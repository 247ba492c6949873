package optionalcapzero

import (
	"context"
	"math/rand"
	"time"
)

type Setup struct {
	First time.Duration
	Mult  float64
	Most  time.Duration // zero: no limit
}

func (s Setup) at(n int) time.Duration {
	f := float64(s.First)
	for i := 0; i < n; i++ {
		f *= s.Mult
		if s.Most > 0 && f > float64(s.Most) {
			f = float64(s.Most)
			break
		}
	}
	return time.Duration(f/2 + f/2*rand.Float64())
}

func Lease(ctx context.Context, take func() error) error {
	s := Setup{First: 50 * time.Millisecond, Mult: 2, Most: 10 * time.Second}
	for n := 0; ; n++ {
		err := take()
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(s.at(n)):
		}
	}
}
