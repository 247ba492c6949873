package fleet

import "time"

// This file lets a fleet retry against a limiter.

// Result is what happened to a fleet. Times count from when the whole fleet was refused.
type Result struct {
	Served   time.Duration // when the last client was served; 0 when none was
	Requests int           // retries sent; the first requests, which were refused together, are not among them
	Peak     float64       // the most arrivals in any window as wide as the fleet's spread, per second
	Peaks    []float64     // the same for each retry by itself, the first retry first
	Arrivals []int         // retries in each bucket of time, up to the last one
	Bucket   time.Duration // the width of a bucket: at least the spread, and such that there are at most 240
	GaveUp   int           // clients that ran out of attempts or time
	Waiting  int           // clients still at it when the simulation was cut off; 0 when it came to its end
}

// Simulate runs a fleet from when all of it was refused until each client is served or has given up. It tells the same
// for the same seed on every machine. It is false when the fleet is not valid or too large, or the plan's delays are
// unknown.
func Simulate(f Fleet, p Plan, seed uint64) (Result, bool) {
	return Result{}, false
}
