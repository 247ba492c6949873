// Package generic retries in generic functions, and doubles with one.
package generic

import "time"

func Do[T any](op func() (T, error)) T {
	d := time.Second
	for {
		v, err := op()
		if err == nil {
			return v
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		d = min(d*2, time.Minute)
	}
}

func double[T ~int | ~int64](v T) T { return v * 2 }

func connect(dial func() error) {
	d := time.Second
	for dial() != nil {
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		d = double(d)
	}
}

type box[T any] struct {
	cur time.Duration
	op  func() (T, error)
}

func (b *box[T]) get() (v T) {
	for {
		v, err := b.op()
		if err == nil {
			return v
		}
		time.Sleep(b.cur) // want "doubles.*nojitter/nodraw"
		b.cur *= 2
	}
}

func use() (int, string) {
	b := &box[int]{cur: time.Second, op: func() (int, error) { return 1, nil }}
	return b.get(), Do(func() (string, error) { return "", nil })
}
