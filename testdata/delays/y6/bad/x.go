package y6

import (
	"time"
)

func nap(i int) {
	if i > 0 {
		time.Sleep(time.Second << (i - 1))
	}
} // WANT nojitter
func Run(f func() error) (err error) {
	for i := 0; i < 5; i++ {
		nap(i)
		if err = f(); err == nil {
			return
		}
	}
	return
}
