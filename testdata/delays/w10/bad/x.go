package w10

import (
	"time"
)

// func(d) field with literal
type C struct{ nap func(time.Duration) }

func New() *C { return &C{nap: func(d time.Duration) { time.Sleep(d) }} }
func (c *C) Do(n int, f func() error) (err error) {
	for i := 0; i < n; i++ {
		if err = f(); err == nil {
			return
		}
		c.nap(time.Second << i) // WANT nojitter,uncapped
	}
	return
}
