// Package onward: What is asked for by its number, or by what the last answer said, is another thing on every turn.
package onward

import (
	"errors"
	"fmt"
	"strconv"
	"time"
)

var errNone = errors.New("none")

func unusedName(create func(string) error) (string, error) {
	for i := range 10 {
		name := fmt.Sprintf("work-%d", i)
		if create(name) == nil {
			return name, nil
		}
		time.Sleep(time.Millisecond) // schedule "loop=none"
	}
	return "", errNone
}

func unusedPort(listen func(string) error) error {
	for port := 8000; port < 8010; port++ {
		if listen(":"+strconv.Itoa(port)) == nil {
			return nil
		}
		time.Sleep(time.Millisecond) // schedule "loop=none"
	}
	return errNone
}

func pages(fetch func(int) (bool, error)) error {
	for page := 1; page <= 100; page++ {
		more, err := fetch(page)
		if err != nil {
			return err
		}
		if !more {
			return nil
		}
		time.Sleep(time.Second) // schedule "loop=none"
	}
	return nil
}

type sheet struct{ Rows []string }

func empty(fetch func(int) ([]string, error)) (all []string, err error) {
	for page := 0; page < 100; page++ {
		list, err := fetch(page)
		if err != nil {
			return nil, err
		}
		if len(list) == 0 {
			break
		}
		all = append(all, list...)
		time.Sleep(time.Second) // schedule "loop=none"
	}
	return all, nil
}

func lastSheet(fetch func(int) (*sheet, error)) (all []string, err error) {
	for page := range 100 {
		s, err := fetch(page)
		if err != nil {
			return nil, err
		}
		all = append(all, s.Rows...)
		if len(s.Rows) < 50 {
			break
		}
		time.Sleep(time.Second) // schedule "loop=none"
	}
	return all, nil
}

type options struct{ Page, Size int }

func byOptions(fetch func(*options) ([]string, error)) (all []string, err error) {
	for page := 1; page <= 100; page++ {
		list, err := fetch(&options{Page: page, Size: 50})
		if err != nil {
			return nil, err
		}
		if len(list) == 0 {
			break
		}
		all = append(all, list...)
		time.Sleep(time.Second) // schedule "loop=none"
	}
	return all, nil
}

func byOffset(fetch func(offset, n int) ([]string, error)) (all []string, err error) {
	for page := range 100 {
		list, err := fetch(page*50, 50)
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
		if len(list) < 50 {
			break
		}
		time.Sleep(time.Second) // schedule "loop=none"
	}
	return all, nil
}

// gone asks the same each time, until nothing is left.
func gone(list func() ([]string, error)) error {
	for range 100 { // want "this retry makes 100 attempts"
		left, err := list()
		if err != nil {
			return err
		}
		if len(left) == 0 {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errNone
}

func cursor(list func(string) ([]string, string, error)) (all []string, err error) {
	next := ""
	for range 100 {
		var part []string
		if part, next, err = list(next); err != nil {
			return nil, err
		}
		all = append(all, part...)
		if next == "" {
			break
		}
		time.Sleep(100 * time.Millisecond) // schedule "loop=none"
	}
	return all, nil
}

// The same part again after a failure.
func cursorAgain(list func(string) ([]string, string, error)) (all []string) {
	next := ""
	for range 100 { // want "attemptonly/nodeadline"
		part, after, err := list(next)
		if err != nil {
			time.Sleep(time.Second)
			continue
		}
		all = append(all, part...)
		if after == "" {
			break
		}
		next = after
	}
	return all
}

// A name in the log is nothing that is asked for, and an operation may be told which attempt it is.
func told(op func(int) error, log func(string)) error {
	for i := range 10 { // want "attemptonly/nodeadline"
		log(fmt.Sprintf("attempt %d", i))
		if op(i+1) == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errNone
}

// An answer that it is not ready yet asks for the same thing again.
func ready(ask func(int) (bool, error)) error {
	for i := range 10 { // want "attemptonly/nodeadline"
		ok, err := ask(i)
		if err != nil {
			return err
		}
		if ok {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errNone
}

var _, _, _, _, _, _, _ = unusedName, unusedPort, pages, cursor, cursorAgain, told, ready
