// Package factor multiplies by something that is at most one.
package factor

import "time"

func constant(op func() error) {
	d := time.Minute
	for op() != nil {
		time.Sleep(d) // schedule "growth=(fixed|linear)"
		d = time.Duration(float64(d) * 0.9)
	}
}

func variable(op func() error, slow bool) {
	factor := 1.0
	if slow {
		factor = 0.5
	}
	d := time.Minute
	for op() != nil {
		time.Sleep(d) // schedule "growth=(fixed|linear)"
		d = time.Duration(float64(d) * factor)
	}
}
