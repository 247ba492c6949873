package a30

import (
	"errors"
	"net"
	"os"
	"time"
)

type Server struct {
	handle func(net.Conn)
}

// Both contend for something on this machine.
func (s *Server) Serve(l net.Listener) error {
	var tempDelay time.Duration
	for {
		c, err := l.Accept()
		if err != nil {
			var ne net.Error
			if errors.As(err, &ne) && ne.Timeout() {
				if tempDelay == 0 {
					tempDelay = 5 * time.Millisecond
				} else {
					tempDelay *= 2
				}
				if m := 1 * time.Second; tempDelay > m {
					tempDelay = m
				}
				time.Sleep(tempDelay)
				continue
			}
			return err
		}
		tempDelay = 0
		go s.handle(c)
	}
}

func lockFile(path string) (*os.File, error) {
	d := time.Millisecond
	for i := 0; i < 8; i++ {
		f, err := os.OpenFile(path+".lock", os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
		if err == nil {
			return f, nil
		}
		if !errors.Is(err, os.ErrExist) {
			return nil, err
		}
		time.Sleep(d)
		d *= 2
	}
	return nil, os.ErrDeadlineExceeded
}
