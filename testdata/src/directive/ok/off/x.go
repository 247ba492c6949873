package off

import "time"

type peer struct{ ping func() error }

// The check budget is off, so it cannot say whether a comment that names it is of use.
func (p *peer) check() {
	for p.ping() != nil {
		time.Sleep(time.Second) //nolint:budget // the caller has a budget of its own // schedule "growth=fixed"
	}
}
