// Package libhashicorp keeps the default backoff of HashiCorp's HTTP client, or writes one that draws no more than it.
package libhashicorp

import (
	"math"
	"net/http"
	"time"

	"github.com/hashicorp/go-retryablehttp"
	"github.com/hashicorp/vault/api"
)

func defaults() *http.Client {
	c := retryablehttp.NewClient() // want `the delay of retryablehttp.NewClient doubles .*; set Backoff to a function that draws`
	c.RetryMax = 3
	return c.StandardClient()
}

type fetcher struct{ client *retryablehttp.Client }

func newFetcher() *fetcher {
	return &fetcher{client: retryablehttp.NewClient()} // want `doubles`
}

func (f *fetcher) fetch(req *retryablehttp.Request) (*http.Response, error) {
	return f.client.Do(req) // schedule `draw=none .* elsewhere`
}

func assigned(c *retryablehttp.Client) *retryablehttp.Client {
	d := retryablehttp.NewClient() // want `doubles`
	d.Backoff = retryablehttp.DefaultBackoff
	d.HTTPClient = c.HTTPClient
	return d
}

func literal() *retryablehttp.Client {
	return &retryablehttp.Client{ // want `the delay of retryablehttp.Client doubles`
		Backoff:      retryablehttp.DefaultBackoff,
		RetryMax:     3,
		RetryWaitMin: time.Second,
		RetryWaitMax: time.Minute,
	}
}

func ofPackage() (*http.Response, error) {
	return retryablehttp.Get("https://example.test") // want `the delay of retryablehttp.Get doubles .*; make a client`
}

func own() *retryablehttp.Client {
	c := retryablehttp.NewClient()
	c.Backoff = exponential
	return c
}

func exponential(min, max time.Duration, attempt int, resp *http.Response) time.Duration { // want `the delay of exponential doubles`
	d := time.Duration(math.Pow(2, float64(attempt))) * min
	if d > max {
		d = max
	}
	return d
}

func asksDefault() *retryablehttp.Client {
	c := retryablehttp.NewClient()
	c.Backoff = func(min, max time.Duration, attempt int, resp *http.Response) time.Duration { // want `the delay of retryablehttp.DefaultBackoff doubles`
		if d := retryablehttp.DefaultBackoff(min, max, attempt, resp); d > 0 {
			return d
		}
		return min
	}
	return c
}

func waits(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(retryablehttp.DefaultBackoff(time.Second, time.Minute, n, nil)) // want `doubles on every attempt`
	}
}

func vault() (*api.Client, error) {
	config := api.DefaultConfig()
	config.Backoff = retryablehttp.DefaultBackoff
	return api.NewClient(config) // want `the delay of api.DefaultConfig doubles`
}

func vaultClient(c *api.Client) {
	c.SetBackoff(retryablehttp.DefaultBackoff) // want `doubles .*; pass a function that draws`
}
