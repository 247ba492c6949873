// Package libgoogle retries as Google's clients do, which always draw.
package libgoogle

import (
	"context"
	"time"

	"github.com/googleapis/gax-go/v2"
)

func defaults(ctx context.Context, call gax.APICall) error {
	return gax.Invoke(ctx, call, gax.WithRetry(func() gax.Retryer { // schedule `factor=2 base=1s largest=30s draw=fresh window=1 ceiling=yes`
		return gax.OnErrorFunc(gax.Backoff{}, always)
	}))
}

func always(error) bool { return true }

func settings(ctx context.Context, call gax.APICall) error {
	retryer := func() gax.Retryer {
		return gax.OnHTTPCodes(gax.Backoff{Initial: 100 * time.Millisecond, Max: 5 * time.Second, Multiplier: 3}, 503)
	}
	return gax.Invoke(ctx, call, gax.WithRetry(retryer)) // schedule `factor=3 base=100ms largest=5s draw=fresh`
}

// A multiplier of one waits over the same window each time.
func same(dial func() error) {
	b := gax.Backoff{Initial: time.Second, Multiplier: 1}
	for dial() != nil {
		time.Sleep(b.Pause()) // schedule `growth=fixed .* draw=fresh`
	}
}

type own struct{ tries int }

func (o *own) Retry(error) (time.Duration, bool) { return time.Second, o.tries < 3 }

func ownRetryer(ctx context.Context, call gax.APICall) error {
	return gax.Invoke(ctx, call, gax.WithRetry(func() gax.Retryer { return &own{} })) // schedule `draw=unknown`
}
