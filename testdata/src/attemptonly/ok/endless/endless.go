// Package endless goes on until it succeeds: no number bounds it.
package endless

import "time"

func untilSuccess(op func() error) {
	for op() != nil {
		time.Sleep(time.Second) // schedule "loop=attempt .*counted=no"
	}
}

// The counter only makes the delay.
func counterForDelay(op func() error) {
	for n := 1; ; n++ {
		if op() == nil {
			return
		}
		time.Sleep(time.Duration(n) * time.Second) // schedule "loop=attempt .*counted=no"
	}
}

// A budget counted in waits bounds the waiting; no number bounds the attempts.
func budget(op func() error, left time.Duration, gap func() time.Duration) {
	for op() != nil {
		d := gap()
		if left -= d; left < 0 {
			return
		}
		time.Sleep(d) // schedule "counted=no"
	}
}

// Every third failure is logged.
func logged(op func() error, log func(int)) {
	for n := 0; op() != nil; n++ {
		if n%3 == 0 {
			log(n)
		}
		time.Sleep(time.Second) // schedule "counted=no"
	}
}
