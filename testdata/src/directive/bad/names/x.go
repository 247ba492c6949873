// Package names has names that nobody knows.
package names

import "time"

type peer struct{ ping func() error }

func (p *peer) spelling() {
	for p.ping() != nil {
		time.Sleep(time.Second) //nolint:nojiter // a slip // want `"nojiter" is no check of backofflint, and silences nothing: did you mean nojitter\? \(directive/unknown\)`
	}
}

func (p *peer) category() {
	for p.ping() != nil {
		time.Sleep(time.Second) //nolint:nojitter/noceiling // another's // want "the categories of nojitter are nodraw, reuseddraw, seededdraw"
	}
}

func (p *peer) slashes() {
	for p.ping() != nil {
		time.Sleep(time.Second) /* want "a reason stands behind a second" */ //nolint:nojitter one client only
	}
}

func (p *peer) program() {
	for p.ping() != nil {
		time.Sleep(time.Second) //nolint:backofflint/nojitter // one client // want "backofflint has checks: attemptonly, budget, nojitter, sleepunderlock, uncapped"
	}
}
