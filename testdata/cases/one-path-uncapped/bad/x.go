package onepathuncapped

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"
)

var errBusy = errors.New("busy")

func Write(ctx context.Context, put func() error) error {
	const most = 30 * time.Second
	d := 100 * time.Millisecond
	for {
		err := put()
		switch {
		case err == nil:
			return nil
		case errors.Is(err, errBusy):
			d *= 4
		default:
			d = min(d*2, most)
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(rand.N(d)): // WANT uncapped
		}
	}
}
