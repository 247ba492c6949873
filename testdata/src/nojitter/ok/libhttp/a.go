// Package libhttp sets up HTTP clients whose retries draw, or do not grow.
package libhttp

import (
	"time"

	"github.com/gojek/heimdall/v7"
	"github.com/sethgrid/pester"
)

func drawn() *pester.Client {
	client := pester.New() // schedule `factor=2 base=2s .* draw=fresh`
	client.Backoff = pester.ExponentialJitterBackoff
	return client
}

func defaults() *pester.Client {
	return pester.New() // schedule `growth=fixed base=1s`
}

func spread() heimdall.Retriable {
	return heimdall.NewRetrier(heimdall.NewExponentialBackoff(10*time.Millisecond, time.Second, 2, 5*time.Millisecond)) // schedule `draw=fresh`
}

func constant() heimdall.Retriable {
	return heimdall.NewRetrier(heimdall.NewConstantBackoff(time.Second, 0)) // schedule `growth=fixed`
}
