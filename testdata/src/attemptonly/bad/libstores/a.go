// Package libstores retries whatever a context says.
package libstores

import (
	"time"

	"github.com/gocql/gocql"
	"github.com/olivere/elastic/v7"
)

func cluster(c *gocql.ClusterConfig) {
	c.RetryPolicy = &gocql.ExponentialBackoffRetryPolicy{NumRetries: 5, Min: time.Second, Max: 10 * time.Second} // want `gocql.ExponentialBackoffRetryPolicy makes 6 attempts and has no deadline: .*; write a RetryPolicy that looks at the query's context`
}

func simple(index func() error) error {
	return elastic.Retry(index, elastic.NewSimpleBackoff(100, 100, 100)) // want `elastic.Retry makes 4 attempts with up to 300ms of waiting and has no deadline`
}

func exponential(index func() error) error {
	return elastic.RetryNotify(index, elastic.NewExponentialBackoff(time.Second, time.Minute), nil) // want `elastic.RetryNotify makes a limited number of attempts`
}
