// Package putback draws the delay.
package putback

import (
	"log"
	rand2 "math/rand/v2"
	"time"
)

type Task struct {
	Name  string
	Tries int
}

type Runner struct {
	q   chan Task
	run func(Task) error
}

func (r *Runner) Loop() {
	for t := range r.q {
		if err := r.run(t); err != nil {
			log.Printf("%s: %v", t.Name, err)
			t.Tries++
			if t.Tries < 5 {
				time.Sleep(rand2.N(time.Second << t.Tries))
				r.q <- t
			}
		}
	}
}
