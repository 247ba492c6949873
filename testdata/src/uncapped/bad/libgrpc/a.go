// Package libgrpc writes gRPC's settings out and leaves some of them zero, or lets a call's delay grow.
package libgrpc

import (
	"time"

	grpc_retry "github.com/grpc-ecosystem/go-grpc-middleware/retry"
	"github.com/grpc-ecosystem/go-grpc-middleware/v2/interceptors/retry"
	"google.golang.org/grpc"
	"google.golang.org/grpc/backoff"
)

func noMaxDelay() grpc.DialOption {
	c := backoff.Config{BaseDelay: time.Second, Multiplier: 1.6, Jitter: 0.2} // want `MaxDelay of this backoff.Config is not above zero, which makes every wait zero`
	return grpc.WithConnectParams(grpc.ConnectParams{Backoff: c})
}

func noMultiplier() grpc.DialOption {
	c := backoff.Config{BaseDelay: time.Second, Jitter: 0.2, MaxDelay: time.Minute} // want `Multiplier of this`
	return grpc.WithConnectParams(grpc.ConnectParams{Backoff: c})
}

func noBaseDelay() grpc.DialOption {
	c := backoff.Config{Multiplier: 1.6, Jitter: 0.2, MaxDelay: time.Minute} // want `BaseDelay of this`
	return grpc.WithConnectParams(grpc.ConnectParams{Backoff: c})
}

func noBackoff() grpc.DialOption {
	return grpc.WithConnectParams(grpc.ConnectParams{MinConnectTimeout: time.Second}) // want `Backoff of this grpc.ConnectParams is not above zero`
}

func interceptor(n uint) grpc.DialOption {
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor( // want `the delay of retry.UnaryClientInterceptor doubles from 100ms with no ceiling: .*; use BackoffExponentialWithJitterBounded`
		retry.WithMax(n), retry.WithBackoff(retry.BackoffExponential(100*time.Millisecond))))
}

func noDelayLeft() grpc.DialOption {
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor( // want `argument 3 of retry.BackoffExponentialWithJitterBounded is not above zero`
		retry.WithMax(5), retry.WithBackoff(retry.BackoffExponentialWithJitterBounded(100*time.Millisecond, 0.1, 0))))
}

func zeroParams() grpc.DialOption {
	return grpc.WithConnectParams(grpc.ConnectParams{}) // want `Backoff of this grpc.ConnectParams is not above zero`
}

func manyTries() grpc.DialOption {
	return grpc.WithUnaryInterceptor(grpc_retry.UnaryClientInterceptor( // want `12 attempts reach 1m42.4s`
		grpc_retry.WithMax(12), grpc_retry.WithBackoff(grpc_retry.BackoffExponentialWithJitter(100*time.Millisecond, 0.1))))
}
