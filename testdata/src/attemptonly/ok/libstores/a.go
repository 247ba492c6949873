// Package libstores retries under a context, or at once.
package libstores

import (
	"context"
	"time"

	"github.com/bsm/redislock"
	"github.com/gocql/gocql"
	"github.com/olivere/elastic/v7"
)

func cluster(c *gocql.ClusterConfig) {
	c.RetryPolicy = &gocql.SimpleRetryPolicy{NumRetries: 5} // schedule none
}

func none(c *gocql.ClusterConfig) {
	c.RetryPolicy = &gocql.ExponentialBackoffRetryPolicy{} // schedule none
}

// A client's retrier looks at the request's context.
func client() *elastic.BackoffRetrier {
	return elastic.NewBackoffRetrier(elastic.NewSimpleBackoff(100, 100, 100)) // schedule `function policy library`
}

// Obtain always has a deadline: that of its context, else the time that the lock lives.
func obtain(ctx context.Context, client *redislock.Client) (*redislock.Lock, error) {
	retry := redislock.LimitRetry(redislock.LinearBackoff(100*time.Millisecond), 3) // schedule `function policy library`
	return client.Obtain(ctx, "key", time.Second, &redislock.Options{RetryStrategy: retry})
}
