// Package backoff has the shape of github.com/grafana/dskit/backoff, as far as the fixtures use it.
package backoff

import (
	"context"
	"flag"
	"time"
)

type Config struct {
	MinBackoff time.Duration
	MaxBackoff time.Duration
	MaxRetries int
}
type Backoff struct{}

func (cfg *Config) RegisterFlagsWithPrefix(prefix string, f *flag.FlagSet) {}

func New(ctx context.Context, cfg Config) *Backoff { return nil }

func (b *Backoff) Ongoing() bool            { return false }
func (b *Backoff) Wait()                    {}
func (b *Backoff) Err() error               { return nil }
func (b *Backoff) NextDelay() time.Duration { return 0 }
func (b *Backoff) Reset()                   {}
