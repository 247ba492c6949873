package a01

import (
	"math"
	"net/http"
	"strconv"
	"time"
)

type Transport struct {
	Base       http.RoundTripper
	MaxRetries int
}

func retryable(resp *http.Response, err error) bool {
	return err != nil || resp.StatusCode == http.StatusTooManyRequests || resp.StatusCode >= 500
}

func wait(attempt int, resp *http.Response) time.Duration {
	if resp != nil {
		if s := resp.Header.Get("Retry-After"); s != "" {
			if secs, err := strconv.Atoi(s); err == nil {
				return time.Duration(secs) * time.Second
			}
		}
	}
	return time.Duration(math.Pow(2, float64(attempt))) * time.Second
}

func (t *Transport) RoundTrip(req *http.Request) (*http.Response, error) {
	attempt := 0
	for {
		resp, err := t.Base.RoundTrip(req)
		if !retryable(resp, err) || attempt >= t.MaxRetries {
			return resp, err
		}
		select {
		case <-time.After(wait(attempt, resp)): // WANT nojitter,uncapped
		case <-req.Context().Done():
			return nil, req.Context().Err()
		}
		attempt++
	}
}
