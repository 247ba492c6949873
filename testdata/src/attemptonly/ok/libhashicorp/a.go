// Package libhashicorp has HashiCorp's HTTP client send requests that end with a context.
package libhashicorp

import (
	"context"
	"net/http"

	"github.com/hashicorp/go-retryablehttp"
)

func request(ctx context.Context, c *retryablehttp.Client) (*http.Response, error) {
	req, err := retryablehttp.NewRequestWithContext(ctx, http.MethodGet, "https://example.test", nil)
	if err != nil {
		return nil, err
	}
	return c.Do(req) // schedule `counted=yes deadline=yes`
}

func withContext(ctx context.Context, c *retryablehttp.Client) (*http.Response, error) {
	req, err := retryablehttp.NewRequest(http.MethodGet, "https://example.test", nil)
	if err != nil {
		return nil, err
	}
	return c.Do(req.WithContext(ctx)) // schedule `deadline=yes`
}

func replaced(ctx context.Context, c *retryablehttp.Client) (*http.Response, error) {
	req, err := retryablehttp.NewRequest(http.MethodGet, "https://example.test", nil)
	if err != nil {
		return nil, err
	}
	req.Request = req.Request.WithContext(ctx)
	return c.Do(req) // schedule `deadline=yes`
}

func converted(c *retryablehttp.Client, r *http.Request) (*http.Response, error) {
	req, err := retryablehttp.FromRequest(r)
	if err != nil {
		return nil, err
	}
	return c.Do(req) // schedule `deadline=yes`
}

func brought(c *retryablehttp.Client, req *retryablehttp.Request) (*http.Response, error) {
	return c.Do(req) // schedule `deadline=yes`
}

func once() (*http.Response, error) {
	c := retryablehttp.NewClient()
	c.RetryMax = 0
	return c.Get("https://example.test") // schedule `counted=no`
}
