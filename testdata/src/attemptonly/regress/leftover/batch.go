// Package leftover asks for many things at once, and again for those that did not come. That nothing is left is the
// success of these attempts, whether the answer names what is left, each part adds to it, or what failed is collected. A
// queue of which each turn takes the first thing away is worked through, not tried again, though its things come from
// answers too.
package leftover

import (
	"errors"
	"time"
)

const most = 5

type answer struct{ found, left []string }

type store struct {
	ask func(keys []string) (*answer, error)
}

func (s store) all(keys []string) (found []string, err error) {
	for i := 0; len(keys) > 0 && i < most; i++ { // want "5 attempts with up to 5s of waiting.*attemptonly/nodeadline"
		a, err := s.ask(keys)
		if err != nil {
			return nil, err
		}
		found = append(found, a.found...)
		keys = a.left
		time.Sleep(time.Second)
	}
	return found, nil
}

func (s store) inParts(keys []string) (found []string, err error) {
	for i := 0; len(keys) > 0 && i < most; i++ { // want "5 attempts with up to 5s of waiting.*attemptonly/nodeadline"
		var left []string
		for _, part := range [][]string{keys[:len(keys)/2], keys[len(keys)/2:]} {
			a, err := s.ask(part)
			if err != nil {
				return nil, err
			}
			found = append(found, a.found...)
			left = append(left, a.left...)
		}
		if keys = left; len(left) > 0 {
			time.Sleep(time.Second)
		}
	}
	if len(keys) > 0 {
		return nil, errors.New("not all came")
	}
	return found, nil
}

func sendAll(keys []string, send func(string) error) {
	for i := 0; len(keys) > 0 && i < most; i++ { // want "5 attempts with up to 5s of waiting.*attemptonly/nodeadline"
		var failed []string
		for _, key := range keys {
			if err := send(key); err != nil {
				failed = append(failed, key)
			}
		}
		keys = failed
		time.Sleep(time.Second)
	}
}

func crawl(first string, links func(page string) []string) {
	queue := []string{first}
	for n := 0; len(queue) > 0 && n < most; n++ {
		page := queue[0]
		queue = append(queue[1:], links(page)...)
		time.Sleep(time.Second) // schedule "loop=none.*it walks a queue"
	}
}

func drain(queue []string, send func(string) error) {
	for n := 0; len(queue) > 0 && n < most; n++ {
		if err := send(queue[0]); err != nil {
			println(err)
		}
		queue = queue[1:]
		time.Sleep(time.Second) // schedule "loop=none.*it walks a queue"
	}
}
