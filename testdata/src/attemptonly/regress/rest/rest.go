// Package rest tries again what is left: an operation gives back the keys that it could not do, or the program gathers
// those for which it failed. That nothing is left is success.
package rest

import "time"

func fetch(keys []string, ask func([]string) (left []string, err error)) error {
	for attempt := 0; len(keys) > 0 && attempt < 5; attempt++ { // want "attemptonly/nodeadline"
		var rest []string
		for at := 0; at < len(keys); at += 100 {
			left, err := ask(keys[at:min(at+100, len(keys))])
			if err != nil {
				return err
			}
			rest = append(rest, left...)
		}
		keys = rest
		time.Sleep(time.Second)
	}
	return nil
}

func deliver(to []string, send func(string) error) []string {
	for range 3 { // want "attemptonly/nodeadline"
		var failed []string
		for _, addr := range to {
			if err := send(addr); err != nil {
				failed = append(failed, addr)
			}
		}
		if len(failed) == 0 {
			return nil
		}
		to = failed
		time.Sleep(time.Second)
	}
	return to
}

// A batch that is full is sent: nothing is tried again.
func gather(next func() string, send func([]string)) {
	var batch []string
	for range 100 {
		batch = append(batch, next())
		if len(batch) == 10 {
			send(batch)
			batch = nil
		}
		time.Sleep(time.Second) // schedule "loop=none"
	}
}
