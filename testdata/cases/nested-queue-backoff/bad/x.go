package nestedqueuebackoff

import (
	"math"
	"time"
)

type entry struct {
	key   string
	fails int
}

type Queue struct {
	ch    chan entry
	first time.Duration
	most  time.Duration
}

func (q *Queue) delay(fails int) time.Duration {
	exp := float64(q.first.Nanoseconds()) * math.Pow(2, float64(fails))
	if exp > math.MaxInt64 {
		return q.most
	}
	d := time.Duration(exp)
	if d > q.most {
		return q.most
	}
	return d
}

func (q *Queue) Work(handle func(string) error) {
	for e := range q.ch {
		if err := handle(e.key); err != nil {
			e.fails++
			again := e
			time.AfterFunc(q.delay(e.fails), func() { q.ch <- again }) // WANT nojitter
		}
	}
}
