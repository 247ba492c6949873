// Package received leaves a loop when a channel is closed, or when a word to stop comes through it.
package received

import "time"

func all(from <-chan string, send func(string)) {
	for {
		s, ok := <-from
		if !ok {
			return
		}
		send(s)
		time.Sleep(time.Second) // schedule "loop=none"
	}
}

func paced(stop func() <-chan struct{}, send func()) {
	for range 5 {
		if _, ok := <-stop(); ok {
			return
		}
		send()
		time.Sleep(time.Second) // schedule "loop=none|loop=unknown"
	}
}
