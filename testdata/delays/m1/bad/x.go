package m1

import (
	"math/rand/v2"
	"time"
)

// minimal x5b forms
func Do(m int, f func() error) {
	for n := 0; f() != nil; n++ {
		e := n
		if e > m {
			e = m
		}
		time.Sleep((time.Second << e) + rand.N(time.Second))
	}
}
