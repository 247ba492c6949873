// Package items waits between different things.
package items

import "time"

func list(work func(string) error, names []string) error {
	for _, name := range names {
		if err := work(name); err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "loop=none"
	}
	return nil
}

func pacing(work func() error) error {
	for range 10 {
		if err := work(); err != nil {
			return err
		}
		time.Sleep(time.Second) // schedule "loop=none"
	}
	return nil
}

// blocks walks numbers that start at a variable.
func blocks(fetch func(int) (bool, error), from, to int) error {
	for at := from; at < to; at++ {
		found, err := fetch(at)
		if err != nil || found {
			return err
		}
		time.Sleep(time.Second) // schedule "counted=no"
	}
	return nil
}

func warmUp(beat func()) {
	for range 10 {
		beat()
		time.Sleep(time.Second) // schedule "loop=none"
	}
}

func ticks(beat func()) {
	t := time.NewTicker(time.Second) // schedule "loop=none|loop=unknown"
	for range 10 {
		<-t.C
		beat()
	}
}

// fetch waits for its own reasons: it is no wait of the loop around it.
type source struct{ op func() error }

func (s *source) fetch() error {
	if err := s.op(); err != nil {
		time.Sleep(time.Second) // schedule "loop=unknown"
		return s.op()
	}
	return nil
}

func around(s *source) (err error) {
	for range 3 {
		if err = s.fetch(); err == nil {
			return nil
		}
	}
	return err
}

// immediate waits for nothing.
func immediate(op func() error) (err error) {
	for range 3 {
		if err = op(); err == nil {
			return nil
		}
	}
	return err
}
