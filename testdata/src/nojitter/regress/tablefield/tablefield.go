// Package tablefield keeps its tables of delays in a field of variables of the package. Each of them grows, whichever is
// meant, and none is drawn from; where one of them does not grow nothing is known.
package tablefield

import "time"

// Policy is a table of delays in milliseconds.
type Policy struct{ Millis []int }

// The policies to choose from.
var (
	Fast = Policy{Millis: []int{100, 200, 500, 1000}}
	Slow = Policy{Millis: []int{1000, 5000, 15000, 60000}}
)

// Duration is the delay before an attempt.
func (p Policy) Duration(attempt int) time.Duration { // want "grows geometrically.*nojitter/nodraw"
	return time.Duration(p.Millis[min(attempt, len(p.Millis)-1)]) * time.Millisecond
}

// Mixed holds tables of which one is flat.
type Mixed struct{ Seconds []int }

// The tables.
var (
	Flat = Mixed{Seconds: []int{5, 5, 5}}
	Wide = &Mixed{Seconds: []int{1, 5, 15}}
)

// Duration is the delay before an attempt.
func (m *Mixed) Duration(attempt int) time.Duration { // schedule none
	return time.Duration(m.Seconds[min(attempt, len(m.Seconds)-1)]) * time.Second
}
