// Package line has comments behind a wait.
package line

import "time"

type peer struct{ ping func() error }

func (p *peer) steady() {
	for p.ping() != nil {
		time.Sleep(time.Second) //nolint:nojitter // fixed by the vendor // want "nolint for nojitter silences nothing: .*directive/unused"
	}
}

func (p *peer) reasonless() {
	for d := time.Second; p.ping() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) /* want "gives no reason: .*for example //nolint:nojitter .*directive/noreason" */ //nolint:nojitter
	}
}

func (p *peer) half() {
	for d := time.Second; p.ping() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) //nolint:nojitter,uncapped // one client // want "nolint for uncapped silences nothing"
	}
}

// inner shows that a comment behind the start of a block does not cover the block.
func (p *peer) inner() {
	for d := time.Second; p.ping() != nil; d = min(2*d, time.Minute) {
		if d > 0 { //nolint:backofflint // the block is not the line // want "nolint for backofflint silences nothing"
			time.Sleep(d)
		}
	}
}
