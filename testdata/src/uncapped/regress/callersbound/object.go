// Package callersbound hands the number of attempts to a helper, and every caller passes a small constant: eight attempts
// from 100ms wait 6.4s at most, which is proven. A caller that passes what it was told leaves the number open, and so does
// a function that other packages can call.
package callersbound

import "time"

type object struct{ get func() error }

func (o *object) read() error { return o.entry(8) }

func (o *object) peek() error { return o.entry(1) }

func (o *object) entry(attempts int) error {
	var err error
	for n := 1; n <= attempts; n++ {
		if err = o.get(); err == nil {
			return nil
		}
		if n < attempts {
			time.Sleep(time.Duration(100*(1<<(n-1))) * time.Millisecond) // schedule "largest=6.4s .*tries=8"
		}
	}
	return err
}

func (o *object) list(attempts int) error { return o.walk(attempts) }

func (o *object) first() error { return o.walk(3) }

func (o *object) walk(attempts int) error {
	var err error
	for n := 0; n < attempts; n++ {
		if err = o.get(); err == nil {
			return nil
		}
		time.Sleep(100 * time.Millisecond << n) // want "doubles.*uncapped/noceiling"
	}
	return err
}

// Stat can be called by anybody.
func (o *object) Stat(attempts int) error {
	var err error
	for n := 0; n < attempts; n++ {
		if err = o.get(); err == nil {
			return nil
		}
		time.Sleep(100 * time.Millisecond << n) // want "doubles.*uncapped/noceiling"
	}
	return err
}

func (o *object) stat() error { return o.Stat(3) }
