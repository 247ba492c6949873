package nestedqueuebackoff

import (
	"math"
	"math/rand"
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
			d := q.delay(e.fails)
			d += time.Duration(rand.Int63n(int64(d)/2 + 1))
			time.AfterFunc(d, func() { q.ch <- again })
		}
	}
}
