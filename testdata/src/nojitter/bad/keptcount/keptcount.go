// Package keptcount counts the attempts where nobody here looks: in a record, in a message. What a helper makes of the
// count doubles whatever it is passed.
package keptcount

import "time"

func delay(attempt int) time.Duration {
	d := 100 * time.Millisecond
	for range attempt {
		d = min(d*2, time.Minute)
	}
	return d
}

type message interface {
	Attempts() int
	Requeue(d time.Duration)
}

func handle(m message, work func() error) {
	if work() != nil {
		m.Requeue(delay(m.Attempts())) // want "doubles.*nojitter/nodraw"
	}
}

func shifted(tries uint) time.Duration { return time.Second << min(tries, 6) }

type job struct {
	Tries uint
	Run   func() error
}

type store interface {
	Failed(j *job) error
	Put(j *job)
}

func run(s store, jobs []*job) {
	for _, j := range jobs {
		if err := j.Run(); err == nil {
			continue
		}
		if s.Failed(j) == nil {
			time.AfterFunc(shifted(j.Tries), func() { s.Put(j) }) // want "doubles.*nojitter/nodraw"
		}
	}
}
