package fleet

import (
	"container/heap"
	"math/rand/v2"
	"time"
)

// This file lets a fleet retry against a limiter. Each client was refused within the spread of the fleet, at a moment of
// its own that it keeps; it waits, sends a retry, and waits again if that is refused. An answer takes no time, and a
// refusal costs the limiter nothing. What is served is decided by a token bucket: it fills at the allowance, holds what
// is allowed in a second, at least one, and is empty at the start, since it has just refused the whole fleet.

// Result is what happened to a fleet. Times count from when the whole fleet was refused.
type Result struct {
	Served   time.Duration // when the last client was served; 0 when none was
	Requests int           // retries sent; the first requests, which were refused together, are not among them
	Peak     float64       // the most arrivals in any stretch of time as long as Over, per second
	Over     time.Duration // the narrowest window of the plan's first 32 rounds: what the busiest of them divides by
	Arrivals []int         // retries in each bucket of time, up to the last one
	Peaks    []float64     // in each bucket: the most in any stretch as long as Over that ends there, per second
	Bucket   time.Duration // the width of a bucket: at least the spread, and such that there are at most 240
	GaveUp   int           // clients that ran out of attempts or time
	Waiting  int           // clients still at it when the simulation was cut off; 0 when it came to its end
}

const (
	maxClients  = 1_000_000 // that are simulated
	maxRequests = 2_000_000 // after which a simulation is cut off
)

// Simulate runs a fleet from when all of it was refused until each client is served or has given up. It tells the same
// for the same seed on every machine. It is false when the fleet is not valid or is more than a million clients, or
// when the plan's delays are unknown. After two million retries it is cut off.
func Simulate(f Fleet, p Plan, seed uint64) (Result, bool) {
	if f.Validate() != nil || f.Clients > maxClients || !p.Known() {
		return Result{}, false
	}
	s := &simulation{plan: p, rand: rand.New(rand.NewPCG(seed, 0)), limiter: limiter{rate: float64(f.Allowance)}}
	for range f.Clients {
		refused := duration(s.rand.Float64() * float64(f.spread()))
		c := client{refused: refused, at: refused, last: p.Base}
		if s.wait(&c) {
			s.queue = append(s.queue, c)
		}
	}
	heap.Init(&s.queue)
	for len(s.queue) > 0 && s.result.Requests < maxRequests {
		s.step()
	}
	s.result.Waiting = len(s.queue)
	s.result.count(s.arrivals, f, p)
	return s.result, true
}

// simulation is what goes on at one moment.
type simulation struct {
	plan     Plan
	rand     *rand.Rand
	limiter  limiter
	queue    queue
	arrivals []time.Duration // in order
	result   Result
}

// step lets the next client retry.
func (s *simulation) step() {
	c := &s.queue[0]
	s.result.Requests++
	s.arrivals = append(s.arrivals, c.at)
	served := s.limiter.take(c.at)
	if served {
		s.result.Served = c.at
	}
	if served || !s.wait(c) {
		heap.Pop(&s.queue)
		return
	}
	heap.Fix(&s.queue, 0)
}

// wait moves a client to its next retry; false when it gives up instead.
func (s *simulation) wait(c *client) bool {
	c.retry++
	c.last = s.plan.draw(s.rand, c.retry, c.last)
	c.at = plus(c.at, c.last)
	retries, bounded := s.plan.Retries()
	if bounded && c.retry > retries || c.at == forever || s.plan.Deadline > 0 && c.at-c.refused > s.plan.Deadline {
		s.result.GaveUp++
		return false
	}
	return true
}

// client is a client before a retry.
type client struct {
	refused, at time.Duration // its first request, and the retry
	last        time.Duration // the delay before the retry
	retry       int
}

// queue is a heap of clients by the time of their retry.
type queue []client

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].at < q[j].at }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(client)) }
func (q *queue) Pop() any {
	last := len(*q) - 1
	c := (*q)[last]
	*q = (*q)[:last]
	return c
}

// limiter is a token bucket.
type limiter struct {
	rate   float64 // tokens per second
	tokens float64
	filled time.Duration // when tokens was computed
}

// take serves a request, or refuses it.
func (l *limiter) take(at time.Duration) bool {
	l.tokens = min(l.tokens+float64(l.rate*(at-l.filled).Seconds()), max(1, l.rate)) // rounded alike on every machine
	l.filled = at
	if l.tokens < 1 {
		return false
	}
	l.tokens--
	return true
}
