// Package countedbyhelper counts behind a pointer what bounds no attempts.
package countedbyhelper

import (
	"log"
	"time"
)

func took(n *int) { *n++ }

func told(op func() error) {
	n := 0
	for op() != nil {
		took(&n)
		log.Println("attempt", n)
		time.Sleep(time.Second) // schedule "counted=no"
	}
}

func reset(n *int) { *n = 0 }

func setBack(fails func() int, op func() error) {
	n := fails()
	for n < 5 {
		if op() == nil {
			return
		}
		reset(&n)
		time.Sleep(time.Second) // schedule "counted=no"
	}
}
