// Package policy hides the count in an object or a predicate.
package policy

import (
	"errors"
	"time"
)

type steps struct{ n, limit int }

func (s *steps) next() (time.Duration, error) {
	if s.n == s.limit {
		return 0, errors.New("used up")
	}
	s.n++
	return time.Duration(s.n) * time.Second, nil
}

func object(op func() error, limit int) error {
	s := &steps{limit: limit}
	for op() != nil { // want `attemptonly/nodeadline`
		d, err := s.next()
		if err != nil {
			return err
		}
		time.Sleep(d)
	}
	return nil
}

type policy struct{ most int }

func (p policy) again(err error, attempt int) bool {
	return err != nil && attempt < p.most
}

func predicate(op func() error, p policy) error {
	for i := 0; ; i++ { // want `attemptonly/nodeadline`
		err := op()
		if !p.again(err, i) {
			return err
		}
		time.Sleep(time.Second)
	}
}

// The object counts and waits; the loop is the caller's.
func (s *steps) sleep() bool {
	if s.n >= s.limit {
		return false
	}
	s.n++
	time.Sleep(time.Second)
	return true
}

func waits(op func() error) (err error) {
	for s := (&steps{limit: 3}); s.sleep(); { // want `attemptonly/nodeadline`
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}

func funcField(op func() error, judge func(error) (bool, time.Duration), most int) (err error) {
	for n := 0; n < most; n++ { // want `attemptonly/nodeadline`
		err = op()
		again, d := judge(err)
		if !again {
			break
		}
		time.Sleep(d)
	}
	return err
}
