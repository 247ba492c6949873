// Package libgrpc connects and calls by gRPC with a draw.
package libgrpc

import (
	"context"
	"time"

	"github.com/grpc-ecosystem/go-grpc-middleware/v2/interceptors/retry"
	"google.golang.org/grpc"
	"google.golang.org/grpc/backoff"
)

func defaults() grpc.DialOption {
	return grpc.WithConnectParams(grpc.ConnectParams{Backoff: backoff.DefaultConfig}) // schedule `factor=1.6 base=1s largest=2m0s draw=fresh window=0.3333 ceiling=yes`
}

func changed() grpc.DialOption {
	c := backoff.DefaultConfig
	c.MaxDelay = 10 * time.Second
	return grpc.WithConnectParams(grpc.ConnectParams{Backoff: c}) // schedule `largest=10s draw=fresh`
}

func literal() grpc.DialOption {
	return grpc.WithConnectParams(grpc.ConnectParams{ // schedule `draw=fresh`
		Backoff: backoff.Config{BaseDelay: time.Second, Multiplier: 2, Jitter: 0.2, MaxDelay: time.Minute},
	})
}

func brought(params grpc.ConnectParams) grpc.DialOption {
	return grpc.WithConnectParams(params) // schedule `draw=unknown`
}

func interceptor() grpc.DialOption {
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor(retry.WithMax(3))) // schedule `growth=fixed base=50ms .* draw=fresh`
}

func linear() grpc.DialOption {
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor( // schedule `growth=fixed .* draw=none`
		retry.WithMax(3), retry.WithBackoff(retry.BackoffLinear(time.Second))))
}

func drawn() grpc.DialOption {
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor( // schedule `growth=geometric .* draw=fresh`
		retry.WithMax(3), retry.WithBackoff(retry.BackoffExponentialWithJitter(time.Second, 0.1))))
}

// A plateau, which is told only when it is asked for.
func bounded() grpc.DialOption {
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor( // schedule `draw=fresh window=0.1818 ceiling=yes .* plateau`
		retry.WithBackoff(retry.BackoffExponentialWithJitterBounded(time.Second, 0.1, time.Minute))))
}

func own() grpc.DialOption {
	return grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor(retry.WithBackoff(same))) // schedule `draw=unknown`
}

func same(context.Context, uint) time.Duration { return time.Second }
