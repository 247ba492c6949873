// Package retry has the shape of github.com/avast/retry-go/v5, as far as the fixtures use it.
package retry

import (
	"context"
	"time"
)

type RetryableFunc func() error
type Config struct{}
type Option func(*Config)
type DelayTypeFunc func(n uint, err error, config *Config) time.Duration

func Attempts(attempts uint) Option            { return nil }
func Delay(delay time.Duration) Option         { return nil }
func MaxDelay(delay time.Duration) Option      { return nil }
func MaxJitter(jitter time.Duration) Option    { return nil }
func DelayType(delayType DelayTypeFunc) Option { return nil }
func Context(ctx context.Context) Option       { return nil }
func LastErrorOnly(last bool) Option           { return nil }

func BackOffDelay(n uint, err error, config *Config) time.Duration           { return 0 }
func FixedDelay(n uint, err error, config *Config) time.Duration             { return 0 }
func RandomDelay(n uint, err error, config *Config) time.Duration            { return 0 }
func CombineDelay(delays ...DelayTypeFunc) DelayTypeFunc                     { return nil }
func UntilSucceeded() Option                                                 { return nil }
func FullJitterBackoffDelay(n uint, err error, config *Config) time.Duration { return 0 }

type Retrier struct{}
type RetrierWithData[T any] struct{}

func New(opts ...Option) *Retrier                           { return nil }
func NewWithData[T any](opts ...Option) *RetrierWithData[T] { return nil }

func (r *Retrier) Do(f RetryableFunc) error                           { return nil }
func (r *RetrierWithData[T]) Do(f func() (T, error)) (t T, err error) { return }

func RetryIf(retryIf func(error) bool) Option { return nil }
