// Package client waits for the delays of another package.
package client

import (
	"time"

	"fixtures/uncapped/bad/crossexported/delay"
)

func get(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(delay.Plain(n)) // want "delay.go:7.*uncapped/noceiling"
	}
}

// The caller bounds the exponent, and so the delay.
func put(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(delay.Plain(min(n, 5)))
	}
}

func list(op func() error) {
	var s delay.State
	for op() != nil {
		time.Sleep(s.Next())
	}
}
