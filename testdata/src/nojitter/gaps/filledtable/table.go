// Package filledtable ranges over delays that a loop has filled in.
package filledtable

import "time"

func delays(n int) []time.Duration {
	out := make([]time.Duration, n)
	for i := range out {
		out[i] = time.Second << i
	}
	return out
}

// WANTED: nodraw at the wait. Only tables of constants are read.
func dial(op func() error) {
	for _, d := range delays(6) {
		if op() == nil {
			return
		}
		time.Sleep(d)
	}
}
