package x5

import (
	"math/rand/v2"
	"time"
)

func minInt(a, b int) int {
	if a < b {
		return a
	}
	return b
}
func Do(unit time.Duration, m int, f func() error) {
	for n := 0; ; n++ {
		if f() == nil {
			return
		}
		time.Sleep(rand.N(unit << minInt(n, m)))
	}
}
