package tickcount

import (
	"errors"
	"time"
)

func Probe(limit time.Duration, up func() error) error {
	t := time.NewTicker(time.Second)
	defer t.Stop()
	late := time.After(limit)
	for {
		select {
		case <-late:
			return errors.New("down")
		case <-t.C:
			if up() == nil {
				return nil
			}
		}
	}
}
