// Package handles: A lock that is returned in something to release it by is held, and given up, by that.
package handles

import (
	"database/sql"
	"sync"
	"time"
)

type table struct {
	mu    sync.Mutex
	locks map[string]*sync.Mutex
}

type handle struct{ mu *sync.Mutex }

func (h *handle) release() { h.mu.Unlock() }

func (t *table) acquire(key string) *handle {
	t.mu.Lock()
	mu := t.locks[key]
	t.mu.Unlock()
	mu.Lock()
	return &handle{mu: mu}
}

func (t *table) whole() handle {
	t.mu.Lock()
	return handle{&t.mu}
}

func (t *table) held(op func() error) {
	h := t.acquire("a")
	defer h.release()
	for op() != nil {
		time.Sleep(time.Second) // want `lock acquire\(\).mu \(x.go:33\) is held while this waits 1s`
	}
}

func (t *table) released(op func() error) {
	for {
		h := t.acquire("a")
		err := op()
		h.release()
		if err == nil {
			return
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

func (t *table) releasedByValue(op func() error) {
	for {
		h := t.whole()
		err := op()
		h.release()
		if err == nil {
			return
		}
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

// The lock of the table itself, found through the handle.
type writer struct{ of *table }

func (t *table) begin() *writer {
	t.mu.Lock()
	return &writer{of: t}
}

func (w *writer) end() { w.of.mu.Unlock() }

func (t *table) write(op func() error) {
	w := t.begin()
	for op() != nil {
		time.Sleep(time.Second) // want `lock begin\(\).of.mu \(x.go:75\)`
	}
	w.end()
	time.Sleep(time.Second) // schedule "holding nothing"
}

func (t *table) endedDirectly() {
	_ = t.begin()
	t.mu.Unlock()
	time.Sleep(time.Second) // schedule "holding nothing"
}

// Released once, by hand or by the defer.
type pass struct {
	mu   *sync.Mutex
	once sync.Once
}

func (t *table) enter() *pass {
	t.mu.Lock()
	return &pass{mu: &t.mu}
}

func (p *pass) leave() { p.once.Do(p.mu.Unlock) }

func (t *table) once(op func() error) {
	p := t.enter()
	defer p.leave()
	err := op()
	p.leave()
	if err != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}

type job struct{ tx *sql.Tx }

func start(db *sql.DB) (*job, error) {
	tx, err := db.Begin()
	if err != nil {
		return nil, err
	}
	return &job{tx: tx}, nil
}

func (j *job) abort() { _ = j.tx.Rollback() }

func work(db *sql.DB, op func(*sql.Tx) error) error {
	j, err := start(db)
	if err != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
		return err
	}
	defer j.abort()
	for op(j.tx) != nil {
		time.Sleep(time.Second) // want `transaction start\(\).tx \(x.go:125\) is held while this waits 1s`
	}
	return j.tx.Commit()
}

func again(db *sql.DB, op func(*sql.Tx) error) error {
	for {
		j, err := start(db)
		if err != nil {
			return err
		}
		if op(j.tx) == nil {
			return j.tx.Commit()
		}
		j.abort()
		time.Sleep(time.Second) // schedule "holding nothing"
	}
}
