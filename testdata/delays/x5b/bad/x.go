package x5b

import (
	"math/rand/v2"
	"time"
)

func Do(unit time.Duration, m int, f func() error) {
	for n := 0; ; n++ {
		if f() == nil {
			return
		}
		e := n
		if e > m {
			e = m
		}
		time.Sleep(rand.N(unit << e))
	}
}
