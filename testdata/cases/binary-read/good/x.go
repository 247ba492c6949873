// Package certs draws with binary.Read from the reader of crypto/rand, and in the bad one only to log what it drew.
package certs

import (
	"context"
	crand "crypto/rand"
	"encoding/binary"
	"time"
)

func draw(n time.Duration) time.Duration {
	var v uint32
	if err := binary.Read(crand.Reader, binary.LittleEndian, &v); err != nil {
		return n / 2
	}
	return time.Duration(v) % n
}

func Renew(ctx context.Context, cert func(context.Context) error) {
	d := 2 * time.Second
	for cert(ctx) != nil && ctx.Err() == nil {
		time.Sleep(d/2 + draw(d/2))
		d = min(d*2, time.Minute)
	}
}
