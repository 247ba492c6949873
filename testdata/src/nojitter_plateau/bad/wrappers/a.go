// Package wrappers caps what has been drawn, in wrappers around it or in functions that do both.
package wrappers

import (
	"context"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
	middleware "github.com/grpc-ecosystem/go-grpc-middleware/v2/interceptors/retry"
	wrap "github.com/sethvargo/go-retry"
	"google.golang.org/grpc"
	"k8s.io/client-go/util/flowcontrol"
)

func wrapped(ctx context.Context, dial wrap.RetryFunc) error {
	b := wrap.WithJitterPercent(20, wrap.NewExponential(time.Second))
	return wrap.Do(ctx, wrap.WithCappedDuration(10*time.Second, b), dial) // want `the delay of retry.NewExponential is drawn and then cut off at its ceiling of 10s`
}

func interceptor() grpc.DialOption {
	return grpc.WithUnaryInterceptor(middleware.UnaryClientInterceptor( // want `cut off at its ceiling of 5s`
		middleware.WithMax(20), middleware.WithBackoff(middleware.BackoffExponentialWithJitterBounded(time.Second, 0.1, 5*time.Second))))
}

func delayer() retry.BackoffDelayer {
	return retry.NewExponentialJitterBackoff(8 * time.Second) // want `cut off at its ceiling of 8s`
}

func options() policy.RetryOptions {
	return policy.RetryOptions{MaxRetries: 20} // want `the delay of policy.RetryOptions is drawn and then cut off at its ceiling of 1m`
}

var limits = flowcontrol.NewBackOffWithJitter(time.Second, time.Minute, 0.5) // want `cut off at its ceiling of 1m`
