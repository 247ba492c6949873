// Package serverasks takes what the server asks for on one path, through code that is not followed, and doubles on the other:
// there the fault is in plain sight. A hook behind a setting is another matter, since it may draw.
package serverasks

import "time"

type policy struct {
	Parse  func(header string, d time.Duration) time.Duration
	Spread func(d time.Duration) time.Duration
}

func (p policy) asked(op func() (header string, err error)) {
	d := time.Second
	for {
		header, err := op()
		if err == nil {
			return
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		if header != "" {
			d = p.Parse(header, d)
		} else {
			d = min(2*d, time.Minute)
		}
	}
}

func (p policy) hooked(op func() error) {
	for d := time.Second; op() != nil; d = min(2*d, time.Minute) {
		w := d
		if p.Spread != nil {
			w = p.Spread(w)
		}
		time.Sleep(w) // schedule "growth=geometric .*draw=unknown"
	}
}
