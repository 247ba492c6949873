// Package leaves ends the loop when the delay passes a bound: later values never exist. A test that leaves on the counter,
// against a variable, bounds the attempts and not the delay.
package leaves

import "time"

func onTheDelay(top time.Duration, op func() error) (err error) {
	for k := 0; ; k++ {
		if err = op(); err == nil {
			return nil
		}
		d := time.Second << k
		if d > top {
			return err
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func onTheCounter(tries int, op func() error) (err error) {
	for k := 0; ; k++ {
		if err = op(); err == nil {
			return nil
		}
		if k >= tries {
			return err
		}
		time.Sleep(time.Second << k) // want "doubles from 1s.*uncapped/noceiling"
	}
}

func delay(k int) time.Duration { return time.Second << k }

func onAResult(top time.Duration, op func() error) (err error) {
	for k := 0; ; k++ {
		if err = op(); err == nil {
			return nil
		}
		d := delay(k)
		if d > top {
			return err
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes .*counted=yes"
	}
}
