// Package redraws draws before the loop: in a statement that the fix moves, and in others, which it leaves alone.
package redraws

import (
	"context"
	"math/rand/v2"
	"time"
)

func sleeps(op func() error) {
	offset := rand.N(time.Second)
	for op() != nil {
		time.Sleep(2*time.Second + offset) // want "nojitter/reuseddraw"
	}
}

const spread = 5 * time.Second

func bare(ctx context.Context, op func() error) error {
	println("begins")
	d := rand.N(spread / 2)
	for op() != nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d): // want "nojitter/reuseddraw"
		}
	}
	return nil
}

// No fix: the variable has another use.
func used(op func() error) {
	offset := rand.N(time.Second)
	println(offset)
	for op() != nil {
		time.Sleep(2*time.Second + offset) // want "nojitter/reuseddraw"
	}
}

// No fix: the window is a variable.
func window(op func() error, window time.Duration) {
	offset := rand.N(window)
	for op() != nil {
		time.Sleep(2*time.Second + offset) // want "nojitter/reuseddraw"
	}
}

// No fix: the comment is about the draw.
func explained(op func() error) {
	offset := rand.N(time.Second) // a second at most
	for op() != nil {
		time.Sleep(2*time.Second + offset) // want "nojitter/reuseddraw"
	}
}

// No fix: the package cannot be seen in the loop.
func hidden(op func() error) {
	offset := rand.N(time.Second)
	for rand := 0; op() != nil; rand++ {
		time.Sleep(2*time.Second + offset) // want "nojitter/reuseddraw"
	}
}

// No fix: the draw is in a loop too, and is made for each of its turns.
func nested(ops []func() error) {
	for _, op := range ops {
		for offset := rand.N(time.Second); op() != nil; {
			time.Sleep(2*time.Second + offset) // want "nojitter/reuseddraw"
		}
	}
}
