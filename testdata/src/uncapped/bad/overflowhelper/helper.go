// Package overflowhelper clamps in another function than the one that shifts.
package overflowhelper

import "time"

type backoff struct {
	base, top time.Duration
	n         uint
}

func (b *backoff) next() time.Duration {
	d := b.base << b.n // want "uncapped/overflow"
	b.n++
	if d > b.top {
		return b.top
	}
	return d
}

func connect(dial func() error) {
	b := &backoff{base: time.Second, top: time.Minute}
	for dial() != nil {
		time.Sleep(b.next())
	}
}

func clamp(d, top time.Duration) time.Duration {
	if d > top {
		return top
	}
	return d
}

func publish(send func() error) {
	for n := 0; send() != nil; n++ {
		time.Sleep(clamp(time.Second<<n, time.Minute)) // want "attempt 35.*uncapped/overflow"
	}
}
