// Package iterators: What an iterator does between two turns of a loop, and what it holds meanwhile, is done and held
// where the loop stands, also when a function has made the iterator. It speaks of the arguments of that function.
package iterators

import (
	"context"
	"database/sql"
	"iter"
	"sync"
	"time"
)

func attempts(n int, d time.Duration) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
			time.Sleep(d)
		}
	}
}

type node struct {
	mu    sync.Mutex
	peers []int
}

func (n *node) dial(op func() error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for range attempts(5, time.Second) { // want `lock n.mu \(x.go:30\) is held while attempts waits`
		if op() == nil {
			return
		}
	}
}

func (n *node) lockedInTheBody(op func() error) {
	for range attempts(5, time.Second) {
		n.mu.Lock()
		err := op()
		n.mu.Unlock()
		if err == nil {
			return
		}
	}
}

// The iterator gives the lock up while it waits.
func (n *node) turns() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := 0; yield(i); i++ {
			n.mu.Unlock()
			time.Sleep(time.Second) // schedule "holding nothing, released n.mu"
			n.mu.Lock()
		}
	}
}

func (n *node) polite(op func() error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for range n.turns() {
		if op() == nil {
			return
		}
	}
}

// The method is the iterator, and holds the lock while the body of the loop runs.
func (n *node) all(yield func(int) bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, p := range n.peers {
		if !yield(p) {
			return
		}
	}
}

func (n *node) call(op func(int) error) {
	for p := range n.all {
		for op(p) != nil {
			time.Sleep(time.Second) // want `lock n.mu \(x.go:73\) is held while this waits 1s`
		}
	}
}

// The iterator walks a copy.
func (n *node) copied() iter.Seq[int] {
	n.mu.Lock()
	peers := append([]int(nil), n.peers...)
	n.mu.Unlock()
	return func(yield func(int) bool) {
		for _, p := range peers {
			if !yield(p) {
				return
			}
		}
	}
}

func (n *node) callCopied(op func(int) error) {
	for p := range n.copied() {
		for op(p) != nil {
			time.Sleep(time.Second) // schedule "holding nothing"
		}
	}
}

func ids(ctx context.Context, db *sql.DB) iter.Seq[int] {
	return func(yield func(int) bool) {
		rows, err := db.QueryContext(ctx, "SELECT id FROM peers")
		if err != nil {
			return
		}
		defer rows.Close()
		for id := 0; rows.Next(); {
			if rows.Scan(&id) != nil || !yield(id) {
				return
			}
		}
	}
}

func each(ctx context.Context, db *sql.DB, op func(int) error) {
	for id := range ids(ctx, db) {
		for op(id) != nil {
			time.Sleep(time.Second) // want `connection QueryContext\(\) \(x.go:114\) is held while this waits 1s`
		}
	}
}

// No loop: the function that was made is called, and calls what its maker was handed.
func retried(op func() error) func() error {
	return func() error {
		for op() != nil {
			time.Sleep(time.Minute)
		}
		return nil
	}
}

func (n *node) wrapped(op func() error) {
	run := retried(op)
	n.mu.Lock()
	defer n.mu.Unlock()
	_ = run() // want `lock n.mu \(x.go:147\) is held while retried waits 1m`
}

func guarded(mu *sync.Mutex, op func()) func() {
	return func() {
		mu.Lock()
		defer mu.Unlock()
		op()
	}
}

func (n *node) slow() {
	run := guarded(&n.mu, func() {
		time.Sleep(time.Hour) // want `lock n.mu \(x.go:154\) is held while this waits 1h`
	})
	run()
}
