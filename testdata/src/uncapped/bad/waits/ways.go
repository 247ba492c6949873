// Package waits waits for a delay without end in other ways than a sleep.
package waits

import (
	"context"
	"time"
)

func timer(ctx context.Context, op func() error) error {
	for d := time.Second; op() != nil; d *= 2 { // want "doubles.*uncapped/noceiling"
		t := time.NewTimer(d)
		select {
		case <-ctx.Done():
			t.Stop()
			return ctx.Err()
		case <-t.C:
		}
	}
	return nil
}

func reset(op func() error) {
	t := time.NewTimer(0)
	d := time.Second
	for {
		<-t.C
		if op() == nil {
			return
		}
		t.Reset(d)
		d *= 2 // want "doubles.*uncapped/noceiling"
	}
}

func ticker(op func() error) {
	for n := 0; op() != nil; n++ {
		t := time.NewTicker(time.Second << n) // want "doubles.*uncapped/noceiling"
		<-t.C
		t.Stop()
	}
}

type pusher struct {
	n    int
	push func() error
}

func (p *pusher) try() {
	if p.push() != nil {
		p.n++
		time.AfterFunc(time.Second<<p.n, p.try) // want "doubles.*uncapped/noceiling"
	}
}
