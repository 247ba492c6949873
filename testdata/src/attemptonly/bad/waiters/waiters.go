// Package waiters waits through helpers.
package waiters

import (
	"log"
	"time"
)

func pause() {
	log.Print("waiting")
	time.Sleep(time.Second)
}

func fixedPause(op func() error) (err error) {
	for range 3 { // want `makes 3 attempts with up to 3s of waiting`
		if err = op(); err == nil {
			return nil
		}
		pause()
	}
	return err
}

type clock interface{ Sleep(time.Duration) }

func injected(c clock, op func() error) (err error) {
	for range 3 { // want `makes 3 attempts with up to 3s of waiting`
		if err = op(); err == nil {
			return nil
		}
		c.Sleep(time.Second)
	}
	return err
}

// once makes one attempt and waits when it failed.
func once(op func() error, attempt int) (done bool) {
	if op() == nil {
		return true
	}
	time.Sleep(time.Duration(attempt) * time.Second)
	return false
}

func callerLoops(op func() error, most int) bool {
	for i := 1; i <= most; i++ { // want `attemptonly/nodeadline`
		if once(op, i) {
			return true
		}
	}
	return false
}

type waiter struct{ nap func(time.Duration) }

func newWaiter() *waiter { return &waiter{nap: time.Sleep} }

func (w *waiter) funcField(op func() error) (err error) {
	for range 3 { // want `makes 3 attempts`
		if err = op(); err == nil {
			return nil
		}
		w.nap(time.Second)
	}
	return err
}

func atTheHead(op func() error) (err error) {
	for attempt := range 3 { // want `makes 3 attempts with up to 2s of waiting`
		if attempt > 0 {
			time.Sleep(time.Second)
		}
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}

func timer(op func() error) (err error) {
	t := time.NewTimer(time.Second)
	defer t.Stop()
	for range 3 { // want `attemptonly/nodeadline`
		if err = op(); err == nil {
			return nil
		}
		<-t.C
		t.Reset(time.Second)
	}
	return err
}
