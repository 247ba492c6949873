// Package fedback keeps a delay in a state that an interface advances. One strategy adds to it without end; another one
// doubles it and clamps it, and was reported for a wrap that only the first one's delays could lead to. A pacer has one
// strategy: what the other is fed is what it answered itself, and that is clamped.
package fedback

import "time"

type state struct {
	delay  time.Duration
	failed int
}

type strategy interface{ next(state) time.Duration }

type halving struct {
	most   time.Duration
	attack uint
}

func newHalving() halving { return halving{most: 2 * time.Second, attack: 1} }

func (s halving) next(st state) time.Duration { // schedule "growth=geometric .*ceiling=yes"
	d := s.most
	if s.attack != 0 {
		d = (st.delay << s.attack) / ((1 << s.attack) - 1)
	}
	if d > s.most {
		d = s.most
	}
	return d
}

type adding struct{}

func (adding) next(st state) time.Duration {
	return st.delay + time.Duration(2<<uint(st.failed))*time.Second
}

type pacer struct {
	state    state
	strategy strategy
	token    chan struct{}
}

func (p *pacer) begin() {
	<-p.token
	go func(d time.Duration) {
		time.Sleep(d)
		p.token <- struct{}{}
	}(p.state.delay)
}

func (p *pacer) call(op func() error) {
	for {
		p.begin()
		err := op()
		if err == nil {
			return
		}
		p.state.failed++
		p.state.delay = p.strategy.next(p.state)
	}
}
