package x22

import (
	"time"
)

// in for header post
func Run(f func() error) (err error) {
	for i := 0; i < 5; i, _ = i+1, sleepN(i) { // WANT nojitter
		if err = f(); err == nil {
			return
		}
	}
	return
}
func sleepN(i int) bool { time.Sleep(time.Second << i); return true }
