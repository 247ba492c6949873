// Package long waits for more than the option lets pass, or for nobody knows how long.
package long

import "time"

func doubling(op func() error) (err error) {
	d := time.Second
	for range 5 { // want "5 attempts with up to 23s of waiting.*attemptonly/nodeadline"
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d)
		d = min(2*d, 8*time.Second)
	}
	return err
}

func open(tries int, op func() error) (err error) {
	for range tries { // want "attemptonly/nodeadline"
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Millisecond)
	}
	return err
}
