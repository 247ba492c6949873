// Package manywaits has more waits for one growth than the message names.
package manywaits

import "time"

func backoff(n int) time.Duration {
	return time.Second << n // want "and 2 more.*uncapped/noceiling"
}

func get(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(backoff(n))
	}
}

func put(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(backoff(n))
	}
}

func list(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(backoff(n))
	}
}

func watch(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(backoff(n))
	}
}

func remove(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(backoff(n))
	}
}
