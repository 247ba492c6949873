// Package state keeps a delay without end in a field, a package variable, a closure, a map or behind a pointer.
package state

import "time"

type client struct {
	cur  time.Duration
	dial func() error
}

func (c *client) connect() error {
	err := c.dial()
	if err != nil {
		time.Sleep(c.cur)
		c.cur *= 2 // want "doubles.*client.go:14.*uncapped/noceiling"
		return err
	}
	c.cur = time.Second
	return nil
}

var delay = time.Second

func packageVariable(dial func() error) {
	if dial() != nil {
		time.Sleep(delay)
		delay *= 2 // want "doubles.*uncapped/noceiling"
	}
}

func captured(op func() error) {
	d := time.Second
	next := func() time.Duration {
		v := d
		d *= 2 // want "doubles.*uncapped/noceiling"
		return v
	}
	for op() != nil {
		time.Sleep(next())
	}
}

func pause(d *time.Duration) {
	time.Sleep(*d)
	*d *= 2 // want "doubles.*uncapped/noceiling"
}

func pointer(op func() error) {
	d := time.Second
	for op() != nil {
		pause(&d)
	}
}

type host struct{ wait time.Duration }

func byHost(hosts map[string]*host, name string, get func(string) error) {
	for get(name) != nil {
		h := hosts[name]
		time.Sleep(h.wait)
		h.wait *= 2 // want "doubles.*uncapped/noceiling"
	}
}

type counter struct{ fails uint }

func (c *counter) fail() { c.fails++ }

func (c *counter) run(op func() error) {
	for op() != nil {
		c.fail()
		time.Sleep(time.Second << c.fails) // want "doubles.*uncapped/noceiling"
	}
}
