// Package cuttable takes the first delay off a table on each attempt.
package cuttable

import "time"

func whileAnyIsLeft(op func() error) {
	waits := []time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 8 * time.Second}
	for op() != nil && len(waits) > 0 {
		time.Sleep(waits[0]) // want "nojitter/nodraw"
		waits = waits[1:]
	}
}

func taken(op func() error) error {
	waits := []time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 8 * time.Second}
	for {
		err := op()
		if err == nil || len(waits) == 0 {
			return err
		}
		var d time.Duration
		d, waits = waits[0], waits[1:]
		time.Sleep(d) // want "nojitter/nodraw"
	}
}
