// Package fibonacci adds the last two delays, which is geometric in the limit.
package fibonacci

import "time"

func join(op func() error) {
	a, b := time.Second, time.Second
	for op() != nil {
		time.Sleep(a) // want "grows geometrically.*nojitter/nodraw"
		a, b = b, a+b
	}
}

func joinByHand(op func() error) {
	prev, cur := 1, 1
	for op() != nil {
		time.Sleep(time.Duration(cur) * time.Second) // want "grows geometrically.*nojitter/nodraw"
		next := prev + cur
		prev = cur
		cur = next
	}
}

type adder struct{ a, b time.Duration }

func (f *adder) next() time.Duration {
	f.a, f.b = f.b, f.a+f.b
	return f.a
}

func joinWithState(op func() error) {
	f := &adder{a: time.Second, b: time.Second}
	for op() != nil {
		time.Sleep(f.next()) // want "grows geometrically.*nojitter/nodraw"
	}
}
