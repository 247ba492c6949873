// Package libhttp sets up HTTP clients whose retries draw nothing.
package libhttp

import (
	"net/http"
	"time"

	"github.com/gojek/heimdall/v7"
	"github.com/gojek/heimdall/v7/httpclient"
	"github.com/sethgrid/pester"
)

func assigned(url string) (*http.Response, error) {
	client := pester.New() // want `the delay of pester.New doubles on every attempt .* with no random draw: .*; use pester.ExponentialJitterBackoff`
	client.Backoff = pester.ExponentialBackoff
	client.KeepLog = true
	return client.Get(url)
}

func literal(req *http.Request) (*http.Response, error) {
	client := &pester.Client{MaxRetries: 3, Backoff: pester.ExponentialBackoff} // want `the delay of pester.Client doubles`
	return client.Do(req)
}

func noSpread(req *http.Request) (*http.Response, error) {
	backoff := heimdall.NewExponentialBackoff(10*time.Millisecond, time.Second, 2, 0) // want `the delay of heimdall.NewExponentialBackoff doubles .*; pass a maximum jitter`
	return httpclient.NewClient(httpclient.WithRetrier(heimdall.NewRetrier(backoff))).Do(req)
}
