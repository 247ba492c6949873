// Package partofhash: A byte of what code that is not followed has answered, such as a UUID or a hash, may be a draw.
package partofhash

import "time"

func ofArray(id func() [16]byte, op func() error) {
	d := time.Second
	for op() != nil {
		u := id()
		time.Sleep(d + time.Duration(u[0])*time.Millisecond) // schedule "draw=unknown"
		d = min(2*d, time.Minute)
	}
}

func ofSlice(sum func() []byte, op func() error) {
	d := time.Second
	for op() != nil {
		time.Sleep(d + time.Duration(sum()[0])*time.Millisecond) // schedule "draw=unknown"
		d = min(2*d, time.Minute)
	}
}

var _, _ = ofArray, ofSlice
