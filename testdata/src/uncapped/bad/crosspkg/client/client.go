// Package client waits for a growth in another package: reported at the wait, naming the line there.
package client

import (
	"time"

	"fixtures/uncapped/bad/crosspkg/internal/delay"
)

func get(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(delay.After(n)) // want "delay.go:7.*uncapped/noceiling"
	}
}

func put(op func() error) {
	c := &delay.Counter{Unit: time.Second, Max: time.Minute}
	for op() != nil {
		time.Sleep(c.Next()) // want "grows at delay.go:18, returned at delay.go:26.*uncapped/noceiling"
	}
}
