package farcalls

import (
	"sync"
	"time"
)

type deep struct{ mu sync.Mutex }

// WANTED: a report, though five calls lie between; so far more reports at such a distance are wrong than right.
func (d *deep) top() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.a()
}

func (d *deep) a() { d.b() }
func (d *deep) b() { d.c() }
func (d *deep) c() { d.d() }
func (d *deep) d() { d.e() }
func (d *deep) e() { time.Sleep(time.Second) }

// WANTED: a report; which function a map holds is not followed.
func (d *deep) table(name string) {
	jobs := map[string]func(){"nap": func() { time.Sleep(time.Second) }}
	d.mu.Lock()
	defer d.mu.Unlock()
	jobs[name]()
}
