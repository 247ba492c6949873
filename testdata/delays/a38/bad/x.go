package a38

import (
	"math/rand"
	"time"
)

const tries = 9

// Waits 500ms to 64s: the largest passes a minute.
func Load(read func() ([]byte, error)) (b []byte, err error) {
	for left := tries; left > 0; left-- {
		if b, err = read(); err == nil || left == 1 {
			return b, err
		}
		d := 500 * time.Millisecond << (tries - left) // WANT uncapped
		time.Sleep(d + time.Duration(rand.Int63n(int64(100*time.Millisecond))))
	}
	return b, err
}
