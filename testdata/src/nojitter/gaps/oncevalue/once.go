// Package oncevalue keeps one draw in a function that sync.OnceValue made.
package oncevalue

import (
	"math/rand/v2"
	"sync"
	"time"
)

var offset = sync.OnceValue(func() time.Duration { return rand.N(time.Second) })

// WANTED: reuseddraw at the wait. What sync.OnceValue returns is a function of the library, whose answer is not followed.
func dial(op func() error) {
	for op() != nil {
		time.Sleep(time.Second + offset())
	}
}
