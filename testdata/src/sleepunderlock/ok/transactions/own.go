package transactions

import (
	"context"
	"time"
)

type batch struct{ dirty map[string]string }

func (b *batch) Commit(context.Context) error { return nil }
func (b *batch) Discard(context.Context)      {}

type vault struct{ open *batch }

// CurrentTransaction starts nothing.
func (v *vault) CurrentTransaction() *batch { return v.open }

func (v *vault) idle() int {
	tx := v.CurrentTransaction()
	time.Sleep(time.Second) // schedule "holding nothing"
	return len(tx.dirty)
}
