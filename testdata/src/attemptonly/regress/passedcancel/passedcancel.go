// Package passedcancel passes to a helper a context that time never ends but its owner can: that is a word to stop, as
// it is where the loop listens itself. It was taken for no look at all, because the parameter was known to be void.
package passedcancel

import (
	"context"
	"time"
)

type reader struct{ ctx context.Context }

func newReader() (*reader, context.CancelFunc) {
	ctx, stop := context.WithCancel(context.Background())
	return &reader{ctx: ctx}, stop
}

func sleep(ctx context.Context, d time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(d):
		return true
	}
}

func (r *reader) commit(send func() error, retries int) (err error) {
	for attempt := 0; attempt < retries; attempt++ {
		if attempt > 0 && !sleep(r.ctx, time.Second) { // schedule "counted=yes .*deadline=no .*stop=yes"
			return err
		}
		if err = send(); err == nil {
			return nil
		}
	}
	return err
}
