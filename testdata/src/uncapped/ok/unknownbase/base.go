// Package unknownbase has a constant number of attempts from a base that is not known.
package unknownbase

import "time"

// Base is set by whoever links this package.
var Base = 500 * time.Millisecond

func packageVariable(op func() error) (err error) {
	for n := range 4 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(Base << n) // schedule "growth=geometric .*ceiling=(yes|unknown) .*attempts=4"
	}
	return err
}

func parameter(base time.Duration, op func() error) (err error) {
	for range 12 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(base) // schedule "growth=geometric .*ceiling=(yes|unknown) .*attempts=12"
		base *= 2
	}
	return err
}

type config struct{ Base time.Duration }

func (c config) run(op func() error) (err error) {
	d := c.Base
	for i := 0; i < 8; i++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=(yes|unknown) .*attempts=8"
		d *= 2
	}
	return err
}
