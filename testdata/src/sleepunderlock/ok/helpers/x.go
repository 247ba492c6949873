package helpers

import (
	"errors"
	"sync"
	"time"
)

type box struct {
	mu    sync.Mutex
	ready bool
}

func (b *box) acquire() { b.mu.Lock() }
func (b *box) release() { b.mu.Unlock() }
func (b *box) hold() func() {
	b.mu.Lock()
	return b.mu.Unlock
}

func (b *box) open() error {
	b.mu.Lock()
	if !b.ready {
		b.mu.Unlock()
		return errors.New("not ready")
	}
	return nil
}

func (b *box) released() {
	b.acquire()
	b.release()             // delete: report
	time.Sleep(time.Second) // schedule "holding nothing"
}

func (b *box) unlocker() {
	unlock := b.hold()
	unlock()
	time.Sleep(time.Second) // schedule "holding nothing"
}

// It failed, so it does not hold.
func (b *box) retried() {
	for b.open() != nil {
		time.Sleep(time.Second) // schedule "holding nothing"
	}
	b.mu.Unlock()
}

// The callee releases before it waits, and takes again after.
func (b *box) yield() {
	b.mu.Unlock()           // delete: report
	time.Sleep(time.Second) // schedule "holding nothing, released b.mu"
	b.mu.Lock()
}

func (b *box) caller() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.yield()
}

func (b *box) unlockAndWait() {
	b.mu.Unlock()           // delete: report
	time.Sleep(time.Second) // schedule "holding nothing, released b.mu"
}

func (b *box) callerTwo() {
	b.mu.Lock()
	b.unlockAndWait()
}
