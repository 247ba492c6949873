// Package libstop gives a library a context that time never ends but its owner can: that is a word to stop, as it is
// where a loop of the program's own listens to it. A context that nobody ends is none.
package libstop

import (
	"context"

	"github.com/avast/retry-go/v4"
)

type monitor struct {
	ctx  context.Context
	quit context.CancelFunc
}

func newMonitor() *monitor {
	ctx, quit := context.WithCancel(context.Background())
	return &monitor{ctx: ctx, quit: quit}
}

func (m *monitor) sync(fetch retry.RetryableFunc) error {
	return retry.Do(fetch, retry.Attempts(20), retry.Context(m.ctx))
}

func once(fetch retry.RetryableFunc) error {
	return retry.Do(fetch, retry.Attempts(20), retry.Context(context.Background())) // want "retry.Do makes 20 attempts"
}
