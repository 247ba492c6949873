// Package libstores sets up clients of data stores whose retries draw, or do not grow.
package libstores

import (
	"time"

	"github.com/bsm/redislock"
	"github.com/gocql/gocql"
	"github.com/olivere/elastic/v7"
)

func simple() *elastic.BackoffRetrier {
	return elastic.NewBackoffRetrier(elastic.NewSimpleBackoff(100, 200, 400, 800, 1600).Jitter(true)) // schedule `draw=fresh`
}

func even() *elastic.BackoffRetrier {
	return elastic.NewBackoffRetrier(elastic.NewSimpleBackoff(500, 500, 500)) // schedule `growth=fixed`
}

func exponential() *elastic.BackoffRetrier {
	return elastic.NewBackoffRetrier(elastic.NewExponentialBackoff(100*time.Millisecond, 8*time.Second)) // schedule `draw=fresh`
}

func linear() redislock.RetryStrategy {
	return redislock.LinearBackoff(100 * time.Millisecond) // schedule `growth=fixed`
}

func cluster(c *gocql.ClusterConfig) {
	c.RetryPolicy = &gocql.SimpleRetryPolicy{NumRetries: 3} // schedule none
}
