// Package fallingcount shifts down by a count of attempts that falls: the fewer are left, the longer is the delay.
package fallingcount

import "time"

func dial(op func() error) {
	for left := 5; left > 0; left-- {
		if op() == nil {
			return
		}
		time.Sleep(32 * time.Second >> left) // want "delay doubles on every attempt.*nojitter/nodraw"
	}
}
