// Package backoff has the shape of github.com/cloudflare/backoff, as far as the fixtures use it.
package backoff

import "time"

type Backoff struct{}

func New(max time.Duration, interval time.Duration) *Backoff              { return nil }
func NewWithoutJitter(max time.Duration, interval time.Duration) *Backoff { return nil }
func (b *Backoff) Duration() time.Duration                                { return 0 }
func (b *Backoff) Reset()                                                 {}
