// Package keptcause waits because of one of two answers, kept in a variable: an error, or a lease that somebody else has.
// Either is a failure.
package keptcause

import (
	"context"
	"time"
)

func elect(ctx context.Context, acquire func(context.Context) (bool, error), hold func(context.Context)) {
	pause := time.Second
	for ctx.Err() == nil {
		ok, err := acquire(ctx)
		failed := err != nil || !ok
		if failed {
			time.Sleep(pause) // want "nojitter/nodraw"
			if pause < time.Minute {
				pause <<= 1
			}
			continue
		}
		pause = time.Second
		hold(ctx)
	}
}
