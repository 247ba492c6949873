package floatroundtrip

import (
	"math"
	"net/http"
	"time"
)

func wait(low, high time.Duration, n int) time.Duration {
	mult := math.Pow(2, float64(n)) * float64(low)
	d := time.Duration(mult)
	if d > high {
		d = high
	}
	return d
}

type Doer interface {
	Do(*http.Request) (*http.Response, error)
}

func Fetch(c Doer, r *http.Request, rounds int) (*http.Response, error) {
	for n := 0; ; n++ {
		resp, err := c.Do(r)
		if err == nil && resp.StatusCode < 500 {
			return resp, nil
		}
		if rounds-n <= 0 {
			return resp, err
		}
		select {
		case <-r.Context().Done():
			return nil, r.Context().Err()
		case <-time.After(wait(time.Second, 30*time.Second, n)): // WANT nojitter,uncapped
		}
	}
}
