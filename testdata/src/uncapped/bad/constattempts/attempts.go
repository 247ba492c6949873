// Package constattempts has a constant number of attempts that lets too large a delay through.
package constattempts

import (
	"fmt"
	"time"
)

func ten(op func() error) (err error) {
	d := time.Second
	for i := 0; i < 10; i++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d)
		d *= 2 // want "10 attempts reach 8m32s.*uncapped/noceiling"
	}
	return err
}

func rangeOverInt(op func() error) (err error) {
	for n := range 10 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second << n) // want "10 attempts reach 8m32s.*uncapped/noceiling"
	}
	return err
}

// The last of ten failures returns before it waits: nine waits.
func midLoopTest(op func() error) error {
	for n := 0; ; n++ {
		err := op()
		if err == nil {
			return nil
		}
		if n == 9 {
			return fmt.Errorf("gave up: %w", err)
		}
		time.Sleep(time.Second << n) // want "4m16s.*uncapped/noceiling"
	}
}

const rounds = 12

func namedConstant(op func() error) (err error) {
	for n := 1; n <= rounds; n++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(100 * time.Millisecond << (n - 1)) // want "12 attempts reach 3m24.*uncapped/noceiling"
	}
	return err
}

func countdown(op func() error) (err error) {
	d := 10 * time.Second
	for left := 6; left > 0; left-- {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d)
		d *= 2 // want "6 attempts reach 5m20s.*uncapped/noceiling"
	}
	return err
}

func threeTimes(op func() error) (err error) {
	d := 20 * time.Second
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d)
		d *= 2 // want "3 attempts reach 1m20s.*uncapped/noceiling"
	}
	return err
}
