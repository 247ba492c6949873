// Package helpers looks at the deadline through functions.
package helpers

import (
	"context"
	"errors"
	"log"
	"net/http"
	"time"
)

func sleep(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}

func sleepQuietly(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C:
	}
}

func sleepOn(stop <-chan struct{}, d time.Duration) bool {
	select {
	case <-stop:
		return false
	case <-time.After(d):
		return true
	}
}

func withResult(ctx context.Context, op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		if err := sleep(ctx, time.Second); err != nil { // schedule "counted=yes .*deadline=yes"
			return err
		}
	}
	return err
}

// The waits that are left end at once.
func withoutResult(ctx context.Context, op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		sleepQuietly(ctx, time.Second) // schedule "deadline=yes"
	}
	return err
}

func doneAsChannel(ctx context.Context, op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil || !sleepOn(ctx.Done(), time.Second) { // schedule "deadline=yes"
			return err
		}
	}
	return err
}

type policy struct{ most int }

func (p policy) again(ctx context.Context, err error, attempt int) bool {
	if err == nil || ctx.Err() != nil {
		return false
	}
	return attempt < p.most
}

func shouldRetry(ctx context.Context, op func() error, p policy) (err error) {
	for i := 0; i < 10; i++ {
		if err = op(); !p.again(ctx, err, i) {
			return err
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

type logger interface{ Log(...any) int }

// It does more than look, but it judges the error.
func judge(ctx context.Context, l logger, err error) bool {
	if ctx.Err() != nil {
		n := l.Log("gave up", err)
		return n < 0
	}
	return err != nil
}

func judged(ctx context.Context, l logger, op func() error) (err error) {
	for range 3 {
		if err = op(); !judge(ctx, l, err) {
			return err
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

func temporary(err error) bool {
	return !errors.Is(err, context.Canceled) && !errors.Is(err, context.DeadlineExceeded)
}

func judgedError(ctx context.Context, op func(context.Context) error) (err error) {
	for range 3 {
		if err = op(ctx); err == nil || !temporary(err) {
			return err
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

// check is anybody's, and takes the context.
func checkRetry(r *http.Request, do func() (*http.Response, error), check func(context.Context, *http.Response, error) (bool, error)) {
	for range 3 {
		resp, err := do()
		if again, _ := check(r.Context(), resp, err); !again {
			return
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
}

// once makes an attempt, and waits with the context when it failed.
func once(ctx context.Context, op func() error, attempt int) (done bool) {
	if err := op(); err == nil {
		return true
	}
	log.Print("again")
	select {
	case <-ctx.Done():
		return true
	case <-time.After(time.Duration(attempt) * time.Second): // schedule "loop=unknown"
	}
	return false
}

func callerLoops(ctx context.Context, op func() error, most int) bool {
	for i := 1; i <= most; i++ {
		if once(ctx, op, i) { // schedule "deadline=yes"
			return true
		}
	}
	return false
}

type deadlined struct {
	end time.Time
	n   int
}

func (d *deadlined) next() bool {
	if d.n++; d.n > 5 || time.Now().After(d.end) {
		return false
	}
	time.Sleep(time.Second) // schedule "loop=unknown"
	return true
}

func object(op func() error, d *deadlined) {
	for d.next() { // schedule "deadline=yes"
		if op() == nil {
			return
		}
	}
}
