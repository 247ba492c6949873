package x4

import (
	"math/rand/v2"
	"time"
)

func minInt[T ~int | ~uint](a, b T) T {
	if a < b {
		return a
	}
	return b
}
func Do(unit time.Duration, f func() error) {
	for n := 0; ; n++ {
		if f() == nil {
			return
		}
		time.Sleep(rand.N(unit << minInt(n, 6)))
	}
}
