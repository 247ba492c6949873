// Package rpc re-creates the fix of https://github.com/dotandev/hintents/issues/287
package rpc

import (
	"context"
	"math/rand"
	"net/http"
	"time"
)

type RetryConfig struct {
	MaxRetries     int
	InitialBackoff time.Duration
	MaxBackoff     time.Duration
	JitterFraction float64
}

func DefaultRetryConfig() RetryConfig {
	return RetryConfig{MaxRetries: 3, InitialBackoff: time.Second, MaxBackoff: 10 * time.Second, JitterFraction: 0.1}
}

type Retrier struct {
	config RetryConfig
	client *http.Client
}

func NewRetrier(client *http.Client) *Retrier {
	return &Retrier{config: DefaultRetryConfig(), client: client}
}

func (r *Retrier) nextBackoff(current time.Duration) time.Duration {
	return min(current*2, r.config.MaxBackoff)
}

func (r *Retrier) addJitter(d time.Duration) time.Duration {
	return d + time.Duration(rand.Float64()*float64(d)*r.config.JitterFraction)
}

func (r *Retrier) Do(ctx context.Context, req *http.Request) (resp *http.Response, err error) {
	backoff := r.config.InitialBackoff
	for attempt := 0; attempt <= r.config.MaxRetries; attempt++ {
		resp, err = r.client.Do(req.Clone(ctx))
		if err == nil && resp.StatusCode < 500 {
			return resp, nil
		}
		select {
		case <-time.After(r.addJitter(backoff)):
			backoff = r.nextBackoff(backoff)
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return resp, err
}
