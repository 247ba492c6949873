// Package killchannel receives a bool that says how to stop beside the time: nobody waits for that word, so the time case is the
// wait. A result that is received makes the time a timeout.
package killchannel

import (
	"errors"
	"time"
)

type conn struct{ kill chan bool }

func (c *conn) dial(op func() error) error {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		select {
		case <-time.After(d): // want "doubles.*nojitter/nodraw"
		case hard := <-c.kill:
			if hard {
				return errors.New("killed")
			}
			return nil
		}
	}
	return nil
}

func (c *conn) ask(ask func() chan int) int {
	for d := time.Second; ; d = min(2*d, time.Minute) {
		select {
		case <-time.After(d): // schedule none
		case n := <-ask():
			return n
		}
	}
}
