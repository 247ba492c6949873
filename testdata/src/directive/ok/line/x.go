package line

import "time"

type peer struct{ ping func() error }

func (p *peer) check() {
	for d := time.Second; p.ping() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) //nolint:nojitter // one client // schedule "growth=geometric"
	}
	for d := time.Second; p.ping() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) // nolint: errcheck, nojitter // one client // schedule "growth=geometric"
	}
	for d := time.Second; p.ping() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) //nolint:nojitter/nodraw // one client // schedule "growth=geometric"
	}
}

func (p *peer) both() {
	for d := time.Second; p.ping() != nil; {
		time.Sleep(d) //nolint:backofflint // one client // schedule "growth=geometric"
		d *= 2        //nolint:Backofflint // the operator stops it
	}
}
