// Package libgo starts a retry library's engine with a go statement, and gives it a context.
package libgo

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
	"k8s.io/apimachinery/pkg/util/wait"
)

func start(ctx context.Context, op backoff.Operation) {
	b := backoff.WithMaxRetries(backoff.NewConstantBackOff(time.Second), 5)
	go backoff.Retry(op, backoff.WithContext(b, ctx)) // schedule `tries=6 .* deadline=yes`
}

// Periodic work, and no retry.
func work(stop <-chan struct{}, tick func()) {
	go wait.Until(tick, time.Second, stop) // schedule `periodic`
}
