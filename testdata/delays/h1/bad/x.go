package h1

import (
	"context"
	"iter"
	"math/rand/v2"
	"time"
)

// iterator w/ draws per yield in an outer function using state struct
type R struct{ d, top time.Duration }

func (r *R) Seq(ctx context.Context) iter.Seq2[int, time.Duration] {
	return func(yield func(int, time.Duration) bool) {
		d := r.d
		for n := 0; ctx.Err() == nil; n++ {
			j := rand.N(d)
			if !yield(n, j) {
				return
			}
			d = min(d*2, r.top)
		}
	}
}
func Do(ctx context.Context, r *R, f func() error) (err error) {
	for _, d := range r.Seq(ctx) {
		if err = f(); err == nil {
			return
		}
		time.Sleep(d)
	}
	return
}
