// Package libraries uses libraries that draw from what is cut off already, or cut nothing off.
package libraries

import (
	"context"
	"time"

	"github.com/avast/retry-go/v4"
	cloudflare "github.com/cloudflare/backoff"
	"github.com/gocql/gocql"
	"github.com/grafana/dskit/backoff"
)

func delays(dial func() error) {
	b := cloudflare.New(time.Hour, time.Second)
	for dial() != nil {
		time.Sleep(b.Duration()) // schedule `draw=fresh ceiling=yes loop=attempt counted`
	}
}

func waits(ctx context.Context, dial func() error) {
	b := backoff.New(ctx, backoff.Config{MinBackoff: time.Second, MaxBackoff: time.Minute})
	for b.Ongoing() {
		if dial() == nil {
			return
		}
		b.Wait() // schedule `draw=fresh ceiling=yes loop=attempt policy counted`
	}
}

func uncut(dial func() error) error {
	return retry.Do(dial) // schedule `draw=fresh ceiling=unknown attempts=10 loop=attempt policy counted`
}

// Five retries end at 1.6s, long before the ceiling.
func cluster(c *gocql.ClusterConfig) {
	c.RetryPolicy = &gocql.ExponentialBackoffRetryPolicy{NumRetries: 5} // schedule `largest=1.6s draw=fresh ceiling=yes attempts=6 function policy counted`
}
