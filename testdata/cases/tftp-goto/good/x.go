// Package tftp re-creates https://github.com/pin/tftp/pull/14 with a deadline.
package tftp

import (
	"errors"
	"math/rand"
	"net"
	"time"
)

const defaultRetries = 5

var errTimeout = errors.New("tftp: no acknowledgement")

type backoff struct{ attempt int }

func (b *backoff) wait() {
	b.attempt++
	time.Sleep(time.Duration(rand.Int63n(int64(time.Second))))
}

type sender struct {
	conn    net.PacketConn
	addr    net.Addr
	block   uint16
	timeout time.Duration
	ack     func(block uint16) bool
}

func (s *sender) sendWithRetry(b []byte) error {
	var bo backoff
	deadline := time.Now().Add(s.timeout)
resend:
	if _, err := s.conn.WriteTo(b, s.addr); err != nil {
		return err
	}
	if s.ack(s.block) {
		s.block++
		return nil
	}
	if bo.attempt < defaultRetries && time.Now().Before(deadline) {
		bo.wait()
		goto resend
	}
	return errTimeout
}

// pad grows by doubling with goto: sizes, no delays.
func pad(b []byte, n int) []byte {
	size := 512
again:
	if size < n {
		size *= 2
		goto again
	}
	return append(b, make([]byte, size-len(b))...)
}
