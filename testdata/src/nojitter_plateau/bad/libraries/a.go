// Package libraries uses libraries that draw first and cut off then.
package libraries

import (
	"time"

	"github.com/avast/retry-go/v4"
	"github.com/gocql/gocql"
	"github.com/jpillora/backoff"
	juju "github.com/juju/retry"
)

func delays(dial func() error) {
	b := &backoff.Backoff{Max: 10 * time.Second, Jitter: true}
	for dial() != nil {
		time.Sleep(b.Duration()) // want `the delay of backoff.Backoff is drawn and then cut off at its ceiling of 10s \(a.go:14\): clients that have waited that long come back together; bound it before the draw`
	}
}

func call(clock juju.Clock, dial func() error) error {
	return juju.Call(juju.CallArgs{ // want `the delay of retry.CallArgs is drawn and then cut off at its ceiling of 1m`
		Func: dial, Attempts: 50, Delay: time.Second, MaxDuration: time.Hour, Clock: clock,
		BackoffFunc: juju.ExpBackoff(time.Second, time.Minute, 2, true),
	})
}

func do(dial func() error) error {
	return retry.Do(dial, retry.MaxDelay(5*time.Second)) // want `cut off at its ceiling of 5s`
}

func cluster(c *gocql.ClusterConfig) {
	c.RetryPolicy = &gocql.ExponentialBackoffRetryPolicy{NumRetries: 10} // want `the delay of gocql.ExponentialBackoffRetryPolicy is drawn and then cut off at its ceiling of 10s`
}
