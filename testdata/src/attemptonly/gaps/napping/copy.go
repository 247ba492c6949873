// Package napping waits between its attempts in a helper that naps until a time has come.
//
// WANTED: a report on the loop. The clock ends the nap, and says nothing of when the attempts end; here it is taken for
// their deadline, as that of a helper is which waits for what it polls.
package napping

import "time"

func nap(d time.Duration) {
	end := time.Now().Add(d)
	for time.Until(end) > 0 {
		time.Sleep(time.Second)
	}
}

func copyAll(tries int, run func() error) (err error) {
	for n := 0; n < tries; n++ {
		nap(10 * time.Second)
		if err = run(); err == nil {
			return nil
		}
	}
	return err
}
