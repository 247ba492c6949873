// Package libhashicorp leaves HashiCorp's HTTP client its ceiling.
package libhashicorp

import (
	"time"

	"github.com/hashicorp/go-retryablehttp"
)

func defaults() *retryablehttp.Client {
	return retryablehttp.NewClient() // schedule `base=1s largest=8s .* ceiling=yes`
}

func changed() *retryablehttp.Client {
	c := retryablehttp.NewClient() // schedule `largest=2m0s .* ceiling=yes`
	c.RetryWaitMax = 2 * time.Minute
	c.RetryMax = 20
	return c
}
