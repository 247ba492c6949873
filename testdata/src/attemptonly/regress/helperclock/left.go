// Package helperclock asks a helper how much time is left, and goes on by what it says: that is a look at the clock. When a
// server wants to be asked again is no such time.
package helperclock

import (
	"errors"
	"net/http"
	"time"
)

type request struct{ end time.Time }

func (r request) left() time.Duration { return time.Until(r.end) }

func (r *request) spent(start time.Time) time.Duration {
	if r.end.IsZero() {
		return 0
	}
	return time.Since(start)
}

func fits(op func() error, r request, d time.Duration) (err error) {
	for range 5 {
		if err = op(); err == nil {
			return nil
		}
		if r.left() < d {
			return err
		}
		time.Sleep(d) // schedule "counted=yes .*deadline=yes"
	}
	return err
}

func over(op func() error, r *request, limit time.Duration) (err error) {
	start := time.Now()
	for range 5 {
		if err = op(); err == nil {
			return nil
		}
		if r.spent(start) > limit {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=yes .*deadline=yes"
	}
	return err
}

type watch struct{ start time.Time }

func (w watch) seconds() float64 { return time.Since(w.start).Seconds() }

func millis() int64 { return time.Now().UnixNano() / 1e6 }

func inSeconds(op func() error, w watch) (err error) {
	for range 5 {
		if err = op(); err == nil || w.seconds() > 30 {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=yes .*deadline=yes"
	}
	return err
}

func inMillis(op func() error) (err error) {
	start := millis()
	for range 5 {
		if err = op(); err == nil || millis()-start > 30_000 {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=yes .*deadline=yes"
	}
	return err
}

// byUnit has the helpers of the library.
func byUnit(op func() error, end time.Time) (err error) {
	start := time.Now()
	for range 5 {
		if err = op(); err == nil || time.Since(start).Minutes() > 5 || time.Now().Compare(end) >= 0 {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=yes .*deadline=yes"
	}
	return err
}

func logs(op func() error, r request, log func(time.Duration)) (err error) {
	for range 5 { // want "attemptonly/nodeadline"
		if err = op(); err == nil {
			return nil
		}
		log(r.left())
		time.Sleep(time.Second)
	}
	return err
}

var errLater = errors.New("it wants to be asked much later")

func wanted(resp *http.Response) time.Duration {
	at, err := http.ParseTime(resp.Header.Get("Retry-After"))
	if err != nil {
		return time.Second
	}
	return time.Until(at)
}

func told(get func() (*http.Response, error)) (*http.Response, error) {
	for range 5 { // want "attemptonly/nodeadline"
		resp, err := get()
		if err != nil {
			return nil, err
		}
		if resp.StatusCode < 500 {
			return resp, nil
		}
		d := wanted(resp)
		if d > time.Minute {
			return nil, errLater
		}
		time.Sleep(d)
	}
	return nil, errLater
}
