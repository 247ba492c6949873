package y5

import (
	"time"
)

// exported helper, same
func Nap(i int) { time.Sleep(time.Second << i) } // WANT nojitter
func Run(f func() error) (err error) {
	for i := 0; i < 5; i++ {
		if err = f(); err == nil {
			return
		}
		Nap(i)
	}
	return
}
