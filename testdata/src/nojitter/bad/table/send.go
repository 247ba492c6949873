// Package table reads the delay from growing constants.
package table

import "time"

var steps = []time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 8 * time.Second}

var millis = [...]int{50, 100, 200, 400, 800}

func indexed(op func() error) (err error) {
	for i := 0; i < len(steps); i++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(steps[i]) // want "grows geometrically.*nojitter/nodraw"
	}
	return err
}

func clampedIndex(op func() error) {
	for n := 0; op() != nil; n++ {
		i := n
		if i >= len(steps) {
			i = len(steps) - 1
		}
		time.Sleep(steps[i]) // want "grows geometrically.*nojitter/nodraw"
	}
}

func ranged(op func() error) (err error) {
	for _, d := range steps {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d) // want "grows geometrically.*nojitter/nodraw"
	}
	return err
}

func withUnit(op func() error) (err error) {
	for _, ms := range millis {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Duration(ms) * time.Millisecond) // want "grows geometrically.*nojitter/nodraw"
	}
	return err
}

func localTable(op func() error) (err error) {
	for _, secs := range []int{1, 5, 25, 125} {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Duration(secs) * time.Second) // want "grows geometrically.*nojitter/nodraw"
	}
	return err
}

func delays() []time.Duration {
	return []time.Duration{100 * time.Millisecond, 400 * time.Millisecond, 1600 * time.Millisecond}
}

func returned(op func() error) (err error) {
	for _, d := range delays() {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(d) // want "grows geometrically.*nojitter/nodraw"
	}
	return err
}
