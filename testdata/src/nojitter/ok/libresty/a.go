// Package libresty sets resty's clients up, which draw whatever they are told.
package libresty

import (
	"time"

	"github.com/go-resty/resty/v2"
	third "resty.dev/v3"
)

func chain() *resty.Client {
	return resty.New().SetBaseURL("https://example.com").SetRetryCount(3).SetRetryWaitTime(time.Second) // schedule `base=1s largest=2s draw=fresh window=0.5 ceiling=yes attempts=4`
}

func statements(base string) *resty.Client {
	client := resty.New() // schedule `base=200ms largest=800ms draw=fresh window=0.5 ceiling=yes attempts=4`
	client.SetBaseURL(base)
	client.SetRetryCount(3).SetRetryWaitTime(200 * time.Millisecond)
	client.SetTimeout(time.Minute)
	client = client.SetRetryMaxWaitTime(time.Minute)
	return client
}

type api struct{ client *resty.Client }

func (a *api) setUp() {
	a.client = resty.New() // schedule `base=100ms largest=1.6s draw=fresh .* attempts=6 .* counted=yes`
	a.client.SetRetryCount(5)
	a.client.SetRetryMaxWaitTime(5 * time.Second)
}

func fromThird() *third.Client {
	client := third.New() // schedule `base=100ms largest=400ms draw=fresh window=0.5 ceiling=yes attempts=4`
	client.SetRetryCount(3)
	client.SetRetryWaitTime(0)
	return client
}

// A constant delay, and nothing is drawn: no growth.
func fixed() *resty.Client {
	return resty.New().SetRetryCount(3).SetRetryWaitTime(time.Second).SetRetryMaxWaitTime(time.Second) // schedule `growth=fixed base=1s largest=1s draw=none`
}

func fixedByFunction() *third.Client {
	return third.New().SetRetryCount(3).SetRetryDelayStrategy(third.RetryConstantDelayStrategy(time.Second)) // schedule `growth=fixed base=1s .* draw=none`
}

func fields() *resty.Client {
	client := resty.New() // schedule `base=1s largest=4s draw=fresh .* attempts=4`
	client.RetryCount = 3
	client.RetryWaitTime = time.Second
	client.RetryMaxWaitTime = 10 * time.Second
	return client
}

// Off.
func once() *resty.Client {
	return resty.New().SetRetryWaitTime(time.Second) // schedule none
}
