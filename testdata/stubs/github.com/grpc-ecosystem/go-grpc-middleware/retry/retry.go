// Package grpc_retry has the shape of github.com/grpc-ecosystem/go-grpc-middleware/retry, as far as the fixtures use it.
package grpc_retry

import (
	"context"
	"time"

	"google.golang.org/grpc"
)

type CallOption struct{ grpc.EmptyCallOption }
type BackoffFunc func(attempt uint) time.Duration

type BackoffFuncContext func(ctx context.Context, attempt uint) time.Duration

func WithBackoffContext(bf BackoffFuncContext) CallOption  { return CallOption{} }
func WithMax(maxRetries uint) CallOption                   { return CallOption{} }
func WithBackoff(bf BackoffFunc) CallOption                { return CallOption{} }
func WithPerRetryTimeout(timeout time.Duration) CallOption { return CallOption{} }
func BackoffLinear(waitBetween time.Duration) BackoffFunc  { return nil }
func BackoffExponential(scalar time.Duration) BackoffFunc  { return nil }
func BackoffLinearWithJitter(waitBetween time.Duration, jitterFraction float64) BackoffFunc {
	return nil
}
func BackoffExponentialWithJitter(scalar time.Duration, jitterFraction float64) BackoffFunc {
	return nil
}
func UnaryClientInterceptor(optFuncs ...CallOption) grpc.UnaryClientInterceptor   { return nil }
func StreamClientInterceptor(optFuncs ...CallOption) grpc.StreamClientInterceptor { return nil }
