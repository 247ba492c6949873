// Package recursion makes its attempts by calling itself again.
package recursion

import "time"

func argument(op func() error, left int) error {
	err := op()
	if err == nil || left <= 0 {
		return err
	}
	time.Sleep(time.Second) // want `attemptonly/nodeadline`
	return argument(op, left-1)
}

func throughClosure(op func() error, left int) error {
	retry := func(err error) error {
		if left > 0 {
			left--
			time.Sleep(time.Second) // want `attemptonly/nodeadline`
			return throughClosure(op, left)
		}
		return err
	}
	if err := op(); err != nil {
		return retry(err)
	}
	return nil
}

func attempt(op func() error, left int) error {
	err := op()
	if err == nil {
		return nil
	}
	return later(op, err, left)
}

func later(op func() error, err error, left int) error {
	if left == 0 {
		return err
	}
	time.Sleep(time.Second) // want `attemptonly/nodeadline`
	return attempt(op, left-1)
}
