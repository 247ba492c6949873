// Package periodic waits for the next turn of work that no failure drives.
package periodic

import (
	"context"
	"math/rand/v2"
	"time"
)

func work(ctx context.Context, take func() (job func(), ok bool)) {
	const idle = 10 * time.Millisecond
	d := idle
	for ctx.Err() == nil {
		if job, ok := take(); ok {
			job()
			d = idle
			continue
		}
		time.Sleep(d) // schedule "growth=geometric .*periodic"
		d = min(2*d, time.Second)
	}
}

// A start offset spreads the tickers of a fleet; it is no reused draw.
func report(ctx context.Context, send func()) {
	time.Sleep(rand.N(time.Minute)) // schedule "growth=fixed .*draw=(fresh|reused|unknown)"
	t := time.NewTicker(time.Minute)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
			send()
		}
	}
}

func refresh(stop <-chan struct{}, load func()) {
	period := time.Minute + rand.N(time.Minute)
	t := time.NewTicker(period) // schedule "growth=fixed .*periodic"
	defer t.Stop()
	for {
		select {
		case <-stop:
			return
		case <-t.C:
			load()
		}
	}
}

func sleepLoop(load func()) {
	period := time.Minute + rand.N(time.Minute)
	for {
		load()
		time.Sleep(period) // schedule "growth=fixed"
	}
}
