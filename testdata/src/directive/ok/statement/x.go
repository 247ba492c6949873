package statement

import "time"

type peer struct{ ping func() error }

//nolint:backofflint // a tool for one desk
func (p *peer) function() {
	for d := time.Second; p.ping() != nil; {
		time.Sleep(d) // schedule "growth=geometric"
		d *= 2
	}
}

func (p *peer) loop() {
	//lint:ignore nojitter,uncapped a tool for one desk
	for d := time.Second; p.ping() != nil; d *= 2 {
		time.Sleep(d) // schedule "growth=geometric"
	}
}
