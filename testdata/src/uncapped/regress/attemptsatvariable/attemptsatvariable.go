// Package attemptsatvariable gives up when as many attempts are made as a setting allows, if the setting is set. That
// bounds the attempts and not the delay, as a variable bound does anywhere: people set it to what they like.
package attemptsatvariable

import (
	"errors"
	"math"
	"time"
)

var errGaveUp = errors.New("gave up")

// Late clamps after the conversion, which has wrapped by then.
type Late struct {
	Most, attempts int
	Base, Top      time.Duration
}

// Next is the next delay.
func (b *Late) Next() (time.Duration, error) {
	if b.Most > 0 && b.attempts >= b.Most {
		return 0, errGaveUp
	}
	d := time.Duration(float64(b.Base) * math.Pow(2, float64(b.attempts))) // want "uncapped/overflow"
	b.attempts++
	return min(d, b.Top), nil
}

// Open has no clamp at all.
type Open struct {
	Most, attempts int
	Base           time.Duration
}

// Next is the next delay.
func (b *Open) Next() (time.Duration, error) {
	if b.Most > 0 && b.attempts >= b.Most {
		return 0, errGaveUp
	}
	d := b.Base << b.attempts // want "uncapped/noceiling"
	b.attempts++
	return d, nil
}

// goesOn is asked before each attempt.
func goesOn(attempt, most int) bool { return most == 0 || attempt <= most }

type record struct{ attempt int }

func records(most int, op func() error, again func(record) time.Duration) error {
	for attempt := 1; goesOn(attempt, most); attempt++ {
		if err := op(); err == nil {
			return nil
		}
		time.Sleep(again(record{attempt}))
	}
	return errGaveUp
}

// Run is given its delays by a function that it hands on.
func Run(most int, op func() error) error {
	return records(most, op, func(r record) time.Duration {
		return time.Second << r.attempt // want "uncapped/noceiling"
	})
}

// Held clamps the count, if the option is set.
type Held struct {
	Most, attempts int
	Base           time.Duration
}

// Next is the next delay.
func (b *Held) Next() time.Duration { // schedule "growth=geometric .*ceiling=yes"
	n := b.attempts
	if b.Most > 0 && n >= b.Most {
		n = b.Most
	}
	b.attempts++
	return b.Base << n
}
