// Package channel has a goroutine make the delays, and takes the next one out of a channel.
package channel

import "time"

func dial(op func() error) {
	delays := make(chan time.Duration)
	go func() {
		for d := time.Second; ; d = min(2*d, time.Minute) {
			delays <- d
		}
	}()
	for op() != nil {
		// WANTED: nojitter/nodraw. Silent, since what is sent through a channel is not followed.
		time.Sleep(<-delays)
	}
}
