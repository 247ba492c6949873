// Package cutshort: A context that ends the wait and goes to the operation ends the attempts too, each of which fails at
// once.
package cutshort

import (
	"context"
	"time"
)

func send(ctx context.Context, op func(context.Context) error) (err error) {
	for range 5 {
		if err = op(ctx); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
		case <-time.After(time.Second): // schedule "counted=yes .*deadline=unknown"
		}
	}
	return err
}

var _ = send
