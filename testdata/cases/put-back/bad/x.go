// Package putback puts a task that failed back into the channel that it ranges over, after a wait.
package putback

import (
	"log"
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
				time.Sleep(time.Second << t.Tries) // WANT nojitter
				r.q <- t
			}
		}
	}
}
