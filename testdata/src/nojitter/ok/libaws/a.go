// Package libaws retries as AWS's clients do, which always draw.
package libaws

import (
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
	"github.com/aws/aws-sdk-go/aws/client"
)

func defaults() aws.Retryer {
	return retry.NewStandard() // schedule `factor=2 base=50ms .* draw=fresh window=1 ceiling=yes attempts=3`
}

func settings() aws.Retryer {
	return retry.NewStandard(func(o *retry.StandardOptions) { // schedule `base=50ms largest=5s draw=fresh window=1 ceiling=yes attempts=10`
		o.MaxAttempts = 10
		o.MaxBackoff = 5 * time.Second
	})
}

func sometimes(many bool) aws.Retryer {
	return retry.NewStandard(func(o *retry.StandardOptions) { // schedule `base=50ms largest=12.8s draw=fresh window=1 ceiling=yes attempts=10 function`
		if many {
			o.MaxAttempts = 10
		}
	})
}

func brought(opts ...func(*retry.StandardOptions)) aws.Retryer {
	return retry.NewStandard(opts...) // schedule `draw=unknown`
}

// A plateau, which is told only when it is asked for.
func jittered() retry.BackoffDelayer {
	return retry.NewExponentialJitterBackoff(8 * time.Second) // schedule `base=1s largest=8s draw=fresh window=1 ceiling=yes function policy plateau`
}

func first() client.DefaultRetryer {
	return client.DefaultRetryer{NumMaxRetries: 5} // schedule `base=30ms largest=480ms draw=fresh ceiling=yes attempts=6`
}
