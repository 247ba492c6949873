// Package liblestrrat starts policies under a context that never ends.
package liblestrrat

import (
	"context"

	"github.com/lestrrat-go/backoff/v2"
)

func background(dial func() error) {
	c := backoff.Constant().Start(context.Background())
	for backoff.Continue(c) { // want `backoff.Continue makes 11 attempts with up to 10m of waiting and has no deadline: .*; start it with a context that ends`
		if dial() == nil {
			return
		}
	}
}
