// Package constattempts has a constant number of attempts that lets no delay beyond a minute through.
package constattempts

import "time"

func five(op func() error) (err error) {
	d := 100 * time.Millisecond
	for i := 0; i < 5; i++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d) // schedule "growth=geometric factor=2 base=100ms largest=1.6s .*attempts=5"
		d *= 2
	}
	return err
}

func sixFromASecond(op func() error) (err error) {
	for n := range 6 {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second << n) // schedule "growth=geometric .*largest=32s .*attempts=6"
	}
	return err
}

const tries = 10

func tenFromATenth(op func() error) (err error) {
	for n := 1; n <= tries; n++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(100 * time.Millisecond << (n - 1)) // schedule "growth=geometric .*largest=51.2s .*attempts=10"
	}
	return err
}

func countdown(op func() error) error {
	d := time.Second
	for left := 4; ; left-- {
		err := op()
		if err == nil || left == 0 {
			return err
		}
		time.Sleep(d) // schedule "growth=geometric .*base=1s largest=8s"
		d *= 2
	}
}

// Seven failures, and the last of them returns before it waits.
func middle(op func() error) error {
	for n := 0; ; n++ {
		err := op()
		if err == nil || n == 6 {
			return err
		}
		time.Sleep(time.Second << n) // schedule "growth=geometric .*largest=32s"
	}
}

// The shift cannot wrap in ten attempts.
func clampedLate(op func() error) (err error) {
	for n := range 10 {
		if err = op(); err == nil {
			return nil
		}
		d := time.Second << n
		if d > 30*time.Second {
			d = 30 * time.Second
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
	return err
}
