// Package tftp re-creates https://github.com/pin/tftp/pull/14
// A datagram is sent again a few times with a pause that grows with the attempt: neither the count nor the pause was configurable, and there is no deadline.
package tftp

import (
	"errors"
	"net"
	"time"
)

const defaultRetries = 5

var errTimeout = errors.New("tftp: no acknowledgement")

type backoff struct{ attempt int }

func (b *backoff) count() int { return b.attempt }

func (b *backoff) wait() {
	b.attempt++
	time.Sleep(time.Duration(b.attempt) * 200 * time.Millisecond)
}

type sender struct {
	conn  net.PacketConn
	addr  net.Addr
	block uint16
	ack   func(block uint16) bool
}

func (s *sender) sendWithRetry(b []byte) error {
	var bo backoff
resend: // WANT attemptonly
	if _, err := s.conn.WriteTo(b, s.addr); err != nil {
		return err
	}
	if s.ack(s.block) {
		s.block++
		return nil
	}
	if bo.count() < defaultRetries {
		bo.wait()
		goto resend
	}
	return errTimeout
}
