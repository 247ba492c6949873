// Package askedhelper asks a helper whether the delay is too long, or the attempts too many. What the helper compares is
// known on either side of the caller's test, just as if it stood there.
package askedhelper

import "time"

const (
	most  = time.Minute
	tries = 5
)

func tooLong(d time.Duration) bool { return d > most }

func clamped(op func() error) {
	for d := time.Second; op() != nil; {
		time.Sleep(d) // schedule "growth=geometric .*largest=1m0s .*ceiling=yes"
		d *= 2
		if tooLong(d) {
			d = most
		}
	}
}

type limits struct {
	most  time.Duration
	tries int
}

func (l *limits) passedBy(d time.Duration) bool { return d > l.most }

func (l *limits) leaves(op func() error) {
	for d := time.Second; op() != nil; d *= 2 {
		if l.passedBy(d) {
			return
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

// next answers beside the delay whether it is to be waited for.
func next(n int) (time.Duration, bool) {
	d := 100 * time.Millisecond << n
	return d, d < most
}

func answered(op func() error) error {
	for n := 0; ; n++ {
		err := op()
		if err == nil {
			return nil
		}
		d, ok := next(n)
		if !ok {
			return err
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

// either answers some delays without a test.
func either(n int, told bool) (time.Duration, bool) {
	if told {
		return 5 * time.Second, true
	}
	d := 100 * time.Millisecond << n
	return d, d < most
}

func answeredSo(told bool, op func() error) error {
	for n := 0; ; n++ {
		err := op()
		if err == nil {
			return nil
		}
		d, ok := either(n, told)
		if !ok {
			return err
		}
		time.Sleep(d) // schedule "growth=geometric .*ceiling=yes"
	}
}

func again(err error, n int) bool {
	if err == nil {
		return false
	}
	return n < tries
}

func counted(op func() error) error {
	for n := 0; ; n++ {
		err := op()
		if !again(err, n) {
			return err
		}
		time.Sleep(time.Second << n) // schedule "largest=16s .*attempts=5 .*tries=6 times=5 total=31s"
	}
}

// wrapped asks after the shift: the delay has wrapped by then, and what is negative is not too long.
func wrapped(op func() error) {
	for n := 0; op() != nil; n++ {
		d := time.Second << n // want "attempt 35.*uncapped/overflow"
		if tooLong(d) {
			d = most
		}
		time.Sleep(d)
	}
}

// loud asks, and goes on all the same.
func loud(log func(...any), op func() error) {
	for d := time.Second; op() != nil; d *= 2 { // want "doubles from 1s.*uncapped/noceiling"
		if tooLong(d) {
			log(d)
		}
		time.Sleep(d)
	}
}

// last spares the wait behind the last attempt, of as many as somebody sets: it clamps no exponent.
func (l *limits) last(n int) bool { return n >= l.tries-1 }

func (l *limits) spares(op func() error) (err error) {
	for n := 0; n < l.tries; n++ {
		if err = op(); err == nil {
			return nil
		}
		if !l.last(n) {
			time.Sleep(time.Second << n) // want "doubles from 1s.*uncapped/noceiling"
		}
	}
	return err
}

func (l *limits) gives(op func() error) error {
	for n := 0; ; n++ {
		err := op()
		if err == nil || l.last(n) {
			return err
		}
		time.Sleep(time.Second << n) // want "doubles from 1s.*uncapped/noceiling"
	}
}

var _, _, _, _, _, _ = clamped, answered, answeredSo, counted, wrapped, loud
