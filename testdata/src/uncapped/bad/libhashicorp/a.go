// Package libhashicorp writes a backoff for HashiCorp's HTTP client that looks at no maximum.
package libhashicorp

import (
	"math/rand/v2"
	"net/http"
	"time"

	"github.com/hashicorp/go-retryablehttp"
)

func client() *http.Client {
	c := retryablehttp.NewClient()
	c.Backoff = exponential
	return c.StandardClient()
}

func exponential(min, max time.Duration, attempt int, resp *http.Response) time.Duration {
	d := min << attempt // want `the delay of exponential doubles with no ceiling`
	return d/2 + rand.N(d/2+1)
}
