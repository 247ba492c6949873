// Package renewal takes a byte of crypto/rand for its draw, once before the attempts or anew for each.
package renewal

import (
	"context"
	crand "crypto/rand"
	"time"
)

func Renew(ctx context.Context, cert func(context.Context) error) {
	d := 2 * time.Second
	b := make([]byte, 1)
	crand.Read(b)
	for cert(ctx) != nil && ctx.Err() == nil {
		time.Sleep(d + time.Duration(b[0])*time.Millisecond) // WANT reuseddraw
		d = min(d*2, time.Minute)
	}
}
