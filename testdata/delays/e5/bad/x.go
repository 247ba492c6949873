package e5

import (
	"math/rand/v2"
	"time"
)

func delay(unit time.Duration, n, m int) time.Duration {
	if n > m {
		n = m
	}
	return rand.N(unit << n)
}
func Do(unit time.Duration, m int, f func() error) {
	for n := 0; ; n++ {
		if f() == nil {
			return
		}
		time.Sleep(delay(unit, n, m))
	}
}
