// Package arraytable keeps its delays in an array, which is a table as a slice is one. Go copies an array from its literal
// into the variable. One whose entries are set later is not known.
package arraytable

import "time"

func connect(op func() error) {
	for attempt := 0; op() != nil; attempt++ {
		time.Sleep(time.Duration(seconds(attempt)) * time.Second) // want "nojitter/nodraw"
	}
}

func seconds(attempt int) int {
	waits := [...]int{15, 15, 30, 60, 120, 300}
	n := len(waits)
	if attempt < 0 || attempt >= n {
		return waits[n-1]
	}
	return waits[attempt]
}

func clamped(op func() error) {
	waits := [4]time.Duration{time.Second, 2 * time.Second, 5 * time.Second, 15 * time.Second}
	for attempt := 0; op() != nil; attempt++ {
		time.Sleep(waits[min(attempt, len(waits)-1)]) // want "nojitter/nodraw"
	}
}

func set(op func() error, last time.Duration) {
	waits := [...]time.Duration{time.Second, 2 * time.Second, 5 * time.Second}
	waits[2] = last
	for attempt := 0; op() != nil; attempt++ {
		time.Sleep(waits[min(attempt, len(waits)-1)]) // schedule "growth=fixed"
	}
}

func passed(op func() error, last time.Duration) {
	waits := [...]time.Duration{time.Second, 2 * time.Second, 5 * time.Second}
	waits[2] = last
	for attempt := 0; op() != nil; attempt++ {
		time.Sleep(at(waits, attempt)) // schedule "growth=fixed"
	}
}

func at(waits [3]time.Duration, attempt int) time.Duration { return waits[min(attempt, len(waits)-1)] }
