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
	for cert(ctx) != nil && ctx.Err() == nil {
		crand.Read(b)
		time.Sleep(d + time.Duration(b[0])*time.Millisecond)
		d = min(d*2, time.Minute)
	}
}
