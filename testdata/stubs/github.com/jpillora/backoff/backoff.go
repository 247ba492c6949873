// Package backoff has the shape of github.com/jpillora/backoff, as far as the fixtures use it.
package backoff

import "time"

type Backoff struct {
	Factor   float64
	Jitter   bool
	Min, Max time.Duration
}

func (b *Backoff) Duration() time.Duration                  { return 0 }
func (b *Backoff) ForAttempt(attempt float64) time.Duration { return 0 }
func (b *Backoff) Reset()                                   {}
func (b *Backoff) Attempt() float64                         { return 0 }
func (b *Backoff) Copy() *Backoff                           { return nil }
