// Package anew: A count that only begins the same attempts again, after a word in the log, bounds nothing.
package anew

import (
	"log"
	"time"
)

func dial(op func() error) error {
	for {
		n := 0
		for {
			if err := op(); err == nil {
				return nil
			}
			n++
			if n == 60 {
				break
			}
			time.Sleep(time.Second) // schedule "counted=no"
		}
		log.Print("still waiting")
	}
}

func dialAgain(op func() error) error {
again:
	for range 60 {
		if err := op(); err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "counted=no"
	}
	log.Print("still waiting")
	goto again
}

var _, _ = dial, dialAgain
