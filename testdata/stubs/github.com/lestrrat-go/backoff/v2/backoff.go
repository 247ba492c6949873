// Package backoff has the shape of github.com/lestrrat-go/backoff/v2, as far as the fixtures use it.
package backoff

import (
	"context"
	"time"
)

type Option interface{ Ident() any }
type ControllerOption interface {
	ConstantOption
	ExponentialOption
	CommonOption
}
type ConstantOption interface {
	Option
	constantOption()
}
type ExponentialOption interface {
	Option
	exponentialOption()
}
type CommonOption interface {
	ExponentialOption
	ConstantOption
}
type Random interface{ Float64() float64 }
type Controller interface {
	Done() <-chan struct{}
	Next() <-chan struct{}
}
type Policy interface {
	Start(context.Context) Controller
}
type ExponentialPolicy struct{}
type ConstantPolicy struct{}

func (p *ExponentialPolicy) Start(ctx context.Context) Controller { return nil }
func (p *ConstantPolicy) Start(ctx context.Context) Controller    { return nil }

func Exponential(options ...ExponentialOption) Policy                      { return nil }
func Constant(options ...Option) Policy                                    { return nil }
func NewExponentialPolicy(options ...ExponentialOption) *ExponentialPolicy { return nil }
func NewConstantPolicy(options ...Option) *ConstantPolicy                  { return nil }
func Continue(c Controller) bool                                           { return false }

func WithMaxRetries(v int) ControllerOption             { return nil }
func WithInterval(v time.Duration) ConstantOption       { return nil }
func WithMaxInterval(v time.Duration) ExponentialOption { return nil }
func WithMinInterval(v time.Duration) ExponentialOption { return nil }
func WithMultiplier(v float64) ExponentialOption        { return nil }
func WithJitterFactor(v float64) CommonOption           { return nil }
func WithRNG(v Random) CommonOption                     { return nil }
