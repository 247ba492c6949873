package a38

import (
	"math/rand"
	"time"
)

const tries = 8

// Seven waits, 500ms to 32s.
func Load(read func() ([]byte, error)) (b []byte, err error) {
	for left := tries; left > 0; left-- {
		if b, err = read(); err == nil || left == 1 {
			return b, err
		}
		d := 500 * time.Millisecond << (tries - left)
		time.Sleep(d + time.Duration(rand.Int63n(int64(100*time.Millisecond))))
	}
	return b, err
}
