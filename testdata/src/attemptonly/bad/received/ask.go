// Package received asks for an answer that comes through a channel, which is closed where there is none.
package received

import "time"

func asked(ask func() <-chan string) string {
	for range 5 { // want "makes 5 attempts with up to 5s of waiting.*attemptonly/nodeadline"
		if s, ok := <-ask(); ok {
			return s
		}
		time.Sleep(time.Second)
	}
	return ""
}

func askedAgain(ask func() <-chan string) string {
	for n := 0; n < 5; n++ { // want "makes 5 attempts with up to 31s of waiting.*attemptonly/nodeadline"
		answer := ask()
		s, ok := <-answer
		if !ok {
			time.Sleep(time.Second << n)
			continue
		}
		return s
	}
	return ""
}
