// Package lastwait does not wait after the last attempt. The test compares the counter with the bound on the attempts, so it is no
// clamp on the exponent; one that chooses another delay is.
package lastwait

import "time"

type output struct {
	tries      int
	base, most time.Duration
}

func (o *output) post(op func() error) (err error) {
	for n := range o.tries {
		if err = op(); err == nil {
			return nil
		}
		if n < o.tries-1 {
			time.Sleep(min(o.base<<n, o.most)) // want "uncapped/overflow"
		}
	}
	return err
}

func (o *output) put(op func() error) (err error) {
	for n := range o.tries {
		if err = op(); err == nil {
			return nil
		}
		d := o.most
		if n < 20 {
			d = min(o.base<<n, o.most)
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
	return err
}
