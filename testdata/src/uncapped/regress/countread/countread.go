// Package countread holds a count in a field against a constant in the function that makes the attempts, and reads it in
// another one that computes the delay or waits. The test bounds what is read there, as it would in one function, when it
// stands around every call and the count does not go on between the two.
package countread

import (
	"sync/atomic"
	"time"
)

type link struct {
	fails int
	count atomic.Int64
	dial  func() error
}

func (l *link) delay() time.Duration { return time.Second << l.fails }

func (l *link) pause() {
	time.Sleep(time.Second << l.fails) // schedule "largest=32s .*ceiling=unknown"
}

func (l *link) pauseTwice() { l.pause() }

func (l *link) connect() error {
	for {
		err := l.dial()
		if err == nil {
			l.fails = 0
			return nil
		}
		l.fails++
		if l.fails > 5 {
			return err
		}
		l.pause()
	}
}

func (l *link) reconnect() error {
	for {
		err := l.dial()
		if err == nil {
			return nil
		}
		if l.fails++; l.fails >= 6 {
			return err
		}
		time.Sleep(l.delay()) // schedule "largest=32s .*ceiling=unknown"
		l.pauseTwice()
	}
}

func (l *link) again() {
	time.AfterFunc(l.delay(), l.try) // schedule "largest=16s .*ceiling=unknown"
}

func (l *link) try() {
	if l.dial() == nil {
		return
	}
	if l.fails++; l.fails >= 5 {
		return
	}
	l.again()
}

func (l *link) counted() time.Duration { return time.Second << l.count.Load() }

func (l *link) countUp() error {
	for {
		err := l.dial()
		if err == nil {
			return nil
		}
		l.count.Add(1)
		if l.count.Load() > 4 {
			return err
		}
		time.Sleep(l.counted()) // schedule "largest=16s .*ceiling=unknown"
	}
}

type task struct {
	tries int
	run   func() error
}

func work(tasks chan *task) {
	for t := range tasks {
		if t.run() == nil {
			continue
		}
		t.tries++
		if t.tries >= 5 {
			continue
		}
		go func() {
			time.Sleep(time.Second << t.tries) // schedule "largest=16s .*ceiling=yes"
			tasks <- t
		}()
	}
}

type client struct {
	fails int
	call  func() error
}

func (c *client) delay() time.Duration {
	return time.Second << c.fails // want "doubles from 1s.*8m32s"
}

func (c *client) tenTimes() error {
	for {
		err := c.call()
		if err == nil {
			return nil
		}
		if c.fails++; c.fails >= 10 {
			return err
		}
		time.Sleep(c.delay())
	}
}

type early struct {
	fails int
	call  func() error
}

func (e *early) pause() {
	time.Sleep(time.Second << e.fails) // want "doubles from 1s with no ceiling"
}

// The test is made once, before the attempts.
func (e *early) forEver() {
	if e.fails > 5 {
		return
	}
	for e.call() != nil {
		e.fails++
		e.pause()
	}
}

type two struct {
	fails int
	call  func() error
}

func (w *two) pause() {
	time.Sleep(time.Second << w.fails) // want "doubles from 1s with no ceiling"
}

func (w *two) someTimes() error {
	for {
		err := w.call()
		if err == nil {
			return nil
		}
		if w.fails++; w.fails > 5 {
			return err
		}
		w.pause()
	}
}

// The other caller makes no test.
func (w *two) forEver() {
	for w.call() != nil {
		w.fails++
		w.pause()
	}
}
