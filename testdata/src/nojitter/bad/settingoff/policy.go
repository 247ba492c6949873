// Package settingoff has a draw behind a setting that every value in the program leaves off.
package settingoff

import (
	"math/rand/v2"
	"time"
)

type plan struct {
	start, top time.Duration
	random     bool
}

type run struct {
	p plan
	d time.Duration
}

func (r *run) wait() {
	d := r.d
	if r.p.random {
		d = rand.N(d)
	}
	time.Sleep(d) // want "doubles.*nojitter/nodraw"
	r.d = min(r.d*2, r.p.top)
}

func open(dial func() error) {
	p := plan{start: 200 * time.Millisecond, top: 5 * time.Second}
	r := &run{p: p, d: p.start}
	for dial() != nil {
		r.wait()
	}
}
