package a45

import (
	"time"
)

type Link struct{ join func(addr string) error }

func bump(d *time.Duration, most time.Duration) {
	*d *= 2
	if *d > most {
		*d = most
	}
}

func (l *Link) JoinAny(addrs []string, quit chan struct{}) (string, bool) {
	delay := 100 * time.Millisecond
	for {
		for _, a := range addrs {
			if l.join(a) == nil {
				return a, true
			}
		}
		select {
		case <-quit:
			return "", false
		case <-time.After(delay): // WANT nojitter
			bump(&delay, 10*time.Second)
		}
	}
}
