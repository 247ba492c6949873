// Package errorvalue has the error tell when to try again.
package errorvalue

import (
	"errors"
	"time"
)

type busy struct{ After time.Duration }

func (*busy) Error() string { return "busy" }

func try(op func() bool, n int) error {
	if op() {
		return nil
	}
	return &busy{After: time.Second << min(n, 5)}
}

func dial(op func() bool) error {
	for n := 0; ; n++ {
		err := try(op, n)
		var b *busy
		if !errors.As(err, &b) {
			return err
		}
		// WANTED: nojitter/nodraw. Silent, since an error that is looked into is not followed to where it was made.
		time.Sleep(b.After)
	}
}
