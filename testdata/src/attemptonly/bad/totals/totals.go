// Package totals sums the waits, each at its ceiling.
package totals

import (
	"math/rand/v2"
	"time"
)

func doubling(op func() error) (err error) {
	d := time.Second
	for range 5 { // want `makes 5 attempts with up to 23s of waiting`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d)
		d = min(2*d, 8*time.Second)
	}
	return err
}

func notAfterTheLast(op func() error) (err error) {
	for i := 0; i < 4; i++ { // want `makes 4 attempts with up to 7s of waiting`
		if err = op(); err == nil {
			return nil
		}
		if i < 3 {
			time.Sleep(time.Second << i)
		}
	}
	return err
}

func lastByInequality(op func() error) (err error) {
	for i := range 4 { // want `makes 4 attempts with up to 3s of waiting`
		if err = op(); err == nil {
			return nil
		}
		if i != 3 {
			time.Sleep(time.Second)
		}
	}
	return err
}

func linear(op func() error) (err error) {
	for i := 1; i <= 4; i++ { // want `makes 4 attempts with up to 10s of waiting`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Duration(i) * time.Second)
	}
	return err
}

func drawn(op func() error) (err error) {
	for range 4 { // want `makes 4 attempts with up to 8s of waiting`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second + rand.N(time.Second))
	}
	return err
}

func variable(op func() error, d time.Duration) (err error) {
	for range 4 { // want `makes 4 attempts \(waiting at totals.go:\d+\)`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d)
	}
	return err
}

// Each turn takes one of them.
func eitherWait(op, login func() error) (err error) {
	for range 3 { // want `makes 3 attempts with up to 6s of waiting \(waiting at totals.go:\d+ and 1 more\)`
		if err = login(); err != nil {
			time.Sleep(time.Second)
			continue
		}
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(2 * time.Second)
	}
	return err
}

func bothWaits(op, login func() error) (err error) {
	for range 3 { // want `makes 3 attempts with up to 9s of waiting \(waiting at totals.go:\d+ and 1 more\)`
		if login() != nil {
			time.Sleep(time.Second)
		}
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(2 * time.Second)
	}
	return err
}

// The longer of the two, turn by turn: 5s, 5s, 5s, 8s, 16s.
func growingOrNot(op func() error, busy bool) (err error) {
	d := time.Second
	for range 5 { // want `makes 5 attempts with up to 39s of waiting`
		if err = op(); err == nil {
			return nil
		}
		if busy {
			time.Sleep(d)
			d *= 2
			continue
		}
		time.Sleep(5 * time.Second)
	}
	return err
}

var gaps = []time.Duration{0, 200 * time.Millisecond, time.Second, 5 * time.Second, 48 * time.Second}

func throughTable(op func() error) (err error) {
	for i := 0; i < len(gaps); i++ { // want `makes 5 attempts with up to 54.2s of waiting`
		time.Sleep(gaps[i])
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}

var millis = []int{0, 1000, 1250, 1562, 1953, 2441, 3051, 3814, 4768, 5960, 7450, 9313, 11641}

func inMillis(op func() error) (err error) {
	for _, ms := range millis { // want `makes 13 attempts with up to 54.203s of waiting`
		time.Sleep(time.Duration(ms) * time.Millisecond)
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}

func clampedTable(op func() error) (err error) {
	for _, ms := range millis { // want `makes 13 attempts with up to 1m5s of waiting`
		time.Sleep(min(time.Duration(ms)*time.Millisecond, 5*time.Second))
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}

func stayingAtTheLast(op func() error) (err error) {
	for i := range 7 { // want `makes 7 attempts with up to 2m30.2s of waiting`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(gaps[min(i, len(gaps)-1)])
	}
	return err
}

// A sum of an entry and more is told from above.
func addedToTable(op func() error) (err error) {
	for i := range gaps { // want `makes 5 attempts with up to 4m5s of waiting`
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second + gaps[i])
	}
	return err
}

// The line that waits is named once.
func inLiteral(op func() error) {
	for range 3 { // want `waiting at totals.go:\d+\) and has no deadline`
		if op() == nil {
			return
		}
		func() { time.Sleep(time.Second) }()
	}
}
