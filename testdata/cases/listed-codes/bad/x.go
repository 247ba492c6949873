package listedcodes

import (
	"net/http"
	"time"
)

var again = map[int]bool{429: true, 502: true, 503: true}

type api struct {
	hc   *http.Client
	most int
}

func (a *api) Do(r *http.Request) (*http.Response, error) {
	for n := 0; ; n++ {
		resp, err := a.hc.Do(r)
		if err != nil {
			return nil, err
		}
		if n == a.most || !again[resp.StatusCode] {
			return resp, nil
		}
		resp.Body.Close()
		time.Sleep(time.Second) // WANT attemptonly
	}
}
