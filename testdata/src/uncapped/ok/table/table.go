// Package table ends with a last entry, which is the ceiling, however long.
package table

import "time"

var steps = []time.Duration{time.Second, 10 * time.Second, 100 * time.Second, 1000 * time.Second}

func ranged(op func() error) (err error) {
	for _, d := range steps {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
	return err
}

func clamped(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(steps[min(n, len(steps)-1)]) // schedule "growth=geometric .*ceiling=yes"
	}
}
