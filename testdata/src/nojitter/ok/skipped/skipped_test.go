package skipped

import (
	"errors"
	"testing"
	"time"
)

func TestWritten(t *testing.T) {
	left := 2
	op := func() error {
		if left--; left > 0 {
			return errors.New("not yet")
		}
		return nil
	}
	for d := time.Millisecond; op() != nil; d = min(2*d, time.Second) {
		time.Sleep(d)
	}
	written(op)
	generated(op)
}
