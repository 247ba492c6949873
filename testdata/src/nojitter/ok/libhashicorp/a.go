// Package libhashicorp has HashiCorp's HTTP client draw.
package libhashicorp

import (
	"math/rand/v2"
	"net/http"
	"time"

	"github.com/hashicorp/go-retryablehttp"
	"github.com/hashicorp/vault/api"
)

func linear(req *retryablehttp.Request) (*http.Response, error) {
	c := retryablehttp.NewClient() // schedule `growth=linear .* draw=fresh`
	c.Backoff = retryablehttp.LinearJitterBackoff
	return c.Do(req) // schedule `growth=linear .* draw=fresh`
}

func own() *http.Client {
	c := retryablehttp.NewClient() // schedule `draw=unknown`
	c.Backoff = func(min, max time.Duration, attempt int, resp *http.Response) time.Duration {
		return rand.N(max)
	}
	return c.StandardClient()
}

func drawn() *http.Client {
	c := retryablehttp.NewClient() // schedule `draw=unknown`
	c.Backoff = func(min, max time.Duration, attempt int, resp *http.Response) time.Duration {
		return rand.N(retryablehttp.DefaultBackoff(min, max, attempt, resp))
	}
	return c.StandardClient()
}

func brought(c *retryablehttp.Client, req *retryablehttp.Request) (*http.Response, error) {
	return c.Do(req) // schedule `draw=unknown`
}

func vault() (*api.Client, error) {
	return api.NewClient(api.DefaultConfig()) // schedule `growth=linear .* draw=fresh`
}

func vaultLiteral(address string) (*api.Client, error) {
	return api.NewClient(&api.Config{Address: address, MaxRetries: 5}) // schedule `growth=linear .* draw=fresh`
}

func vaultDefault() (*api.Client, error) {
	return api.NewClient(nil) // schedule `draw=unknown`
}
