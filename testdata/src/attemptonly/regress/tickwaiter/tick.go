// Package tickwaiter waits by a method that receives from a ticker in a field, and does nothing else: it is a waiter, and
// its call in the loop a wait, through an interface of the package with this one implementation too.
package tickwaiter

import (
	"errors"
	"time"
)

type pace struct{ ticker *time.Ticker }

func (p *pace) next() { <-p.ticker.C }

func until(ready func() (bool, error), every, timeout time.Duration) error {
	p := &pace{time.NewTicker(every)}
	defer p.ticker.Stop()
	most := int(timeout / every)
	for i := 0; ; i++ { // want "attemptonly/nodeadline"
		ok, err := ready()
		if err != nil {
			return err
		}
		if ok {
			return nil
		}
		if i+1 == most {
			return errors.New("not ready")
		}
		p.next()
	}
}

// What ticks without a failure is periodic.
func (p *pace) report(write func(int)) {
	for i := range 10 {
		write(i)
		p.next() // schedule "loop=none"
	}
}

type ticks interface{ next() }

func through(t ticks, most int, ready func() (bool, error)) error {
	for range most { // want "attemptonly/nodeadline"
		ok, err := ready()
		if err != nil {
			return err
		}
		if ok {
			return nil
		}
		t.next()
	}
	return errors.New("not ready")
}
