// Package comesback walks over things and waits before it comes back to one that failed: the index stays, or the thing is
// put back where it came from. Then the delay is one between attempts, though the loop is none over a single thing. One
// that goes on to the next thing slows down, which is no retry.
package comesback

import "time"

type task struct{ tries int }

type runner struct {
	queue chan *task
	do    func(*task) error
}

func (r *runner) indexStays(list []*task) {
	fails := 0
	for i := 0; i < len(list); {
		if err := r.do(list[i]); err != nil {
			fails++
			time.Sleep(time.Second << fails) // want "doubles.*nojitter/nodraw"
			continue
		}
		fails = 0
		i++
	}
}

func (r *runner) stepsBack(list []*task) {
	fails := 0
	for i := 0; i < len(list); i++ {
		if err := r.do(list[i]); err != nil {
			fails++
			i--
			time.Sleep(time.Second << fails) // want "geometrically.*nojitter/nodraw"
			continue
		}
		time.Sleep(time.Second) // schedule "loop=none"
	}
}

func (r *runner) otherSide(list []*task) {
	delay := time.Second
	for i := 0; i < len(list); {
		if err := r.do(list[i]); err == nil {
			i++
			delay = time.Second
		} else {
			time.Sleep(delay) // want "doubles.*nojitter/nodraw"
			delay *= 2
		}
	}
}

func (r *runner) sentBack() {
	for t := range r.queue {
		if err := r.do(t); err != nil {
			t.tries++
			time.Sleep(time.Second << t.tries) // want "doubles.*nojitter/nodraw"
			r.queue <- t
		}
	}
}

func (r *runner) sentBackEarlier() {
	for t := range r.queue {
		if t.tries > 0 {
			time.Sleep(time.Second << t.tries) // want "doubles.*nojitter/nodraw"
		}
		if err := r.do(t); err != nil {
			t.tries++
			select {
			case r.queue <- t:
			default:
			}
		}
	}
}

func (r *runner) appended(list []*task) {
	for len(list) > 0 {
		t := list[0]
		list = list[1:]
		if err := r.do(t); err != nil {
			t.tries++
			time.Sleep(time.Second << t.tries) // want "doubles.*nojitter/nodraw"
			list = append(list, t)
		}
	}
}

func (r *runner) nextOne(list []*task) {
	fails := 0
	for i := 0; i < len(list); i++ {
		if err := r.do(list[i]); err != nil {
			fails++
			time.Sleep(time.Second << fails) // schedule "loop=none"
			continue
		}
		fails = 0
	}
}

func (r *runner) sentAway(dead chan<- *task) {
	fails := 0
	for t := range r.queue {
		if err := r.do(t); err != nil {
			fails++
			time.Sleep(time.Second << fails) // schedule "loop=none"
			dead <- t
			continue
		}
		fails = 0
	}
}

func (r *runner) grows(list []*task, found func(*task) ([]*task, error)) {
	fails := 0
	for len(list) > 0 {
		t := list[0]
		list = list[1:]
		more, err := found(t)
		if err != nil {
			fails++
			time.Sleep(time.Second << fails) // schedule "loop=none"
		}
		list = append(list, more...)
	}
}

func (r *runner) waitsFirst(list []*task) {
	fails := 0
	for i := 0; i < len(list); {
		if fails > 0 {
			time.Sleep(time.Second << fails) // want "doubles.*nojitter/nodraw"
		}
		if err := r.do(list[i]); err != nil {
			fails++
			continue
		}
		fails = 0
		i++
	}
}

func (r *runner) putBack(t *task) { r.queue <- t }

func (r *runner) putBackBelow() {
	for t := range r.queue {
		if err := r.do(t); err != nil {
			t.tries++
			time.Sleep(time.Second << t.tries) // want "doubles.*nojitter/nodraw"
			r.putBack(t)
		}
	}
}

// A turn that takes nothing comes back to nothing.
func (r *runner) givesWay(list []*task, busy func() bool) {
	for i := 0; i < len(list); {
		if busy() {
			time.Sleep(time.Second) // schedule "loop=none.*it walks a list$"
			continue
		}
		if err := r.do(list[i]); err != nil {
			println(err)
		}
		i++
	}
}
