// Package libgrpc bounds gRPC's delays.
package libgrpc

import (
	"time"

	"github.com/grpc-ecosystem/go-grpc-middleware/v2/interceptors/retry"
	"google.golang.org/grpc"
	"google.golang.org/grpc/backoff"
)

func defaults() grpc.DialOption {
	c := backoff.DefaultConfig
	c.BaseDelay = 5 * time.Second
	return grpc.WithConnectParams(grpc.ConnectParams{Backoff: c}) // schedule `base=5s largest=2m0s .* ceiling=yes`
}

func later() grpc.DialOption {
	params := grpc.ConnectParams{MinConnectTimeout: time.Second}
	params.Backoff = backoff.DefaultConfig
	return grpc.WithConnectParams(params) // schedule `ceiling=yes`
}

func bounded(n uint) grpc.DialOption {
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor( // schedule `ceiling=yes`
		retry.WithMax(n), retry.WithBackoff(retry.BackoffExponentialWithJitterBounded(time.Second, 0.1, time.Minute))))
}

func fewTries() grpc.DialOption {
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor( // schedule `largest=4s .* ceiling=unknown attempts=4`
		retry.WithMax(4), retry.WithBackoff(retry.BackoffExponential(time.Second))))
}

// How often it is tried is said elsewhere.
func oneCall() retry.CallOption {
	return retry.WithBackoff(retry.BackoffExponentialWithJitter(time.Second, 0.1)) // schedule `ceiling=unknown`
}
