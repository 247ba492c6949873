// Package backoff has the shape of google.golang.org/grpc/backoff, as far as the fixtures use it.
package backoff

import "time"

type Config struct {
	BaseDelay  time.Duration
	Multiplier float64
	Jitter     float64
	MaxDelay   time.Duration
}

var DefaultConfig Config
