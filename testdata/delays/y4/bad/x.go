package y4

import (
	"time"
)

type C struct{}

func (C) nap(i int) { time.Sleep(time.Second << i) } // WANT nojitter
func (c C) Run(f func() error) (err error) {
	for i := 0; i < 5; i++ {
		if err = f(); err == nil {
			return
		}
		c.nap(i)
	}
	return
}
