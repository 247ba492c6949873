// Package libhttp sets up an HTTP client that sleeps whatever the request's context says.
package libhttp

import (
	"time"

	"github.com/gojek/heimdall/v7"
	"github.com/gojek/heimdall/v7/httpclient"
)

func client() *httpclient.Client {
	backoff := heimdall.NewExponentialBackoff(10*time.Millisecond, time.Second, 2, 5*time.Millisecond)
	return httpclient.NewClient( // want `httpclient.NewClient makes 5 attempts and has no deadline: .*; retry in a loop of your own that looks at the request's context`
		httpclient.WithHTTPTimeout(time.Second),
		httpclient.WithRetrier(heimdall.NewRetrier(backoff)),
		httpclient.WithRetryCount(4),
	)
}
