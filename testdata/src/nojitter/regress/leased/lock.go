// Package leased takes a lock that lives for a while: what is given a context and a duration and answers with more than an
// error, or whether it waited, is an operation, and the duration a setting of it. So its answers are those of the attempts.
package leased

import (
	"context"
	"time"
)

type store interface {
	Put(ctx context.Context, key string, ttl time.Duration) (bool, error)
	Nap(ctx context.Context, d time.Duration) error
}

func take(ctx context.Context, s store, key string) error {
	delay := time.Second
	for {
		ok, err := s.Put(ctx, key, time.Minute)
		if err != nil {
			return err
		}
		if ok {
			return nil
		}
		<-time.After(delay) // want "nojitter/nodraw"
		if delay *= 2; delay > time.Minute {
			delay = time.Minute
		}
	}
}

// napping waits by a helper that is not seen, and gives up with it: periodic work otherwise.
func napping(ctx context.Context, s store, work func()) error {
	delay := time.Second
	for {
		work()
		if err := s.Nap(ctx, delay); err != nil {
			return err
		}
		time.Sleep(delay) // schedule "periodic"
		if delay *= 2; delay > time.Minute {
			delay = time.Minute
		}
	}
}
