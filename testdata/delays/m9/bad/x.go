package m9

import (
	"math/rand/v2"
	"time"
)

// pointer clamp in generic helper
func capAt(p *time.Duration, top time.Duration) {
	if *p > top {
		*p = top
	}
}
func Do(f func() error) {
	d := time.Second
	for f() != nil {
		time.Sleep(d + rand.N(d))
		d *= 2
		capAt(&d, time.Minute)
	}
}
