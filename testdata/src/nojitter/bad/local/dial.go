// Package local grows a local variable, in every order of growth and wait.
package local

import (
	"context"
	"errors"
	"math"
	"net"
	"time"
)

const top = 30 * time.Second

var errBusy = errors.New("busy")

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
		time.Sleep(d) // want "delay doubles on every attempt \\(dial.go:28\\) with no random draw.*nojitter/nodraw"
		d *= 2
	}
}

func growsBeforeWait(addr string) {
	d := 50 * time.Millisecond
	for dial(addr) != nil {
		if d *= 2; d > top {
			d = top
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
}

func growsInCase(ctx context.Context, addr string) error {
	d := time.Second
	for dial(addr) != nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d): // want "doubles.*nojitter/nodraw"
			d = min(2*d, top)
		}
	}
	return nil
}

func threeHalves(addr string) {
	for d := time.Second; dial(addr) != nil; d = d * 3 / 2 {
		time.Sleep(d) // want "grows 1.5x.*nojitter/nodraw"
	}
}

func addsItself(addr string) {
	d := time.Second
	for dial(addr) != nil {
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		d += d
	}
}

func shiftsItself(addr string) {
	d := time.Second
	for dial(addr) != nil {
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
		if d <<= 1; d > top {
			d = top
		}
	}
}

func addsAQuarter(addr string) {
	d := time.Second
	for dial(addr) != nil {
		time.Sleep(d) // want "grows 1.25x.*nojitter/nodraw"
		d += d / 4
	}
}

func floatMin(addr string) {
	secs := 1.0
	for dial(addr) != nil {
		time.Sleep(time.Duration(secs * float64(time.Second))) // want "doubles.*nojitter/nodraw"
		secs = math.Min(secs*2, 60)
	}
}

func zeroMeansBase(addr string) {
	var d time.Duration
	for {
		err := dial(addr)
		if err == nil {
			return
		}
		if d == 0 {
			d = 5 * time.Millisecond
		} else {
			d *= 2
		}
		if d > time.Second {
			d = time.Second
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
}

func onlyWhenBusy(addr string) error {
	d := time.Second
	for {
		err := dial(addr)
		if err == nil {
			return nil
		}
		if errors.Is(err, errBusy) {
			d *= 2
		}
		time.Sleep(d) // want "doubles.*nojitter/nodraw"
	}
}
