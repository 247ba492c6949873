// Package libdskit backs off under a context that never ends.
package libdskit

import (
	"context"
	"time"

	"github.com/grafana/dskit/backoff"
)

func background(dial func() error) {
	b := backoff.New(context.Background(), backoff.Config{MinBackoff: time.Second, MaxBackoff: time.Minute, MaxRetries: 5})
	for b.Ongoing() {
		if dial() == nil {
			return
		}
		b.Wait() // want `backoff.Backoff.Wait makes 5 attempts with up to 15s of waiting and has no deadline: .*; pass backoff.New a context that ends`
	}
}
