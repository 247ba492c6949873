// Package hook retries on a lock file through a field that only tests set, and looks at other things between: what failed is the
// file, so there is no fleet. The same field set to a dialler is one.
package hook

import (
	"errors"
	"net"
	"os"
	"time"
)

type store struct {
	path   string
	sleep  func(time.Duration)
	create func(string) (*os.File, error)
	closed func() bool
}

func (s *store) open(path string) (*os.File, error) {
	if s.create != nil {
		return s.create(path)
	}
	return os.OpenFile(path, os.O_CREATE|os.O_EXCL, 0o600)
}

func (s *store) lock() (*os.File, error) {
	for d := time.Millisecond; ; d = min(2*d, time.Second) {
		f, err := s.open(s.path)
		if err == nil {
			return f, nil
		}
		if s.closed() {
			return nil, errors.New("closed")
		}
		time.Sleep(d) // schedule "growth=geometric .*local"
	}
}

type pool struct {
	dial func(string) (net.Conn, error)
}

func newPool() *pool {
	return &pool{dial: func(addr string) (net.Conn, error) { return net.Dial("tcp", addr) }}
}

func (p *pool) get(addr string) net.Conn {
	for d := time.Millisecond; ; d = min(2*d, time.Second) {
		c, err := p.dial(addr)
		if err == nil {
			return c
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
}
