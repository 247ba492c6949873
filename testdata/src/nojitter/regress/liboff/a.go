// Package liboff turns the retries of a library off: a delay that nobody waits for needs no draw.
package liboff

import (
	"context"
	"net/http"
	"time"

	"github.com/cenkalti/backoff/v4"
	"github.com/hashicorp/go-retryablehttp"
	"github.com/sethvargo/go-retry"
)

func client() *http.Client {
	c := retryablehttp.NewClient()
	c.RetryMax = 0
	return c.StandardClient()
}

func once(ctx context.Context, dial retry.RetryFunc) error {
	return retry.Do(ctx, retry.WithMaxRetries(0, retry.NewExponential(time.Second)), dial)
}

func single(ctx context.Context, dial backoff.Operation) error {
	b := &backoff.ExponentialBackOff{InitialInterval: time.Second, Multiplier: 2, MaxInterval: time.Minute}
	return backoff.Retry(dial, backoff.WithContext(backoff.WithMaxRetries(b, 0), ctx))
}

func retries() *http.Client {
	c := retryablehttp.NewClient() // want `doubles on every attempt \(a.go:\d+\) with no random draw`
	c.RetryMax = 2
	return c.StandardClient()
}
