// Package stop has a word to stop, which strict does not take for a deadline.
package stop

import "time"

func channel(op func() error, quit <-chan struct{}) (err error) {
	for range 3 { // want `makes 3 attempts with up to 3s of waiting .*attemptonly/nodeadline`
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-quit:
			return err
		case <-time.After(time.Second):
		}
	}
	return err
}
