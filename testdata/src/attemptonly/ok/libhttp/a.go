// Package libhttp sets up an HTTP client that does not retry, or does not wait.
package libhttp

import (
	"time"

	"github.com/gojek/heimdall/v7/httpclient"
)

func once() *httpclient.Client {
	return httpclient.NewClient(httpclient.WithHTTPTimeout(time.Second)) // schedule none
}

func atOnce() *httpclient.Client {
	return httpclient.NewClient(httpclient.WithRetryCount(4)) // schedule `attempts=5 function policy library`
}

func options(opts ...httpclient.Option) *httpclient.Client {
	return httpclient.NewClient(opts...) // schedule `counted=unknown`
}
