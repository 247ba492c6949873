// Package lock re-creates https://github.com/medusajs/medusa/issues/15143 in Go.
// Service instances that compete for the same Redis lock retry at identical intervals.
package lock

import (
	"context"
	"errors"
	"time"
)

type Redis interface {
	SetNX(ctx context.Context, key, value string, ttl time.Duration) (bool, error)
	Del(ctx context.Context, key string) error
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
		if err != nil {
			return err
		}
		if ok {
			return nil
		}
		if time.Since(start) > timeout {
			return ErrTimedOut
		}
		<-time.After(retryDelay) // WANT nojitter
		retryDelay = time.Duration(float64(retryDelay) * p.backoffFactor)
		if retryDelay > p.maximumRetryInterval {
			retryDelay = p.maximumRetryInterval
		}
	}
}

func (p *Provider) Execute(ctx context.Context, key string, job func() error) error {
	if err := p.acquire(ctx, key, "job", 5*time.Second); err != nil {
		return err
	}
	defer p.client.Del(ctx, key)
	return job()
}
