// Package walkdown calls itself for other things, with a bound on how deep: the wait behind what went well is pacing, as
// it is in a loop. A wait on the failing side, before the same thing or what is left of it, lies between attempts.
package walkdown

import (
	"errors"
	"time"
)

var errNotReady = errors.New("not ready")

type node struct {
	path        string
	kids        []*node
	left, right *node
}

type site struct {
	get   func(path string) error
	list  func(path string) (kids []string, err error)
	page  func(token string) (*page, error)
	fetch func(token string) (items []string, next string, err error)
}

type page struct{ Next string }

func (s *site) kids(n *node, depth int) error {
	if depth > 20 {
		return nil
	}
	if err := s.get(n.path); err != nil {
		return err
	}
	time.Sleep(time.Second) // schedule "loop=none.*other things"
	for _, k := range n.kids {
		if err := s.kids(k, depth+1); err != nil {
			return err
		}
	}
	return nil
}

func (s *site) listed(dir string, depth int) error {
	if depth > 20 {
		return nil
	}
	kids, err := s.list(dir)
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // schedule "loop=none.*other things"
	for _, k := range kids {
		if err := s.listed(k, depth+1); err != nil {
			return err
		}
	}
	return nil
}

func (s *site) sides(n *node, depth int) error {
	if n == nil || depth > 20 {
		return nil
	}
	if err := s.get(n.path); err != nil {
		return err
	}
	time.Sleep(time.Second) // schedule "loop=none.*other things"
	if err := s.sides(n.left, depth+1); err != nil {
		return err
	}
	return s.sides(n.right, depth+1)
}

func (s *site) tokens(token string, left int) error {
	if left == 0 {
		return nil
	}
	_, next, err := s.fetch(token)
	if err != nil {
		return err
	}
	if next == "" {
		return nil
	}
	time.Sleep(time.Second) // schedule "loop=none.*other things"
	return s.tokens(next, left-1)
}

func (s *site) pages(token string, left int) error {
	if left == 0 {
		return nil
	}
	p, err := s.page(token)
	if err != nil {
		return err
	}
	if p.Next == "" {
		return nil
	}
	time.Sleep(time.Second) // schedule "loop=none.*other things"
	return s.pages(p.Next, left-1)
}

func (s *site) inLoop(token string) error {
	for range 100 {
		p, err := s.page(token)
		if err != nil {
			return err
		}
		if p.Next == "" {
			return nil
		}
		time.Sleep(time.Second) // schedule "loop=none.*what the last answer said"
		token = p.Next
	}
	return nil
}

func (s *site) paced(path string, left int) error {
	if left == 0 {
		return nil
	}
	if err := s.get(path); err != nil {
		return err
	}
	time.Sleep(time.Second) // schedule "loop=none.*waits after success"
	return s.paced(path, left-1)
}

func (s *site) again(token string, left int) error {
	if left == 0 {
		return errNotReady
	}
	_, next, err := s.fetch(token)
	if err != nil {
		time.Sleep(time.Second) // want "attemptonly/nodeadline"
		return s.again(token, left-1)
	}
	if next == "" {
		return nil
	}
	return s.again(next, left)
}

func (s *site) ready(ask func() (bool, error), left int) error {
	if left == 0 {
		return errNotReady
	}
	ok, err := ask()
	if err != nil {
		return err
	}
	if ok {
		return nil
	}
	time.Sleep(time.Second) // want "attemptonly/nodeadline"
	return s.ready(ask, left-1)
}

func halves(send func([]string) error, keys []string, left int) error {
	err := send(keys)
	if err == nil || left == 0 {
		return err
	}
	time.Sleep(time.Second) // want "attemptonly/nodeadline"
	for _, part := range [][]string{keys[:len(keys)/2], keys[len(keys)/2:]} {
		if err := halves(send, part, left-1); err != nil {
			return err
		}
	}
	return nil
}

type answer struct{ found, missing []string }

func missing(ask func([]string) (*answer, error), keys []string, left int) error {
	a, err := ask(keys)
	if err != nil || left == 0 {
		return err
	}
	if len(a.missing) == 0 {
		return nil
	}
	time.Sleep(time.Second) // want "attemptonly/nodeadline"
	return missing(ask, a.missing, left-1)
}
