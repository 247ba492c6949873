// Package sources draws from each of the known sources.
package sources

import (
	crand "crypto/rand"
	"encoding/binary"
	"hash/maphash"
	"math/big"
	"math/rand"
	randv2 "math/rand/v2"
	"time"
)

func cryptoInt(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		n, err := crand.Int(crand.Reader, big.NewInt(int64(d)))
		if err != nil {
			return
		}
		time.Sleep(time.Duration(n.Int64())) // schedule "growth=geometric .*draw=fresh"
	}
}

func cryptoRead(op func() error) {
	var b [8]byte
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		crand.Read(b[:])
		time.Sleep(d/2 + time.Duration(binary.BigEndian.Uint64(b[:])%uint64(d/2))) // schedule "growth=geometric .*draw=(fresh|unknown)"
	}
}

func hashOfTheTime(op func() error) {
	seed := maphash.MakeSeed()
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		h := maphash.String(seed, time.Now().String())
		time.Sleep(d/2 + time.Duration(h%uint64(d/2))) // schedule "growth=geometric .*draw=(fresh|unknown)"
	}
}

// A generator made once and drawn from on every attempt is fresh.
func generator(op func() error) {
	r := rand.New(rand.NewSource(time.Now().UnixNano()))
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(time.Duration(r.Int63n(int64(d)))) // schedule "growth=geometric .*draw=fresh"
	}
}

func pcg(op func() error) {
	r := randv2.New(randv2.NewPCG(randv2.Uint64(), randv2.Uint64()))
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(time.Duration(r.Int64N(int64(d)))) // schedule "growth=geometric .*draw=fresh"
	}
}

type client struct{ rng *rand.Rand }

func newClient() *client {
	return &client{rng: rand.New(rand.NewSource(time.Now().UnixNano()))}
}

func (c *client) do(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d + time.Duration(c.rng.Int63n(int64(d)))) // schedule "growth=geometric .*draw=fresh"
	}
}

func seededByTheClock() { rand.Seed(time.Now().UnixNano()) }

func global(op func() error) {
	seededByTheClock()
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d + time.Duration(rand.Int63n(int64(d)))) // schedule "growth=geometric .*draw=fresh"
	}
}
