// Package perkey: A lock of one key among many has no name where the method that takes it is called, and is held there
// all the same. It is released by its kin, or by what the method has answered.
package perkey

import (
	"sync"
	"time"
)

// Entries are made on demand, counted, and dropped.
type entry struct {
	mu   sync.Mutex
	refs int
}

type counted struct {
	mu      sync.Mutex
	entries map[string]*entry
}

func (c *counted) Lock(key string) {
	c.mu.Lock()
	e := c.entries[key]
	if e == nil {
		e = &entry{}
		c.entries[key] = e
	}
	e.refs++
	c.mu.Unlock()
	e.mu.Lock()
}

func (c *counted) Unlock(key string) {
	c.mu.Lock()
	e := c.entries[key]
	if e.refs--; e.refs == 0 {
		delete(c.entries, key)
	}
	c.mu.Unlock()
	e.mu.Unlock()
}

func (c *counted) held(key string, op func() error) {
	c.Lock(key)
	defer c.Unlock(key)
	for op() != nil {
		time.Sleep(time.Second) // want `lock c.entries.mu \(x.go:44\) is held while this waits 1s`
	}
}

func (c *counted) released(key string, op func() error) {
	for {
		c.Lock(key)
		err := op()
		c.Unlock(key)
		if err == nil {
			return
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

// All elements of a sync.Map are one, as those of a map are.
type shared struct{ locks sync.Map }

func (s *shared) lock(key string) (unlock func()) {
	v, _ := s.locks.LoadOrStore(key, new(sync.Mutex))
	mu := v.(*sync.Mutex)
	mu.Lock()
	return func() { mu.Unlock() }
}

func (s *shared) take(key string) {
	v, _ := s.locks.LoadOrStore(key, new(sync.Mutex))
	v.(*sync.Mutex).Lock()
}

func (s *shared) give(key string) {
	if v, ok := s.locks.Load(key); ok {
		v.(*sync.Mutex).Unlock()
		return
	}
	panic("not locked: " + key)
}

func (s *shared) held(key string, op func() error) {
	unlock := s.lock(key)
	defer unlock()
	for op() != nil {
		time.Sleep(time.Second) // want `lock s.locks \(x.go:87\) is held while this waits 1s`
	}
}

func (s *shared) released(key string, op func() error) {
	for {
		unlock := s.lock(key)
		err := op()
		unlock()
		if err == nil {
			return
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func (s *shared) taken(key string, op func() error) {
	s.take(key)
	for op() != nil {
		time.Sleep(time.Second) // want `lock s.locks \(x.go:107\) is held while this waits 1s`
	}
	s.give(key)
	time.Sleep(time.Second) // schedule "holding nothing"
}

// What is made when there is none is the element of the map from then on.
type table struct {
	mu    sync.Mutex
	locks map[string]*sync.Mutex
}

func (t *table) lock(key string) (unlock func()) {
	t.mu.Lock()
	l, ok := t.locks[key]
	if !ok {
		l = &sync.Mutex{}
		t.locks[key] = l
	}
	t.mu.Unlock()
	l.Lock()
	return l.Unlock
}

func (t *table) held(op func() error) {
	defer t.lock("a")()
	for op() != nil {
		time.Sleep(time.Second) // want `lock t.locks \(x.go:134\) is held while this waits 1s`
	}
}

func (t *table) released(op func() error) {
	unlock := t.lock("a")
	err := op()
	unlock()
	if err != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

// Which entry it is only the pool knows.
type pool struct {
	free chan *entry
	used *entry
}

func (p *pool) take() {
	e := <-p.free
	e.mu.Lock()
	p.used = e
}

func (p *pool) give() {
	p.used.mu.Unlock()
	p.free <- p.used
}

func (p *pool) held(op func() error) {
	p.take()
	defer p.give()
	for op() != nil {
		time.Sleep(time.Second) // want `lock mu \(x.go:167\) is held while this waits 1s`
	}
}

func (p *pool) released(op func() error) {
	p.take()
	err := op()
	p.give()
	if err != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

// A mutex that lies nowhere may be the one that is released.
type queue struct {
	free chan *sync.Mutex
	last *sync.Mutex
}

func (q *queue) take() {
	mu := <-q.free
	mu.Lock()
	q.last = mu
}

func (q *queue) give() { q.last.Unlock() }

func (q *queue) run(op func() error) {
	q.take()
	err := op()
	q.give()
	if err != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

// A lock of nobody else.
func alone(op func()) {
	var mu sync.Mutex
	mu.Lock()
	go func() {
		op()
		mu.Unlock()
	}()
	mu.Lock()
}

func (s *shared) waits(op func()) {
	alone(op)
	time.Sleep(time.Second) // schedule "holding nothing"
}
