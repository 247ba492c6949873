package m6

import (
	"math/rand/v2"
	"time"
)

// pointer receiver clamp in separate method
type B struct{ d, top time.Duration }

func (b *B) grow() { b.d *= 2; b.clamp() }
func (b *B) clamp() {
	if b.d > b.top {
		b.d = b.top
	}
}
func Do(b *B, f func() error) {
	for f() != nil {
		time.Sleep(b.d + rand.N(b.d))
		b.grow()
	}
}
