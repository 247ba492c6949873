package a43

import (
	"log"
	"math"
	"math/rand"
	"time"
)

type item struct {
	key   string
	tries int
}

type Queue struct {
	ch   chan item
	sync func(string) error
}

func (q *Queue) AddAfter(it item, d time.Duration) {
	time.AfterFunc(d, func() { q.ch <- it })
}

func (q *Queue) process(it item) {
	err := q.sync(it.key)
	if err == nil {
		return
	}
	it.tries++
	log.Printf("sync %s: %v", it.key, err)
	ms := math.Min(5*math.Pow(2, float64(it.tries)), 100_000)
	q.AddAfter(it, time.Duration(rand.Float64()*ms)*time.Millisecond)
}

func (q *Queue) Run(stop <-chan struct{}) {
	for {
		select {
		case it := <-q.ch:
			q.process(it)
		case <-stop:
			return
		}
	}
}
