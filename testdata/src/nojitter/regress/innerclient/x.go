// Package innerclient: Only the plain inner HTTP client is handed on, so the retrying one never waits.
package innerclient

import (
	"net/http"

	"github.com/hashicorp/go-retryablehttp"
)

func New(tr http.RoundTripper) *http.Client {
	c := retryablehttp.NewClient() // schedule none
	c.HTTPClient.Transport = tr
	return c.HTTPClient
}
