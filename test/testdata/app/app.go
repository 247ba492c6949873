// Package app asks a peer again, with faults.
package app

import (
	"context"
	"time"

	"example.com/app/internal/delay"
)

// Peer is what answers.
type Peer struct{ Ping func() error }

// Across waits for a delay of another package.
func (p *Peer) Across() {
	for attempt := 0; p.Ping() != nil; attempt++ {
		time.Sleep(delay.Of(attempt))
	}
}

// Here waits for a delay of its own.
func (p *Peer) Here() {
	for d := time.Second; p.Ping() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d)
	}
}

// Linear is a fault at the setting growth: linear only.
func (p *Peer) Linear() {
	for n := 1; p.Ping() != nil; n++ {
		time.Sleep(time.Duration(min(n, 30)) * time.Second)
	}
}

// ByProgram is silenced by golangci-lint.
func (p *Peer) ByProgram() {
	for d := time.Second; p.Ping() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) //nolint:backofflint // one client
	}
}

// ByCheck is silenced by the check itself.
func (p *Peer) ByCheck() {
	for d := time.Second; p.Ping() != nil; d = min(2*d, time.Minute) {
		time.Sleep(d) //nolint:nojitter // one client
	}
}

// Unused has a comment that nolintlint reports.
func (p *Peer) Unused() {
	for p.Ping() != nil {
		time.Sleep(time.Second) //nolint:backofflint // nothing to silence
	}
}

// Repairable is what the fix is for.
func (p *Peer) Repairable(ctx context.Context) (err error) {
	for range 5 {
		if err = p.Ping(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}
