// Package overflowunsigned wraps an unsigned number, which never is negative: what is left is any number, or zero.
package overflowunsigned

import "time"

func seconds(op func() error) {
	for n := uint(0); op() != nil; n++ {
		s := uint64(1) << n // want "delay wraps around at attempt 65 .*any wait may be left, or none; clamp the exponent .uncapped/overflow"
		if s > 60 {
			s = 60
		}
		time.Sleep(time.Duration(s) * time.Second)
	}
}

func milliseconds(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(time.Duration(min(uint32(100)<<n, 60_000)) * time.Millisecond) // want "wraps around at attempt 27"
	}
}

// converted is clamped as a signed number, whose topmost bit is the sign.
func converted(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(min(time.Duration(uint64(time.Second)<<n), time.Minute)) // want "wraps negative at attempt 35"
	}
}
