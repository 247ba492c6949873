// Package client waits for what an internal package computes: reported here, naming the line there.
package client

import (
	"context"
	"math/rand/v2"
	"time"

	"fixtures/nojitter/bad/inside/internal/delay"
)

func get(ctx context.Context, op func() error) error {
	for n := 0; op() != nil; n++ {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(delay.After(n)): // want "doubles on every attempt \\(delay.go:8\\).*nojitter/nodraw"
		}
	}
	return nil
}

func put(op func() error) {
	for n := 0; op() != nil; n++ {
		time.Sleep(rand.N(delay.After(n)))
	}
}
