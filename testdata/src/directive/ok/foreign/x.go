package foreign

import "time"

type peer struct{ ping func() error }

func (p *peer) check() {
	for p.ping() != nil {
		time.Sleep(time.Second) //nolint // schedule "growth=fixed"
	}
	for p.ping() != nil {
		time.Sleep(time.Second) //nolint:errcheck,gosec // schedule "growth=fixed"
	}
	//lint:ignore SA1015 another tool's
	for range time.Tick(time.Second) { // schedule "periodic"
		_ = p.ping() //nolint:all
	}
}
