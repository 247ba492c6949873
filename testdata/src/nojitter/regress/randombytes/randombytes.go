// Package randombytes draws anew for each attempt, from bytes that are filled at random or from a hash of the time, or
// makes something of them that is not followed: another byte each time, a generator's state, a hash of the attempt.
package randombytes

import (
	crand "crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"io"
	"math/rand"
	"time"
)

func draw(n time.Duration) time.Duration {
	var v uint32
	if err := binary.Read(crand.Reader, binary.LittleEndian, &v); err != nil {
		return n / 2
	}
	return time.Duration(v) % n
}

func renew(cert func() error) {
	d := 2 * time.Second
	b := make([]byte, 8)
	for cert() != nil {
		time.Sleep(d/2 + draw(d/2)) // schedule "draw=fresh"
		crand.Reader.Read(b)
		time.Sleep(d + time.Duration(b[0])*time.Millisecond) // schedule "draw=fresh"
		d = min(d*2, time.Minute)
	}
}

func another(cert func() error) {
	d := time.Second
	b := make([]byte, 64)
	crand.Read(b)
	for n := 0; cert() != nil; n++ {
		time.Sleep(d + time.Duration(b[n%64])*time.Millisecond) // schedule "draw=unknown"
		d = min(d*2, time.Minute)
	}
}

func refilled(cert func() error, fill func([]byte)) {
	d := time.Second
	b := make([]byte, 8)
	crand.Read(b)
	for cert() != nil {
		fill(b)
		time.Sleep(d + time.Duration(b[0])*time.Millisecond) // schedule "draw=unknown"
		d = min(d*2, time.Minute)
	}
}

func given(cert func() error, r io.Reader) {
	var v uint32
	d := time.Second
	for cert() != nil {
		binary.Read(r, binary.LittleEndian, &v)
		time.Sleep(d + time.Duration(v)) // schedule "draw=unknown"
		d = min(d*2, time.Minute)
	}
}

type bytes struct {
	held [32]byte
	at   int
}

func (b *bytes) next() byte {
	if b.at == 0 {
		crand.Read(b.held[:])
	}
	b.at = (b.at + 1) % 32
	return b.held[b.at]
}

func kept(cert func() error) {
	b := &bytes{}
	d := time.Second
	for cert() != nil {
		time.Sleep(d + time.Duration(b.next())*time.Millisecond) // schedule "draw=fresh"
		d = min(d*2, time.Minute)
	}
}

type generator struct{ state uint64 }

func (g *generator) next() uint64 {
	g.state = g.state*6364136223846793005 + 1442695040888963407
	return g.state
}

func generated(cert func() error) {
	g := &generator{rand.Uint64()}
	d := time.Second
	for cert() != nil {
		time.Sleep(d + time.Duration(g.next()%1000)*time.Millisecond) // schedule "draw=unknown"
		d = min(d*2, time.Minute)
	}
}

func ofAttempt(cert func() error) {
	var seed [8]byte
	crand.Read(seed[:])
	d := time.Second
	for n := 0; cert() != nil; n++ {
		seed[0] = byte(n)
		sum := sha256.Sum256(seed[:])
		time.Sleep(d + time.Duration(sum[0])*time.Millisecond) // schedule "draw=unknown"
		d = min(d*2, time.Minute)
	}
}

func hashed(cert func() error, name string) {
	d := time.Second
	h := fnv.New32a()
	fmt.Fprint(h, name)
	spread := time.Duration(h.Sum32()%1000) * time.Millisecond
	for cert() != nil {
		time.Sleep(d + spread) // schedule "draw=unknown"
		sum := sha256.Sum256([]byte(time.Now().String()))
		time.Sleep(d + time.Duration(sum[0])*time.Millisecond) // schedule "draw=fresh"
		d = min(d*2, time.Minute)
	}
}
