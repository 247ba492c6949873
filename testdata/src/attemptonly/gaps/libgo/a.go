// Package libgo starts a retry library's engine with a go statement.
package libgo

import (
	"time"

	"github.com/cenkalti/backoff/v4"
)

func start(op backoff.Operation) {
	// WANTED: backoff.Retry makes 6 attempts and has no deadline.
	go backoff.Retry(op, backoff.WithMaxRetries(backoff.NewConstantBackOff(time.Second), 5))
}
