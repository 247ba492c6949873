// Package lookedfor takes for success what a helper finds in the answer: the helper only computes, but on what was asked
// for on this turn. What a helper finds in the program's own state says nothing of the operation.
package lookedfor

import (
	"errors"
	"time"
)

var errNone = errors.New("none")

type entry struct {
	ID     string
	Number *int
}

func find(list []entry, id string) *entry {
	for i := range list {
		if list[i].ID == id {
			return &list[i]
		}
	}
	return nil
}

func count(list []entry) (n int) {
	for _, e := range list {
		if e.Number != nil {
			n++
		}
	}
	return n
}

func part(list func() ([]entry, error), id string) (*entry, error) {
	for tries := 0; tries < 3; tries++ { // want "this retry makes 3 attempts with up to 2s of waiting"
		if tries > 0 {
			time.Sleep(time.Second)
		}
		all, err := list()
		if err != nil {
			return nil, err
		}
		if found := find(all, id); found != nil && found.Number != nil {
			return found, nil
		}
	}
	return nil, errNone
}

func found(list func() ([]entry, error), id string) (*entry, error) {
	for range 3 { // want "this retry makes 3 attempts"
		all, err := list()
		if err != nil {
			return nil, err
		}
		if e := find(all, id); e != nil {
			return e, nil
		}
		time.Sleep(time.Second)
	}
	return nil, errNone
}

func enough(list func() ([]entry, error), want int) error {
	for range 3 { // want "this retry makes 3 attempts"
		all, err := list()
		if err != nil {
			return err
		}
		if count(all) >= want {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errNone
}

type book struct{ own []entry }

func (b *book) send(send func([]entry) error) error {
	for range 3 {
		if find(b.own, "last") != nil {
			return nil
		}
		if err := send(b.own); err != nil {
			return err
		}
		time.Sleep(time.Second) // schedule "loop=(none|unknown)"
	}
	return nil
}
