// Package local backs off from what lies in this process or on its disk: there is no fleet.
package local

import (
	"net"
	"os"
	"sync"
	"sync/atomic"
	"time"
)

func serve(l net.Listener, handle func(net.Conn)) error {
	var d time.Duration
	for {
		c, err := l.Accept()
		if err != nil {
			if ne, ok := err.(net.Error); !ok || !ne.Timeout() {
				return err
			}
			if d == 0 {
				d = 5 * time.Millisecond
			} else {
				d *= 2
			}
			d = min(d, time.Second)
			time.Sleep(d) // schedule "growth=geometric .*local"
			continue
		}
		d = 0
		go handle(c)
	}
}

func removeAll(dir string) (err error) {
	for d := time.Millisecond; d < time.Second; d *= 2 {
		if err = os.RemoveAll(dir); err == nil {
			return nil
		}
		time.Sleep(d) // schedule "growth=geometric .*local"
	}
	return err
}

func swap(v *atomic.Int64, add int64) {
	d := time.Microsecond
	for {
		old := v.Load()
		if v.CompareAndSwap(old, old+add) {
			return
		}
		time.Sleep(d) // schedule "growth=geometric .*local"
		d = min(2*d, time.Millisecond)
	}
}

func lock(mu *sync.Mutex) {
	for d := time.Microsecond; !mu.TryLock(); d = min(2*d, time.Millisecond) {
		time.Sleep(d) // schedule "growth=geometric .*local"
	}
}

func openFile(name string) (*os.File, error) { return os.OpenFile(name, os.O_RDWR|os.O_EXCL, 0o600) }

// One call down.
func create(name string) *os.File {
	for d := time.Millisecond; ; d = min(2*d, time.Second) {
		if f, err := openFile(name); err == nil {
			return f
		}
		time.Sleep(d) // schedule "growth=geometric .*local"
	}
}

type accepter struct {
	net.Listener
	delay time.Duration
}

// The wait is in a helper, what is contended for in its caller.
func (a *accepter) backOff() {
	a.delay = min(max(2*a.delay, 5*time.Millisecond), time.Second)
	time.Sleep(a.delay) // schedule "growth=geometric .*local"
}

func (a *accepter) loop(handle func(net.Conn)) {
	for {
		c, err := a.Accept()
		if err != nil {
			a.backOff()
			continue
		}
		a.delay = 0
		go handle(c)
	}
}
