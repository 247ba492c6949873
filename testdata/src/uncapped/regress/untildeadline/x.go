// Package untildeadline gives up when the next wait would end behind the deadline. So no wait is longer than what was
// left at the first, whichever way the times are compared. That the deadline has not passed yet says nothing of the next
// wait, and neither does a wait that is over.
package untildeadline

import "time"

type policy struct {
	first, total time.Duration
	times        float64
}

func until(op func() error, deadline time.Time) (err error) {
	for d := time.Second; ; d *= 2 {
		if err = op(); err == nil {
			return nil
		}
		if time.Until(deadline) < d {
			return err
		}
		time.Sleep(d) // schedule "ceiling=yes"
	}
}

func since(op func() error) (err error) {
	start := time.Now()
	for d := time.Second; ; d *= 2 {
		if err = op(); err == nil {
			return nil
		}
		if time.Since(start)+d > time.Minute {
			return err
		}
		time.Sleep(d) // schedule "ceiling=yes"
	}
}

func after(op func() error, deadline time.Time) (err error) {
	for d := time.Second; ; d *= 2 {
		if err = op(); err == nil {
			return nil
		}
		if time.Now().Add(d).After(deadline) {
			return err
		}
		time.Sleep(d) // schedule "ceiling=yes"
	}
}

func before(op func() error, deadline time.Time) (err error) {
	for d := time.Second; ; d *= 2 {
		if err = op(); err == nil {
			return nil
		}
		if deadline.Before(time.Now().Add(d)) {
			return err
		}
		time.Sleep(d) // schedule "ceiling=yes"
	}
}

func (p policy) optional(op func() error) (err error) {
	deadline := time.Now().Add(p.total)
	for d := p.first; ; {
		if err = op(); err == nil {
			return nil
		}
		if p.total > 0 && time.Now().Add(d).After(deadline) {
			break
		}
		time.Sleep(d) // schedule "ceiling=yes"
		if p.times > 1 {
			d = time.Duration(float64(d) * p.times)
		}
	}
	return err
}

func passed(op func() error, deadline time.Time) (err error) {
	for d := time.Second; ; d *= 2 { // want "delay doubles from 1s with no ceiling"
		if err = op(); err == nil {
			return nil
		}
		if time.Now().After(deadline) {
			return err
		}
		time.Sleep(d)
	}
}

func due(op func() error) {
	last, d := time.Now(), time.Second
	for {
		if time.Now().After(last.Add(d)) {
			if op() == nil {
				return
			}
			last = time.Now()
			d *= 2 // want "delay doubles from 2s with no ceiling"
			time.Sleep(d)
		}
	}
}
