package a07

import (
	"errors"
	"time"
)

var ladder = [...]time.Duration{
	0,
	100 * time.Millisecond,
	500 * time.Millisecond,
	2 * time.Second,
	10 * time.Second,
}

var ErrBusy = errors.New("busy")

func Publish(send func([]byte) error, body []byte) error {
	for try := 0; try < len(ladder); try++ {
		time.Sleep(ladder[try]) // WANT nojitter
		err := send(body)
		if !errors.Is(err, ErrBusy) {
			return err
		}
	}
	return ErrBusy
}
