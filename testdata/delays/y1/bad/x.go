package y1

import (
	"time"
)

func nap(i int) { time.Sleep(time.Second << i) } // WANT nojitter
func Run(f func() error) (err error) {
	for i := 0; i < 5; i++ {
		if err = f(); err == nil {
			return
		}
		nap(i)
	}
	return
}
