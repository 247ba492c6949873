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

func (b *box) acquire()          { b.mu.Lock() }
func (b *box) release()          { b.mu.Unlock() }
func (b *box) lock() *sync.Mutex { return &b.mu }
func (b *box) hold() func()      { b.mu.Lock(); return b.mu.Unlock }
func (b *box) holdLit() (f func()) {
	b.mu.Lock()
	return func() { b.mu.Unlock() }
}

// A helper that returns holding.
func (b *box) helper() {
	b.acquire()
	time.Sleep(time.Second) // want `lock b.mu \(x.go:25\)`
	b.release()
}

// A method that returns a fixed path.
func (b *box) path() {
	b.lock().Lock()
	defer b.lock().Unlock()
	time.Sleep(time.Second) // want `lock b.mu \(x.go:32\)`
}

// A helper that returns the function that unlocks.
func (b *box) unlocker() {
	defer b.hold()()
	time.Sleep(time.Second) // want `lock b.mu \(x.go:39\)`
}

func (b *box) literal() {
	unlock := b.holdLit()
	defer unlock()
	time.Sleep(time.Second) // want `lock b.mu \(x.go:44\)`
}

// It returns holding only when there is no error.
func (b *box) open() error {
	b.mu.Lock()
	if !b.ready {
		b.mu.Unlock()
		return errors.New("not ready")
	}
	return nil
}

func (b *box) tried() error {
	if err := b.open(); err != nil {
		return err
	}
	defer b.mu.Unlock()
	time.Sleep(time.Second) // want `lock b.mu \(x.go:60\)`
	return nil
}

// The own Lock is what its body does.
type wrapped struct{ inner sync.Mutex }

func (w *wrapped) Lock()   { w.inner.Lock() }
func (w *wrapped) Unlock() { w.inner.Unlock() }

func use(w *wrapped) {
	w.Lock()
	defer w.Unlock()
	time.Sleep(time.Second) // want `lock w.inner \(x.go:75\)`
}

// A function that locks what it is given and returns it.
func locked(b *box) *box {
	b.mu.Lock()
	return b
}

func chained(b *box) {
	c := locked(b)
	time.Sleep(time.Second) // want `lock b.mu \(x.go:87\)`
	c.mu.Unlock()
}

// What a helper has answered to unlock with is called at the return only.
func (b *box) caughtUnlocker() {
	unlock := b.hold()
	defer func() {
		b.ready = false
		unlock()
	}()
	time.Sleep(time.Second) // want `lock b.mu \(`
}

// It is handed on at the return only.
func (b *box) handedLater(add func(func())) {
	unlock := b.hold()
	time.Sleep(time.Second) // want `lock b.mu \(`
	add(unlock)
}
