// Package leavessomewhere leaves when the next delay would pass what is left, on the path that every attempt but the first takes:
// the delay stays under the bound all the same.
package leavessomewhere

import "time"

func remove(op func() error) error {
	var start time.Time
	d := time.Millisecond
	for {
		err := op()
		if err == nil {
			return nil
		}
		if start.IsZero() {
			start = time.Now()
		} else if time.Since(start)+d >= 2*time.Second {
			return err
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
		d *= 2
	}
}
