// Package libhashicorp has HashiCorp's HTTP client send requests without a context.
package libhashicorp

import (
	"context"
	"net/http"
	"net/url"

	"github.com/hashicorp/go-retryablehttp"
)

func get() (*http.Response, error) {
	return retryablehttp.NewClient().Get("https://example.test") // want `retryablehttp.Client.Get makes 5 attempts with up to 15s of waiting and has no deadline: .*; use retryablehttp.NewRequestWithContext`
}

func post(ctx context.Context, c *retryablehttp.Client) (*http.Response, error) {
	return c.Post("https://example.test", "text/plain", nil) // want `makes a limited number of attempts and never looks at ctx`
}

func request(c *retryablehttp.Client) (*http.Response, error) {
	req, err := retryablehttp.NewRequest(http.MethodGet, "https://example.test", nil)
	if err != nil {
		return nil, err
	}
	return c.Do(req) // want `retryablehttp.Client.Do makes a limited number of attempts and has no deadline`
}

func background(c *retryablehttp.Client) (*http.Response, error) {
	req, err := retryablehttp.NewRequestWithContext(context.Background(), http.MethodGet, "https://example.test", nil)
	if err != nil {
		return nil, err
	}
	return c.Do(req) // want `has no deadline`
}

func ofPackage() (*http.Response, error) {
	return retryablehttp.PostForm("https://example.test", url.Values{}) // want `retryablehttp.PostForm makes 5 attempts`
}

func head(c *retryablehttp.Client) (*http.Response, error) {
	return c.Head("https://example.test") // want `has no deadline`
}
