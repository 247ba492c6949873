package a35

import (
	"math/rand/v2"
	"sync"
	"time"
)

type Clock interface {
	Now() time.Time
	Sleep(time.Duration)
}

type realClock struct{}

func (realClock) Now() time.Time        { return time.Now() }
func (realClock) Sleep(d time.Duration) { time.Sleep(d) }

type FakeClock struct {
	mu    sync.Mutex
	now   time.Time
	Slept []time.Duration
}

func (f *FakeClock) Now() time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.now
}

func (f *FakeClock) Sleep(d time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.now = f.now.Add(d)
	f.Slept = append(f.Slept, d)
}

type Runner struct {
	Clock Clock
	Rand  func(time.Duration) time.Duration
	Tries int
}

func NewRunner(tries int) *Runner {
	return &Runner{Clock: realClock{}, Rand: rand.N[time.Duration], Tries: tries}
}

func (r *Runner) Run(step func() error) (err error) {
	d := 20 * time.Millisecond
	for i := 0; i < r.Tries; i, d = i+1, min(2*d, 5*time.Second) {
		if err = step(); err == nil {
			return nil
		}
		r.Clock.Sleep(r.Rand(d))
	}
	return err
}
