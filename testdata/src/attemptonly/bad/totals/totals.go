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

func twoWaits(op, login func() error) (err error) {
	for range 3 { // want `makes 3 attempts with up to 9s of waiting \(waiting at totals.go:\d+ and 1 more\)`
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
