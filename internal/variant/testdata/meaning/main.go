// Package main runs what the changes of spelling change, and prints what happens.
package main

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"time"
)

type state struct {
	delay, top time.Duration
	log        []string
}

func (s *state) say(format string, args ...any) { s.log = append(s.log, fmt.Sprintf(format, args...)) }

var errNo = errors.New("no")

func fails(n *int, times int) error {
	*n++
	if *n <= times {
		return errNo
	}
	return nil
}

func (s *state) next() time.Duration {
	d := s.delay
	s.delay *= 2
	if s.delay > s.top {
		s.delay = s.top
	}
	return d
}

func threeParts(s *state) {
	for i, j := 0, 10; i < j; i, j = i+1, j-2 {
		if i == 1 {
			continue
		}
		s.say("three %d %d", i, j)
		if j < 5 {
			break
		}
	}
}

func ranges(s *state) {
	var narrow int8 = 3
	for i := range narrow {
		s.say("range %d %T", i, i)
	}
	for range 2 {
		s.say("again")
	}
	for i := range len(s.log) {
		switch {
		case i == 1:
			continue
		case i > 3:
			break
		}
		s.say("len %d", i)
	}
	for i, word := range strings.Fields("a b") {
		s.say("%d %s", i, word)
	}
}

func nested(s *state) {
outer:
	for i := 0; i < 4; i++ {
		for j := 0; ; j++ {
			switch {
			case j == i:
				continue outer
			case i == 3:
				break outer
			}
			select {
			case <-time.After(time.Nanosecond):
				if j == 1 {
					break
				}
				s.say("nested %d %d", i, j)
			}
		}
	}
}

func attempts(s *state) (err error) {
	n := 0
	for try := 0; ; try++ {
		if err = fails(&n, 3); err == nil {
			return nil
		}
		d := time.Microsecond << try
		if d > s.top {
			return err
		}
		s.say("wait %v, then %v", d, s.next())
		time.Sleep(d/2 + time.Duration(try))
	}
}

func captured(s *state) {
	var calls []func() int
	for i := 0; i < 3; i++ {
		calls = append(calls, func() int { i += 10; return i })
	}
	for _, call := range calls {
		s.say("captured %d", call())
	}
}

func assigned(s *state) {
	x, bits := 7, uint(3)
	x -= 2 - 1
	x <<= bits
	x &^= 1 << 4
	x %= 7 + 4
	bits--
	if x > 3 && bits < 9 {
		s.say("assigned %d %d", x, bits)
	}
	if y := x * 2; y > 1 {
		s.say("scoped %d", y)
	}
}

func main() {
	s := &state{delay: time.Millisecond, top: 4 * time.Millisecond}
	threeParts(s)
	ranges(s)
	nested(s)
	s.say("%v", attempts(s))
	captured(s)
	assigned(s)
	fmt.Fprintln(os.Stdout, strings.Join(s.log, "\n"))
}
