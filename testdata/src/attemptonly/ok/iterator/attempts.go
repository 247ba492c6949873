// Package iterator has loops over iterators that wait and are no fault: time is looked at in the iterator or in the loop,
// things or pages are walked, nothing counts, nothing is known of the iterator.
package iterator

import (
	"context"
	"iter"
	"time"
)

func until(end time.Time, n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) || time.Now().After(end) {
				return
			}
			time.Sleep(time.Second) // schedule "loop=attempt counted=yes deadline=yes"
		}
	}
}

func inTheIterator(op func() error, end time.Time) (err error) {
	for range until(end, 5) {
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}

func five(yield func(int) bool) {
	for i := range 5 {
		if !yield(i) {
			return
		}
	}
}

func inTheLoop(ctx context.Context, op func() error) (err error) {
	for range five {
		if err = op(); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Second): // schedule "loop=attempt counted=yes deadline=yes"
		}
	}
	return err
}

func paced(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
			time.Sleep(time.Second) // schedule "loop=unknown"
		}
	}
}

func inTheLoopToo(ctx context.Context, op func() error) (err error) {
	for range tried(5) {
		if err = op(); err == nil || ctx.Err() != nil {
			return err
		}
	}
	return err
}

func tried(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
			time.Sleep(time.Second) // schedule "loop=attempt counted=yes deadline=yes"
		}
	}
}

func pages(fetch func(page int) ([]string, error)) (all []string, err error) {
	for page := range paced(100) {
		list, err := fetch(page)
		if err != nil {
			return nil, err
		}
		if len(list) == 0 {
			break
		}
		all = append(all, list...)
	}
	return all, nil
}

func pagesInTheLoop(fetch func(page int) ([]string, error)) (all []string, err error) {
	for page := range five {
		list, err := fetch(page)
		if err != nil {
			return nil, err
		}
		if len(list) == 0 {
			break
		}
		all = append(all, list...)
		time.Sleep(time.Second) // schedule "loop=unknown"
	}
	return all, nil
}

func slowly(names []string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, name := range names {
			if !yield(name) {
				return
			}
			time.Sleep(time.Second) // schedule "loop=none"
		}
	}
}

func first(names []string, dial func(string) error) bool {
	for name := range slowly(names) {
		if dial(name) == nil {
			return true
		}
	}
	return false
}

func endless(yield func(int) bool) {
	for i := 0; yield(i); i++ {
	}
}

func forEver(op func() error) {
	for range endless {
		if op() == nil {
			return
		}
		time.Sleep(time.Second) // schedule "loop=attempt counted=no"
	}
}

func given(turns iter.Seq[int], op func() error) {
	for range turns {
		if op() == nil {
			return
		}
		time.Sleep(time.Second) // schedule "in=given"
	}
}
