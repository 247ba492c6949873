// Package client waits for delays that another package computes.
package client

import (
	"math/rand/v2"
	"time"

	"fixtures/nojitter/bad/crosspkg/delay"
)

func get(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(delay.Plain(n)) // want "doubles on every attempt \\(delay.go:11\\).*nojitter/nodraw"
	}
}

func getWithDraw(op func() error) {
	for n := 0; op() != nil; n++ {
		d := delay.Plain(n)
		time.Sleep(d/2 + rand.N(d/2))
	}
}

func put(op func() error) {
	s := &delay.State{Cur: time.Second}
	for op() != nil {
		time.Sleep(s.Next())
	}
}

func list(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(delay.Drawn(n))
	}
}
