// Package doubling doubles values that nobody waits for.
package doubling

import "time"

func buffer(read func([]byte) error) []byte {
	size := 512
	for {
		b := make([]byte, size)
		if read(b) == nil {
			return b
		}
		size *= 2
		time.Sleep(time.Second) // schedule "growth=fixed"
	}
}

func score(hits []float64) (s float64) {
	weight := 1.0
	for _, h := range hits {
		s += h * weight
		weight *= 2
	}
	time.Sleep(time.Millisecond) // schedule "growth=fixed"
	return s
}
