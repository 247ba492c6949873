// Package libstores sets up clients of data stores whose retries draw nothing.
package libstores

import (
	"context"
	"time"

	"github.com/bsm/redislock"
	"github.com/olivere/elastic/v7"
)

func simple() *elastic.BackoffRetrier {
	return elastic.NewBackoffRetrier(elastic.NewSimpleBackoff(100, 200, 400, 800, 1600)) // want `the delay of elastic.NewSimpleBackoff grows geometrically .* with no random draw: .*; call Jitter\(true\)`
}

func obtain(ctx context.Context, client *redislock.Client) (*redislock.Lock, error) {
	return client.Obtain(ctx, "key", time.Second, &redislock.Options{
		RetryStrategy: redislock.LimitRetry(redislock.ExponentialBackoff(16*time.Millisecond, time.Second), 10), // want `the delay of redislock.ExponentialBackoff doubles .*; write a RetryStrategy that draws`
	})
}

type strategy struct{ next time.Duration }

func (s *strategy) NextBackoff() time.Duration { // want `the delay of NextBackoff doubles`
	s.next = min(2*s.next, time.Second)
	return s.next
}

type backoff struct{}

func (backoff) Next(retry int) (time.Duration, bool) { // want `the delay of Next doubles`
	return min(time.Second<<min(retry, 10), time.Minute), retry < 20
}
