package a01

import (
	"math"
	"math/rand/v2"
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
	secs := math.Min(30, math.Pow(2, float64(attempt)))
	return time.Duration(secs * (0.5 + rand.Float64()/2) * float64(time.Second))
}

func (t *Transport) RoundTrip(req *http.Request) (*http.Response, error) {
	attempt := 0
	for {
		resp, err := t.Base.RoundTrip(req)
		if !retryable(resp, err) || attempt >= t.MaxRetries {
			return resp, err
		}
		select {
		case <-time.After(wait(attempt, resp)):
		case <-req.Context().Done():
			return nil, req.Context().Err()
		}
		attempt++
	}
}
