package twocallsdown

import (
	"net/http"
	"sync"
	"time"
)

type api struct {
	mu   sync.Mutex
	left int
	when time.Time
}

func (a *api) pauseFor(d time.Duration) {
	if d <= 0 {
		return
	}
	t := time.NewTimer(d)
	<-t.C
}

func (a *api) respectLimit() {
	if a.left == 0 {
		a.pauseFor(time.Until(a.when))
	}
	a.left--
}

func (a *api) Do(r *http.Request, send func(*http.Request) (*http.Response, error)) (*http.Response, error) {
	a.mu.Lock()
	a.respectLimit() // WANT sleepunderlock
	resp, err := send(r)
	a.mu.Unlock()
	return resp, err
}
