// Package libhttp doubles a few times, or up to a maximum.
package libhttp

import (
	"time"

	"github.com/gojek/heimdall/v7"
	"github.com/sethgrid/pester"
)

func few() *pester.Client {
	client := pester.New() // schedule `largest=4s .* ceiling=unknown attempts=3`
	client.Backoff = pester.ExponentialJitterBackoff
	return client
}

func capped() heimdall.Backoff {
	return heimdall.NewExponentialBackoff(time.Second, time.Minute, 2, time.Second) // schedule `largest=1m0s .* ceiling=yes`
}
