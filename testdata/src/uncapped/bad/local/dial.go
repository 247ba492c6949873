// Package local grows a local variable without end: the report stands where it grows.
package local

import (
	"context"
	"math/rand/v2"
	"net"
	"time"
)

func dial(addr string) error {
	c, err := net.Dial("tcp", addr)
	if err != nil {
		return err
	}
	return c.Close()
}

func growsAfterWait(addr string) {
	d := 100 * time.Millisecond
	for dial(addr) != nil {
		time.Sleep(d)
		d *= 2 // want "doubles from 100ms.*attempt 20 waits 14h33m48s.*uncapped/noceiling"
	}
}

func growsBeforeWait(addr string) {
	d := time.Second
	for dial(addr) != nil {
		d += d // want "doubles.*uncapped/noceiling"
		time.Sleep(d)
	}
}

func growsInCase(ctx context.Context, addr string) error {
	d := time.Second
	for dial(addr) != nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d):
			d <<= 1 // want "doubles from 1s.*attempt 20 waits 145h38m8s.*uncapped/noceiling"
		}
	}
	return nil
}

func threeHalves(addr string) {
	for d := time.Second; dial(addr) != nil; d = d * 3 / 2 { // want "grows 1.5x.*uncapped/noceiling"
		time.Sleep(d)
	}
}

// The draw is no ceiling.
func drawn(addr string) {
	d := time.Second
	for dial(addr) != nil {
		time.Sleep(d/2 + rand.N(d/2))
		d = 2 * d // want "doubles from 1s.*uncapped/noceiling"
	}
}

func zeroMeansBase(addr string) {
	var d time.Duration
	for dial(addr) != nil {
		if d == 0 {
			d = 5 * time.Millisecond
		} else {
			d *= 2 // want "doubles.*uncapped/noceiling"
		}
		time.Sleep(d)
	}
}

func reset(addr string, serve func()) {
	d := time.Second
	for {
		if dial(addr) != nil {
			time.Sleep(d)
			d *= 2 // want "doubles from 1s.*uncapped/noceiling"
			continue
		}
		d = time.Second
		serve()
	}
}

func quarter(addr string) {
	d := time.Second
	for dial(addr) != nil {
		time.Sleep(d)
		d += d / 4 // want "grows 1.25x.*uncapped/noceiling"
	}
}
