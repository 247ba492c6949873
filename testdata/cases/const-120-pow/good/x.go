package const120pow

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"time"
)

const mostTries = 120

func lag(tries int) time.Duration {
	const top = 5 * time.Second
	if tries > 3 {
		return top
	}
	d := time.Duration(math.Pow(2, float64(tries))) * time.Second
	if d > top {
		d = top
	}
	return d
}

type Job struct {
	ID    string
	Tries int
}

func Place(ctx context.Context, j *Job, put func(string) error) error {
	for j.Tries < mostTries {
		err := put(j.ID)
		if err == nil {
			return nil
		}
		d := lag(j.Tries)
		d = d/2 + rand.N(d)
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d):
		}
		j.Tries++
	}
	return fmt.Errorf("job %s: not placed", j.ID)
}
