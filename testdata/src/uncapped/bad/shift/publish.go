// Package shift computes the delay from an attempt number that nothing bounds.
package shift

import "time"

type sender interface{ Send(msg []byte) error }

func baseByAttempt(s sender, msg []byte) {
	const base = 100 * time.Millisecond
	for n := 0; s.Send(msg) != nil; n++ {
		time.Sleep(base << n) // want "doubles from 100ms.*attempt 20 waits 14h33m48s.*uncapped/noceiling"
	}
}

func oneByAttempt(s sender, msg []byte) {
	for n := 0; s.Send(msg) != nil; n++ {
		time.Sleep(time.Duration(1<<uint(n)) * time.Second) // want "doubles from 1s.*uncapped/noceiling"
	}
}

func unitFirst(s sender, msg []byte, unit time.Duration) {
	n := 0
	for s.Send(msg) != nil {
		n++
		d := unit * time.Duration(1<<n) // want "doubles.*uncapped/noceiling"
		<-time.After(d)
	}
}

func twice(s sender, msg []byte) {
	for n := 0; s.Send(msg) != nil; n++ {
		time.Sleep(time.Millisecond << (2 * n)) // want "grows 4x from 1ms.*uncapped/noceiling"
	}
}
