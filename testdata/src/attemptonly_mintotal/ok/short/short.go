// Package short waits for less than the option, all attempts together.
package short

import "time"

func quick(op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(100 * time.Millisecond) // schedule "loop=attempt"
	}
	return err
}
