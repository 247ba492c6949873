// Package seeded draws from generators that every process seeds alike.
package seeded

import (
	"math/rand"
	randv2 "math/rand/v2"
	"time"
)

func source(op func() error) {
	r := rand.New(rand.NewSource(42))
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(time.Duration(r.Int63n(int64(d)))) // want "nojitter/seededdraw"
	}
}

func pcg(op func() error) {
	r := randv2.New(randv2.NewPCG(1, 2))
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d/2 + time.Duration(r.Int64N(int64(d/2)))) // want "nojitter/seededdraw"
	}
}

func fixedDelay(op func() error) {
	const seed = 7
	r := rand.New(rand.NewSource(seed))
	for op() != nil {
		time.Sleep(time.Second + time.Duration(r.Intn(1000))*time.Millisecond) // want "nojitter/seededdraw"
	}
}

type client struct{ rng *rand.Rand }

func newClient() *client { return &client{rng: rand.New(rand.NewSource(1))} }

func (c *client) do(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d + time.Duration(c.rng.Int63n(int64(d)))) // want "nojitter/seededdraw"
	}
}

func drawn(r *rand.Rand, d time.Duration) time.Duration {
	return time.Duration(r.Float64() * float64(d))
}

var gen = rand.New(rand.NewSource(99))

func helper(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(drawn(gen, d)) // want "nojitter/seededdraw"
	}
}
