package a52

import (
	"fmt"
	"math/rand"
	"time"
)

type Op struct {
	tries int
	last  time.Duration
}

// Next says whether to go on, and after how long.
func (o *Op) Next(err error) (bool, time.Duration) {
	if err == nil || o.tries >= 30 {
		return false, 0
	}
	o.tries++
	if o.last == 0 {
		o.last = time.Second
	} else if o.last < 20*time.Second {
		o.last = o.last * 2
	}
	return true, time.Duration(rand.Int63n(int64(o.last)))
}

func Perform(f func() error) error {
	var o Op
	for {
		err := f()
		again, d := o.Next(err)
		if !again {
			if err != nil {
				return fmt.Errorf("perform: %w", err)
			}
			return nil
		}
		time.Sleep(d)
	}
}
