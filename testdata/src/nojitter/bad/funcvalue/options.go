// Package funcvalue hands delay functions over as fields and options. Behind an exported field the report stands at the
// function, since any caller may put another one there; behind an unexported one at the wait.
package funcvalue

import "time"

type Client struct {
	Backoff func(attempt int) time.Duration
	send    func() error
}

type Option func(*Client)

func WithBackoff(f func(int) time.Duration) Option {
	return func(c *Client) { c.Backoff = f }
}

func doubling(attempt int) time.Duration { // want "doubles.*nojitter/nodraw"
	return min(time.Second<<min(attempt, 10), time.Minute)
}

func New(send func() error, opts ...Option) *Client {
	c := &Client{Backoff: doubling, send: send}
	for _, o := range opts {
		o(c)
	}
	return c
}

func (c *Client) Send() {
	for n := 0; c.send() != nil; n++ {
		time.Sleep(c.Backoff(n))
	}
}

type worker struct{ pause func(int) time.Duration }

func quadrupling(n int) time.Duration { return time.Millisecond << (2 * min(n, 6)) }

func newWorker() *worker { return &worker{pause: quadrupling} }

func (w *worker) run(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(w.pause(n)) // want "grows 4x.*nojitter/nodraw"
	}
}
