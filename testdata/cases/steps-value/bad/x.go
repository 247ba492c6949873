package stepsvalue

import (
	"errors"
	"math/rand"
	"time"
)

// Back models a third-party value that is stepped down.
type Back struct {
	Duration time.Duration
	Factor   float64
	Jitter   float64
	Steps    int
	Cap      time.Duration
}

func (b *Back) Step() time.Duration {
	if b.Steps < 1 {
		return b.Duration
	}
	b.Steps--
	d := b.Duration
	if b.Factor != 0 {
		b.Duration = time.Duration(float64(b.Duration) * b.Factor)
		if b.Cap > 0 && b.Duration > b.Cap {
			b.Duration = b.Cap
			b.Steps = 0
		}
	}
	if b.Jitter > 0 {
		d += time.Duration(rand.Float64() * b.Jitter * float64(d))
	}
	return d
}

func Poll(b Back, ok func() (bool, error)) error {
	for b.Steps > 0 {
		if done, err := ok(); err != nil || done {
			return err
		}
		if b.Steps == 1 {
			break
		}
		time.Sleep(b.Step()) // WANT nojitter,uncapped,attemptonly
	}
	return errors.New("timed out")
}

func Ready(check func() (bool, error)) error {
	return Poll(Back{Duration: 100 * time.Millisecond, Factor: 2, Steps: 5}, check)
}
