// Package announce says the same thing a fixed number of times, ever further apart, as the rules of its protocol ask:
// no turn depends on how the one before went, so that nothing is tried again.
package announce

import (
	"log"
	"net"
	"time"
)

type announcer struct {
	conn net.PacketConn
	to   net.Addr
	quit chan struct{}
}

func (a *announcer) announce(record []byte) {
	interval := time.Second
	timer := time.NewTimer(interval)
	defer timer.Stop()
	for i := 0; i < 8; i++ {
		if _, err := a.conn.WriteTo(record, a.to); err != nil {
			log.Print(err)
		}
		select {
		case <-timer.C:
			interval *= 2
			timer.Reset(interval) // schedule "growth=geometric .*draw=none .*; only a count and a stop end it"
		case <-a.quit:
			return
		}
	}
}
