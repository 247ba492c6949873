// Package gax has the shape of github.com/googleapis/gax-go/v2, as far as the fixtures use it.
package gax

import (
	"context"
	"time"
)

type Backoff struct {
	Initial    time.Duration
	Max        time.Duration
	Multiplier float64
}

func (bo *Backoff) Pause() time.Duration { return 0 }

type Retryer interface {
	Retry(err error) (pause time.Duration, shouldRetry bool)
}

type CallSettings struct{}
type CallOption interface{ Resolve(cs *CallSettings) }
type APICall func(context.Context, CallSettings) error

// OnCodes takes codes.Code of gRPC in life.
func OnCodes(cc []uint32, bo Backoff) Retryer                            { return nil }
func OnHTTPCodes(bo Backoff, cc ...int) Retryer                          { return nil }
func OnErrorFunc(bo Backoff, shouldRetry func(err error) bool) Retryer   { return nil }
func WithRetry(fn func() Retryer) CallOption                             { return nil }
func WithTimeout(t time.Duration) CallOption                             { return nil }
func Invoke(ctx context.Context, call APICall, opts ...CallOption) error { return nil }
func Sleep(ctx context.Context, d time.Duration) error                   { return nil }
