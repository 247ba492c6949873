// Package ignore writes the comments as staticcheck's.
package ignore

import "time"

type peer struct{ ping func() error }

func (p *peer) reasonless() {
	for d := time.Second; p.ping() != nil; d = min(2*d, time.Minute) {
		/* want "for example //lint:ignore nojitter the server .*directive/noreason" */ //lint:ignore nojitter
		time.Sleep(d)
	}
}

func (p *peer) moved() {
	for d := time.Second; p.ping() != nil; d = min(2*d, time.Minute) {
		/* want "lint:ignore for nojitter silences nothing" */ //lint:ignore nojitter one client only

		time.Sleep(d)
	}
}
