// Package answered hands out a delay with a bool that says whether to go on. Where the bool is the same with every delay,
// the return that answers the largest one is a clamp, and gives nothing up; where it says to stop, it bounds the attempts.
package answered

import "time"

const most = 30 * time.Second

// Again returns a clamped delay, and true with each.
func Again(base time.Duration) func(int) (bool, time.Duration) {
	return func(n int) (bool, time.Duration) { // schedule "growth=geometric .*ceiling=yes"
		if n < 0 {
			return false, 0
		}
		if n > 8 {
			return true, most
		}
		return true, base << n
	}
}

// Some returns false with its last delay, however long the others were.
func Some(base time.Duration, tries int) func(int) (bool, time.Duration) {
	return func(n int) (bool, time.Duration) {
		if n > tries {
			return false, most
		}
		return true, base << n // want "doubles.*uncapped/noceiling"
	}
}
