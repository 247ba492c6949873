// Package clock looks at the clock between the attempts, in every spelling.
package clock

import "time"

func after(op func() error, end time.Time) (err error) {
	for range 3 {
		if err = op(); err == nil || time.Now().After(end) {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=yes .*deadline=yes"
	}
	return err
}

func since(op func() error, limit time.Duration) (err error) {
	start := time.Now()
	for i := 0; i < 3 && time.Since(start) < limit; i++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

func until(op func() error, end time.Time) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		if time.Until(end) < time.Second {
			return err
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

func reversed(op func() error, end time.Time) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		if end.Before(time.Now()) {
			return err
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

func shrinking(op func() error, left time.Duration) (err error) {
	for i := 0; i < 3 && left > 0; i++ {
		start := time.Now()
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
		left -= time.Since(start)
	}
	return err
}

func oneTimer(op func() error) (err error) {
	over := time.After(10 * time.Second)
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-over:
			return err
		case <-time.After(time.Second): // schedule "deadline=yes"
		}
	}
	return err
}

type clock interface {
	Now() time.Time
	Since(time.Time) time.Duration
	Sleep(time.Duration)
}

func somebodyElses(c clock, op func() error) (err error) {
	start := c.Now()
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		if c.Since(start) > time.Minute {
			return err
		}
		c.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}
