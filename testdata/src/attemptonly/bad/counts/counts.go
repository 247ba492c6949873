// Package counts bounds the attempts by a number in every spelling, and by nothing else.
package counts

import "time"

const most = 5

type conf struct {
	tries int
	gap   time.Duration
}

func (c conf) Tries() int { return c.tries }

type limiter interface{ Tries() int }

func threePart(op func() error) (err error) {
	for i := 0; i < most; i++ { // want `makes 5 attempts with up to 5s of waiting \(waiting at counts.go:22\) and has no deadline.*\(attemptonly/nodeadline\)`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func rangeInt(op func() error) (err error) {
	for range most { // want `makes 5 attempts`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func rangeVariable(op func() error, n int) (err error) {
	for range n { // want `makes a limited number of attempts \(waiting at counts.go:42\)`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func beforeTheWait(op func() error) error {
	for i := 0; ; { // want `makes 5 attempts with up to 4s of waiting`
		err := op()
		if err == nil {
			return nil
		}
		if i++; i == most {
			return err
		}
		time.Sleep(time.Second)
	}
}

func behindTheWait(op func() error) error {
	i := 0
	for { // want `makes 5 attempts with up to 5s of waiting`
		err := op()
		if err == nil {
			return nil
		}
		time.Sleep(time.Second)
		if i++; i >= most {
			return err
		}
	}
}

func countingDown(op func() error, c conf) error {
	for left := c.tries + 1; ; { // want `makes a limited number of attempts`
		err := op()
		left--
		if err == nil || left <= 0 {
			return err
		}
		time.Sleep(c.gap)
	}
}

func fieldBound(op func() error, c *conf) (err error) {
	for i := 0; i <= c.tries; i++ { // want `makes a limited number of attempts`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(c.gap)
	}
	return err
}

func getterBound(op func() error, l limiter) (err error) {
	for i := range l.Tries() { // want `makes a limited number of attempts`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Duration(i) * time.Second)
	}
	return err
}

// Zero means for ever, but whoever sets it gets a count.
func zeroForEver(op func() error, tries int) (err error) {
	for i := 0; tries == 0 || i < tries; i++ { // want `makes a limited number of attempts`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func table(op func() error) (err error) {
	gaps := []time.Duration{time.Second, 2 * time.Second, 5 * time.Second}
	for _, d := range gaps { // want `makes 3 attempts with up to 8s of waiting`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d)
	}
	return err
}

func byGoto(op func() error) error {
	tries := 0
again:
	err := op()
	if err != nil && tries < most {
		tries++
		time.Sleep(time.Second) // want `makes 6 attempts with up to 5s of waiting`
		goto again
	}
	return err
}

func perKey(op func(string) error, key string) error {
	failed := map[string]int{}
	for { // want `makes a limited number of attempts`
		err := op(key)
		if err == nil || failed[key] == most {
			return err
		}
		failed[key]++
		time.Sleep(time.Second)
	}
}

// The delay that ends the loop is a counter in all but name.
func tooLong(op func() error) {
	for d := time.Second; ; d *= 2 { // want `a limited number of attempts|makes \d+ attempts`
		if op() == nil || d > 10*time.Second {
			return
		}
		time.Sleep(d)
	}
}

// Steps of two come to six.
func evenSteps(op func() error) error {
	for i := 0; i != 6; i += 2 { // want `makes 3 attempts with up to 3s of waiting`
		if op() == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return op()
}

// The rounds are counted too.
func inRounds(op func() error) error {
	for range 3 {
		for range most { // want `makes a limited number of attempts`
			if op() == nil {
				return nil
			}
			time.Sleep(time.Second)
		}
		println("still waiting")
	}
	return op()
}

// A count that goes on to the next thing ends the attempts.
func eachThing(things []string, op func(string) error) {
	for _, thing := range things {
		for range most { // want `makes 5 attempts with up to 5s of waiting`
			if op(thing) == nil {
				break
			}
			time.Sleep(time.Second)
		}
	}
}

type stepped struct {
	steps int
	delay time.Duration
}

func (s *stepped) step() time.Duration {
	s.steps--
	return s.delay
}

// What the loop calls counts.
func (s *stepped) run(op func() error) (err error) {
	for s.steps > 0 { // want `attemptonly/nodeadline`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(s.step())
	}
	return err
}

var again = map[int]bool{429: true, 503: true}

// Whether the answer is in a list says how the operation went.
func listed(op func() (int, error), most int) (int, error) {
	for n := 0; ; n++ { // want `attemptonly/nodeadline`
		code, err := op()
		if err != nil {
			return 0, err
		}
		if n == most || !again[code] {
			return code, nil
		}
		time.Sleep(time.Second)
	}
}
