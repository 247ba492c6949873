package fixes

import (
	"context"
	// the clock
	"time"
)

func local(ctx context.Context, op func(context.Context) error, rand int) int {
	for d := time.Second; op(ctx) != nil; d = min(2*d, time.Minute) {
		t := time.NewTimer(d) // want "nojitter/nodraw"
		<-t.C
	}
	return rand
}
