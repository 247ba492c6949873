// Package helper computes the delay in a function: the report stands there and names the waits.
package helper

import "time"

func backoff(attempt int) time.Duration {
	return 100 * time.Millisecond << attempt // want "doubles.*retry.go:12.*retry.go:18.*uncapped/noceiling"
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

// pause grows and waits: one report, at the growth.
func pause(n int) {
	time.Sleep(time.Second << n) // want "doubles.*uncapped/noceiling"
}

func list(op func() error) {
	for n := 0; op() != nil; n++ {
		pause(n)
	}
}

func watch(op func() error) {
	for n := 0; op() != nil; n++ {
		pause(n)
	}
}
