package fleet

import (
	"container/heap"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"
)

// The model of the simulation that the AWS Architecture Blog published in 2015 ("Exponential Backoff And Jitter"):
// clients that contend for one row by optimistic writes. Each reads the row's version and writes with it; a write
// succeeds when nobody has written since. The network takes 10 ms with a standard deviation of 2 ms each way; the base is
// 5 ms and the ceiling 2 s. Its ordering of the kinds of jitter has to come out of the draws of this package.

type message struct {
	at      time.Duration // when it reaches the server
	write   bool
	version int // that a write was made for
	retry   int
	last    time.Duration
}

type messages []message

func (m messages) Len() int           { return len(m) }
func (m messages) Less(i, j int) bool { return m[i].at < m[j].at }
func (m messages) Swap(i, j int)      { m[i], m[j] = m[j], m[i] }
func (m *messages) Push(x any)        { *m = append(*m, x.(message)) }
func (m *messages) Pop() any {
	last := (*m)[len(*m)-1]
	*m = (*m)[:len(*m)-1]
	return last
}

// contend lets clients write one row each, and gives the number of writes and the time until all are done.
func contend(p Plan, clients int, r *rand.Rand) (writes int, took time.Duration) {
	network := func() time.Duration {
		return time.Duration(math.Abs(10+2*r.NormFloat64()) * float64(time.Millisecond))
	}
	var queue messages
	for range clients {
		heap.Push(&queue, message{at: network(), last: p.Base})
	}
	for version := 0; len(queue) > 0; {
		m := heap.Pop(&queue).(message)
		back := m.at + network()
		switch {
		case !m.write:
			m.write, m.version, m.at = true, version, back+network()
			heap.Push(&queue, m)
			continue
		case m.version == version:
			version++
			took = back
		default:
			m.retry++
			m.last = p.draw(r, m.retry, m.last)
			m.write, m.at = false, back+m.last+network()
			heap.Push(&queue, m)
		}
		writes++
	}
	return writes, took
}

// The publication says: without jitter clients make more than twice the calls and take far longer than with any; full and
// equal jitter make about as many calls, equal slightly more, decorrelated more than both; equal takes the longest of
// the three, full slightly longer than decorrelated.
func TestPublishedOrdering(t *testing.T) {
	const clients, runs = 100, 50
	plan := Plan{Base: 5 * time.Millisecond, Growth: Geometric, Factor: 2, Ceiling: 2 * time.Second}
	r := rand.New(rand.NewPCG(1, 0))
	writes, took := map[Jitter]int{}, map[Jitter]time.Duration{}
	table := fmt.Sprintf("| %d writers | calls | until the last has written |\n|---|---:|---:|\n", clients)
	for _, j := range []Jitter{None, Full, Equal, Decorrelated} {
		for range runs {
			w, d := contend(plan.With(j), clients, r)
			writes[j] += w
			took[j] += d
		}
		table += fmt.Sprintf("| %v | %s | %.1f s |\n", j, thousands(writes[j]/runs), (took[j] / runs).Seconds())
	}
	onPage(t, table)
	for _, claim := range []struct {
		text string
		true bool
	}{
		{"full jitter more than halves the calls", 2*writes[Full] < writes[None]},
		{"calls: decorrelated below none", writes[Decorrelated] < writes[None]},
		{"calls: equal below decorrelated", writes[Equal] < writes[Decorrelated]},
		{"calls: full below equal", writes[Full] < writes[Equal]},
		{"calls: full within a twentieth of equal", 20*(writes[Equal]-writes[Full]) < writes[Equal]},
		{"time: equal far below none", 5*took[Equal] < took[None]},
		{"time: full far below equal", 5*took[Full] < 4*took[Equal]},
		{"time: decorrelated below full", took[Decorrelated] < took[Full]},
		{"time: decorrelated within a tenth of full", 10*(took[Full]-took[Decorrelated]) < took[Full]},
	} {
		if !claim.true {
			t.Errorf("not so: %s", claim.text)
		}
	}
}
