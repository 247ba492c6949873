// Package previousdelay stops shifting once the delay before was the largest one.
//
// WANTED: no report, since the attempts never get as far as the shift that wraps: from the tenth on, the delay before is
// the largest. That the two parameters go up together is what the caller does, and it is not put together with the test.
package previousdelay

import (
	"math/rand/v2"
	"time"
)

const most = 5 * time.Second

func next(before time.Duration, n int) time.Duration {
	if before >= most {
		return most
	}
	d := (10*time.Millisecond + rand.N(10*time.Millisecond)) * (1 << n) // want "uncapped/overflow"
	return min(d, most)
}

func run(op func() error) {
	var d time.Duration
	for n := 1; op() != nil; n++ {
		d = next(d, n)
		time.Sleep(d)
	}
}
