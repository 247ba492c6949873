// Package field keeps the growing delay in a struct, from one call to the next.
package field

import "time"

type client struct {
	cur  time.Duration
	dial func() error
}

func (c *client) connect() error {
	err := c.dial()
	if err != nil {
		time.Sleep(c.cur) // want "doubles.*nojitter/nodraw"
		c.cur *= 2
		return err
	}
	c.cur = time.Second
	return nil
}

type backoff struct {
	cur, top time.Duration
	fails    uint
}

func (b *backoff) next() time.Duration {
	d := b.cur
	b.cur = min(b.cur*2, b.top)
	return d
}

func (b *backoff) byCount() time.Duration {
	b.fails++
	return min(time.Second<<min(b.fails, 6), b.top)
}

func (b *backoff) reset() { b.cur, b.fails = time.Second, 0 }

func connect(dial func() error) {
	b := &backoff{cur: time.Second, top: time.Minute}
	for dial() != nil {
		time.Sleep(b.next()) // want "doubles.*nojitter/nodraw"
	}
	b.reset()
	for dial() != nil {
		time.Sleep(b.byCount()) // want "doubles.*nojitter/nodraw"
	}
}

type link struct {
	backoff
	dial func() error
}

func (s *link) grow() { s.cur *= 2 }

func (s *link) open() {
	for s.dial() != nil {
		time.Sleep(s.cur) // want "doubles.*nojitter/nodraw"
		s.grow()
	}
}
