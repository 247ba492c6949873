// Package drawlost draws a random value that never reaches the delay.
package drawlost

import (
	crand "crypto/rand"
	"math/big"
	"math/rand"
	"time"
)

func discarded(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		_ = rand.Int63n(int64(d))
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
}

func comparedOnly(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		if j := rand.Int63n(int64(d)); j > 0 {
			time.Sleep(d) // want "doubles.*nojitter/nodraw"
		}
	}
}

func truncated(op func() error) {
	for secs := 1; op() != nil; secs = min(2*secs, 60) {
		time.Sleep(time.Duration(float64(secs)+rand.Float64()) * time.Second) // want "doubles.*nojitter/nodraw"
	}
}

func boundOfTheDraw(op func() error) {
	for d := int64(time.Second); op() != nil; d = min(2*d, int64(time.Minute)) {
		limit := big.NewInt(d)
		if _, err := crand.Int(crand.Reader, limit); err != nil {
			return
		}
		time.Sleep(time.Duration(limit.Int64())) // want "doubles.*nojitter/nodraw"
	}
}

func drawnElsewhere(pick []string, op func(string) error) {
	d := time.Second
	for op(pick[rand.Intn(len(pick))]) != nil {
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		d *= 2
	}
}
