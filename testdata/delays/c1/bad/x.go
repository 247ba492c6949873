package c1

import (
	"math/rand/v2"
	"time"
)

// counted const, helper method value in struct; ceiling by attempts in caller
type C struct{ f func() error }

func (c *C) backoff(n int) {
	d := 200 * time.Millisecond * time.Duration(1<<n)
	time.Sleep(d + rand.N(d))
}
func (c *C) Do() (err error) {
	for n := 0; n < 3; n++ {
		if err = c.f(); err == nil {
			return
		}
		c.backoff(n)
	}
	return
}
