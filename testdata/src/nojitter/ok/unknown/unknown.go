// Package unknown waits for delays that nobody here can follow.
package unknown

import (
	"context"
	"math/rand/v2"
	"net/http"
	"strconv"
	"time"
)

func retryAfter(url string) (resp *http.Response, err error) {
	for {
		resp, err = http.Get(url)
		if err != nil || resp.StatusCode != http.StatusTooManyRequests {
			return resp, err
		}
		secs, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
		time.Sleep(time.Duration(secs) * time.Second) // schedule "growth="
	}
}

// Strategy is implemented by callers.
type Strategy interface{ Next(n int) time.Duration }

func strategy(ctx context.Context, s Strategy, op func() error) {
	for n := 0; op() != nil; n++ {
		select {
		case <-ctx.Done():
			return
		case <-time.After(s.Next(n)): // schedule "draw=unknown"
		}
	}
}

func parameter(next func(int) time.Duration, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(next(n)) // schedule "draw=unknown"
	}
}

// The window of the draw grows, whatever the caller's floor is.
func window(floor time.Duration, op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(floor + rand.N(time.Second<<min(n, 6))) // schedule "growth=geometric .*draw=fresh"
	}
}
