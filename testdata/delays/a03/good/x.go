package a03

import (
	"context"
	"log"
	"math/rand/v2"
	"time"
)

type Pool struct {
	dial  func(context.Context) error
	retry *time.Timer
	delay time.Duration
	done  chan struct{}
}

func NewPool(dial func(context.Context) error) *Pool {
	p := &Pool{dial: dial, retry: time.NewTimer(0), delay: time.Second, done: make(chan struct{})}
	return p
}

func (p *Pool) connected() {
	p.delay = time.Second
	p.retry.Stop()
}

func (p *Pool) failed(err error) {
	log.Printf("db: %v, next try in at most %s", err, p.delay)
	p.retry.Reset(rand.N(p.delay))
	p.delay *= 2
	if p.delay > time.Minute {
		p.delay = time.Minute
	}
}

func (p *Pool) Run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-p.done:
			return
		case <-p.retry.C:
			if err := p.dial(ctx); err != nil {
				p.failed(err)
				continue
			}
			p.connected()
		}
	}
}
