// Package varattempts has a number of attempts that a caller chooses: no bound here.
package varattempts

import "time"

func parameter(tries int, op func() error) (err error) {
	for i := 0; i < tries; i++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second << i) // want "doubles from 1s.*uncapped/noceiling"
	}
	return err
}

type config struct{ Tries int }

func (c config) run(op func() error) (err error) {
	d := time.Second
	for range c.Tries {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d)
		d *= 2 // want "doubles from 1s.*uncapped/noceiling"
	}
	return err
}

type steps struct{ limit, n int }

func (s *steps) next() (time.Duration, bool) {
	if s.n == s.limit {
		return 0, false
	}
	d := 200 * time.Millisecond << s.n // want "doubles.*uncapped/noceiling"
	s.n++
	return d, true
}

func withState(limit int, op func() error) {
	s := &steps{limit: limit}
	for op() != nil {
		d, ok := s.next()
		if !ok {
			return
		}
		time.Sleep(d)
	}
}
