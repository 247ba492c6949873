// Package lock re-creates the fix in https://github.com/medusajs/medusa/pull/15274 in Go.
package lock

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"time"
)

type Redis interface {
	SetNX(ctx context.Context, key, value string, ttl time.Duration) (bool, error)
}

var ErrTimedOut = errors.New("timed-out acquiring lock")

type Provider struct {
	client               Redis
	defaultRetryInterval time.Duration
	maximumRetryInterval time.Duration
	backoffFactor        float64
}

func New(client Redis, interval, most time.Duration, factor float64) *Provider {
	return &Provider{client, interval, most, factor}
}

func (p *Provider) acquire(ctx context.Context, key, owner string, timeout time.Duration) error {
	start := time.Now()
	retryDelay := p.defaultRetryInterval
	for {
		ok, err := p.client.SetNX(ctx, key, owner, time.Minute)
		if err != nil || ok {
			return err
		}
		if time.Since(start) > timeout {
			return ErrTimedOut
		}
		<-time.After(time.Duration(float64(retryDelay) * (0.5 + rand.Float64()*0.5)))
		retryDelay = time.Duration(float64(retryDelay) * p.backoffFactor)
		if retryDelay > p.maximumRetryInterval {
			retryDelay = p.maximumRetryInterval
		}
	}
}

// lockFile is for processes on this disk only: there is no fleet to spread.
func lockFile(path string, timeout time.Duration) (*os.File, error) {
	deadline := time.Now().Add(timeout)
	for d := time.Millisecond; ; d = min(2*d, 100*time.Millisecond) {
		f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if err == nil {
			return f, nil
		}
		if time.Now().After(deadline) {
			return nil, err
		}
		time.Sleep(d)
	}
}
