// Package widerface: Behind a call stands what has all methods of the interface that is called, also where an embedded
// one declares the method.
package widerface

import (
	"context"
	"sync"
	"time"
)

type core interface{ do(context.Context) error }

type client interface {
	core
	dedicate() core
}

// A client of its own: it never waits.
type single struct{}

func (single) do(context.Context) error { return nil }
func (single) dedicate() core           { return &dedicated{} }

type other struct{ single }

func (o other) do(context.Context) error { return o.single.do(nil) }

// No client: nothing can be dedicated twice.
type dedicated struct{}

func (*dedicated) do(ctx context.Context) error {
	time.Sleep(time.Second) // schedule "holding nothing"
	return ctx.Err()
}

type script struct {
	mu     sync.Mutex
	loaded bool
}

func (s *script) load(ctx context.Context, c client) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.loaded = c.do(ctx) == nil
}

func (s *script) loadOn(ctx context.Context, c core) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.loaded = c.do(ctx) == nil // want `lock s.mu \(x.go:48\) is held while dedicated.do may wait \(in dedicated.do\) 1s`
}
