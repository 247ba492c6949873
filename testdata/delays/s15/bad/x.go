package s15

import (
	"context"
	"errors"
	"os"
	"time"
)

// error kinds: switch with type, growth in a case, wait after the switch
func F(call func() error) error {
	d := time.Second
	for i := 0; i < 50; i++ {
		err := call()
		switch {
		case err == nil:
			return nil
		case errors.Is(err, context.Canceled):
			return err
		case errors.Is(err, os.ErrDeadlineExceeded):
			d *= 2 // WANT uncapped
		default:
			d = time.Second
		}
		time.Sleep(d) // WANT nojitter
	}
	return errors.New("x")
}
