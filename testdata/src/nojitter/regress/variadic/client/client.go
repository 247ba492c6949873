// Package client waits for the longer of what the server asks for and its own doubling delay.
package client

import (
	"time"

	"fixtures/nojitter/regress/variadic/longest"
)

func get(op func() (time.Duration, error)) {
	for d := time.Second; ; d = min(2*d, time.Minute) {
		after, err := op()
		if err == nil {
			return
		}
		time.Sleep(longest.Of(after, d)) // want "doubles.*nojitter/nodraw"
	}
}
