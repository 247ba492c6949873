// Package libstores has a maximum everywhere, said or not.
package libstores

import (
	"time"

	"github.com/bsm/redislock"
	"github.com/gocql/gocql"
	"github.com/olivere/elastic/v7"
)

func strategy() redislock.RetryStrategy {
	return redislock.ExponentialBackoff(16*time.Millisecond, time.Second) // schedule `largest=1s .* ceiling=yes`
}

func cluster(c *gocql.ClusterConfig) {
	c.RetryPolicy = &gocql.ExponentialBackoffRetryPolicy{NumRetries: 50} // schedule `base=100ms largest=10s draw=fresh ceiling=yes attempts=51 .*plateau`
}

func exponential() *elastic.ExponentialBackoff {
	return elastic.NewExponentialBackoff(100*time.Millisecond, time.Minute) // schedule `ceiling=yes`
}
