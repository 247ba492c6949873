// Package libgrpc connects and calls by gRPC without a draw.
package libgrpc

import (
	"context"
	"time"

	grpc_retry "github.com/grpc-ecosystem/go-grpc-middleware/retry"
	"github.com/grpc-ecosystem/go-grpc-middleware/v2/interceptors/retry"
	"google.golang.org/grpc"
	"google.golang.org/grpc/backoff"
)

func literal() grpc.DialOption {
	return grpc.WithConnectParams(grpc.ConnectParams{ // want `the delay of backoff.Config grows 1.6x .*; set Jitter, for example to 0.2`
		Backoff: backoff.Config{BaseDelay: time.Second, Multiplier: 1.6, MaxDelay: time.Minute},
	})
}

var config = backoff.Config{BaseDelay: time.Second, Multiplier: 2, MaxDelay: time.Minute, Jitter: 0}

func variable() []grpc.DialOption {
	params := grpc.ConnectParams{MinConnectTimeout: 5 * time.Second}
	params.Backoff = config
	return []grpc.DialOption{grpc.WithConnectParams(params)} // want `doubles`
}

func turnedOff() grpc.DialOption {
	c := backoff.DefaultConfig
	c.Jitter = 0
	return grpc.WithConnectParams(grpc.ConnectParams{Backoff: c}) // want `grows 1.6x`
}

func Params() grpc.ConnectParams {
	return grpc.ConnectParams{Backoff: backoff.Config{BaseDelay: time.Second, Multiplier: 2, MaxDelay: time.Minute}} // want `doubles`
}

func interceptor() grpc.DialOption {
	opts := []retry.CallOption{
		retry.WithMax(4),
		retry.WithBackoff(retry.BackoffExponential(100 * time.Millisecond)),
	}
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor(opts...)) // want `the delay of retry.UnaryClientInterceptor doubles .*; use BackoffExponentialWithJitterBounded`
}

func first() grpc.DialOption {
	return grpc.WithStreamInterceptor(grpc_retry.StreamClientInterceptor( // want `doubles .*; use BackoffExponentialWithJitter `
		grpc_retry.WithMax(4), grpc_retry.WithBackoff(grpc_retry.BackoffExponential(100*time.Millisecond))))
}

func oneCall(ctx context.Context, cc *grpc.ClientConn) error {
	return cc.Invoke(ctx, "/a/b", nil, nil,
		retry.WithMax(4), retry.WithBackoff(retry.BackoffExponential(100*time.Millisecond))) // want `the delay of retry.BackoffExponential doubles`
}

func noJitter() retry.CallOption {
	return retry.WithBackoff(retry.BackoffExponentialWithJitterBounded(100*time.Millisecond, 0, time.Second)) // want `pass a jitterFrac above zero`
}

func changedInPlace() grpc.DialOption {
	var p grpc.ConnectParams
	p.Backoff = backoff.DefaultConfig
	p.Backoff.Jitter = 0
	return grpc.WithConnectParams(p) // want `grows 1.6x`
}
