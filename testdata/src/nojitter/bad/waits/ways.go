// Package waits waits in every way: the report stands at the call that sets the delay.
package waits

import (
	"context"
	"time"
)

func variable(ctx context.Context, op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		after := time.After(d) // want "doubles.*nojitter/nodraw"
		select {
		case <-after:
		case <-ctx.Done():
			return
		}
	}
}

func newTimer(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		t := time.NewTimer(d) // want "doubles.*nojitter/nodraw"
		<-t.C
	}
}

func reset(ctx context.Context, op func() error) {
	t := time.NewTimer(0)
	defer t.Stop()
	d := time.Second
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		}
		if op() == nil {
			return
		}
		t.Reset(d) // want "doubles.*nojitter/nodraw"
		d = min(2*d, time.Minute)
	}
}

func tickerMadeAgain(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		t := time.NewTicker(d) // want "doubles.*nojitter/nodraw"
		<-t.C
		t.Stop()
	}
}

func sleepCtx(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

func waiter(ctx context.Context, op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		if sleepCtx(ctx, d) != nil { // want "doubles.*nojitter/nodraw"
			return
		}
	}
}

func literal(stop <-chan struct{}, op func() error) {
	pause := func(d time.Duration) bool {
		select {
		case <-stop:
			return false
		case <-time.After(d):
			return true
		}
	}
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		if !pause(d) { // want "doubles.*nojitter/nodraw"
			return
		}
	}
}

type clock interface {
	Sleep(time.Duration)
	After(time.Duration) <-chan time.Time
}

func clockSleep(c clock, op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		c.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
}

func clockAfter(ctx context.Context, c clock, op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		select {
		case <-ctx.Done():
			return
		case <-c.After(d): // want "doubles.*nojitter/nodraw"
		}
	}
}

type napper struct{ nap func(time.Duration) }

func newNapper() *napper { return &napper{nap: time.Sleep} }

func (n *napper) run(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		n.nap(d) // want "doubles.*nojitter/nodraw"
	}
}

var sleep = time.Sleep

func hook(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		sleep(d) // want "doubles.*nojitter/nodraw"
	}
}
