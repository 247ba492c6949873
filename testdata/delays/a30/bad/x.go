package a30

import (
	"net"
	"time"
)

type Upstream struct {
	addr string
	stop chan struct{}
}

func (u *Upstream) Dial() (net.Conn, error) {
	var tempDelay time.Duration
	for {
		c, err := net.Dial("tcp", u.addr)
		if err == nil {
			return c, nil
		}
		if tempDelay == 0 {
			tempDelay = 5 * time.Millisecond
		} else {
			tempDelay *= 2
		}
		if m := 1 * time.Second; tempDelay > m {
			tempDelay = m
		}
		select {
		case <-time.After(tempDelay): // WANT nojitter
		case <-u.stop:
			return nil, net.ErrClosed
		}
	}
}
