// Package answerederror watches again when an error comes through the channel that the watch gave. It may as well tell
// how something ended that had begun well, after which nobody retries anything.
package answerederror

import "time"

func follow(watch func() <-chan error, tell func(error), stop <-chan struct{}) {
	delay := time.Second
	timer := time.NewTimer(0)
	var ended <-chan error
	for {
		select {
		case <-timer.C:
			ended = watch()
		case err := <-ended:
			tell(err)
			// WANTED: nojitter/nodraw. Silent, since only an error through a channel of the program's own is a failure.
			timer.Reset(delay)
			delay = min(2*delay, time.Hour)
			ended = nil
		case <-stop:
			return
		}
	}
}
