// Package middleware has the shape of github.com/ThreeDotsLabs/watermill/message/router/middleware, as far as the fixtures use it.
package middleware

import (
	"time"

	"github.com/ThreeDotsLabs/watermill/message"
)

type Retry struct {
	MaxRetries          int
	InitialInterval     time.Duration
	MaxInterval         time.Duration
	Multiplier          float64
	MaxElapsedTime      time.Duration
	RandomizationFactor float64
}

func (r Retry) Middleware(h message.HandlerFunc) message.HandlerFunc { return nil }
