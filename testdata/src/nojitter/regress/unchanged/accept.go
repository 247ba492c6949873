// Package unchanged has a helper that answers the delay as it came on one path: that path does not grow, the other does,
// and the wait lies in the helper. One caller accepts from a listener, so its delay is local; the other one dials.
package unchanged

import (
	"errors"
	"net"
	"time"
)

func localDelay(err error, d time.Duration) time.Duration {
	var ne net.Error
	if !errors.As(err, &ne) || !ne.Timeout() {
		return d
	}
	d = min(max(2*d, 5*time.Millisecond), time.Second)
	time.Sleep(d) // schedule "growth=geometric .*local"
	return d
}

func serve(l net.Listener, handle func(net.Conn)) {
	var d time.Duration
	for {
		c, err := l.Accept()
		if err != nil {
			d = localDelay(err, d)
			continue
		}
		d = 0
		go handle(c)
	}
}

func dialDelay(err error, d time.Duration) time.Duration {
	var ne net.Error
	if !errors.As(err, &ne) || !ne.Timeout() {
		return d
	}
	d = min(max(2*d, 5*time.Millisecond), time.Second)
	time.Sleep(d) // want "doubles.*nojitter/nodraw"
	return d
}

func connect(addr string) net.Conn {
	var d time.Duration
	for {
		c, err := net.Dial("tcp", addr)
		if err == nil {
			return c
		}
		d = dialDelay(err, d)
	}
}
