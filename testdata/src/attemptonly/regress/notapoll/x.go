// Package notapoll does work on each turn, by goroutines and channels: no look whether something is ready.
package notapoll

import "time"

func inBatches(servers []string, ask func(string) string, pause time.Duration) string {
	answers := make(chan string, len(servers))
	for i := 0; i < len(servers); i++ {
		if i%4 == 0 {
			if i > 0 && pause > 0 {
				time.Sleep(pause)
			}
			for j := i; j < i+4 && j < len(servers); j++ {
				go func() { answers <- ask(servers[j]) }()
			}
		}
		if answer := <-answers; answer != "" {
			return answer
		}
	}
	return ""
}

func fill(messages <-chan string, room int) (batch []string) {
	for room > 0 {
		n := len(messages)
		if n == 0 {
			time.Sleep(time.Millisecond)
			if n = len(messages); n == 0 {
				break
			}
		}
		for range min(n, room) {
			batch = append(batch, <-messages)
		}
		room -= n
	}
	return batch
}

var _, _ = inBatches, fill
