package twocallsdown

import (
	"context"
	"net/http"
	"sync"
	"time"
)

type api struct {
	mu   sync.Mutex
	left int
	when time.Time
}

func (a *api) pauseFor(ctx context.Context, d time.Duration) error {
	if d <= 0 {
		return nil
	}
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (a *api) respectLimit() time.Duration {
	a.mu.Lock()
	defer a.mu.Unlock()
	var d time.Duration
	if a.left == 0 {
		d = time.Until(a.when)
	}
	a.left--
	return d
}

func (a *api) Do(r *http.Request, send func(*http.Request) (*http.Response, error)) (*http.Response, error) {
	if err := a.pauseFor(r.Context(), a.respectLimit()); err != nil {
		return nil, err
	}
	return send(r)
}
