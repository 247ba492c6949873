// Package redsync has the shape of github.com/go-redsync/redsync/v4, as far as the fixtures use it.
package redsync

import "time"

type DelayFunc func(tries int) time.Duration
type Option interface{ Apply(*Mutex) }
type Redsync struct{}

func (r *Redsync) NewMutex(name string, options ...Option) *Mutex { return nil }
func WithRetryDelay(delay time.Duration) Option                   { return nil }
func WithRetryDelayFunc(delayFunc DelayFunc) Option               { return nil }
func WithTries(tries int) Option                                  { return nil }
