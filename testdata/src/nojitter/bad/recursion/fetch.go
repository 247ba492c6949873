// Package recursion retries by calling itself, with the delay or the attempt number as an argument.
package recursion

import "time"

type client struct{ get func(string) error }

func (c *client) byDelay(url string, d time.Duration, left int) error {
	err := c.get(url)
	if err == nil || left == 0 {
		return err
	}
	time.Sleep(d) // want "doubles.*nojitter/nodraw"
	return c.byDelay(url, d*2, left-1)
}

func (c *client) byAttempt(url string, n int) error {
	if c.get(url) == nil {
		return nil
	}
	time.Sleep(time.Second << min(n, 5)) // want "doubles.*nojitter/nodraw"
	return c.byAttempt(url, n+1)
}

func (c *client) clampedAtEntry(url string, d time.Duration) error {
	if d > time.Minute {
		d = time.Minute
	}
	if c.get(url) == nil {
		return nil
	}
	time.Sleep(d) // want "doubles.*nojitter/nodraw"
	return c.clampedAtEntry(url, 2*d)
}

func (c *client) start() error { return c.byDelay("/", time.Second, 4) }

func (c *client) send(url string, d time.Duration) error {
	if err := c.get(url); err != nil {
		return c.resend(url, d)
	}
	return nil
}

func (c *client) resend(url string, d time.Duration) error {
	time.Sleep(d) // want "doubles.*nojitter/nodraw"
	return c.send(url, min(d*2, time.Minute))
}

func (c *client) closure(url string) error {
	d := time.Second
	var try func() error
	try = func() error {
		if err := c.get(url); err == nil {
			return nil
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		d *= 2
		return try()
	}
	return try()
}
