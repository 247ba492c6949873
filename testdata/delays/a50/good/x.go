package a50

import (
	"context"
	crand "crypto/rand"
	"encoding/binary"
	"time"
)

type Retry struct {
	Max   int
	Base  time.Duration
	Limit time.Duration
}

func randomFraction() float64 {
	var b [8]byte
	if _, err := crand.Read(b[:]); err != nil {
		return 0.5
	}
	return float64(binary.LittleEndian.Uint64(b[:])>>11) / (1 << 53)
}

func (r Retry) window(n int) time.Duration {
	w := r.Base
	for ; n > 0; n-- {
		if w > r.Limit/2 {
			return r.Limit
		}
		w *= 2
	}
	return w
}

func (r Retry) Do(ctx context.Context, f func() error) (err error) {
	for n := 0; n < r.Max; n++ {
		if err = f(); err == nil {
			return nil
		}
		w := r.window(n)
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Duration(randomFraction() * float64(w))):
		}
	}
	return err
}
