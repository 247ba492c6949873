// Package wrappers draws from what is capped already, or never comes to the cap.
package wrappers

import (
	"context"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
	wrap "github.com/sethvargo/go-retry"
	"google.golang.org/grpc"
	"google.golang.org/grpc/backoff"
)

func wrapped(ctx context.Context, dial wrap.RetryFunc) error {
	b := wrap.WithCappedDuration(10*time.Second, wrap.NewExponential(time.Second))
	return wrap.Do(ctx, wrap.WithJitterPercent(20, b), dial) // schedule `largest=10s draw=fresh window=0.3333 ceiling=yes loop=attempt policy counted`
}

func connects() grpc.DialOption {
	return grpc.WithConnectParams(grpc.ConnectParams{Backoff: backoff.DefaultConfig}) // schedule `draw=fresh window=0.3333 ceiling=yes loop=attempt policy library`
}

func standard() aws.Retryer {
	return retry.NewStandard() // schedule `draw=fresh window=1 ceiling=yes attempts=3 function policy library`
}

// Three retries end long before the minute.
func options() policy.RetryOptions {
	return policy.RetryOptions{MaxRetries: 3} // schedule `largest=5.6s step=800ms draw=fresh window=0.3846 ceiling=yes attempts=4 function policy counted`
}
