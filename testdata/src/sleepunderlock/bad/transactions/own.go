package transactions

import (
	"context"
	"time"
)

// batch is a transaction of the program's own store, which its methods name in their own way.
type batch struct{ dirty map[string]string }

func (b *batch) Commit(context.Context) error { return nil }
func (b *batch) Discard(context.Context)      {}

type vault struct{ open *batch }

func (v *vault) WriteTransaction(context.Context) *batch { return &batch{} }

func (v *vault) process(ctx context.Context, next func(*batch) error) error {
	tx := v.WriteTransaction(ctx)
	defer tx.Discard(ctx)
	for next(tx) != nil {
		time.Sleep(time.Second) // want `transaction WriteTransaction\(\) \(own.go:19\)`
	}
	return tx.Commit(ctx)
}
