package const120pow

import (
	"fmt"
	"math"
	"time"
)

const mostTries = 120

func lag(tries int) time.Duration {
	const top = 5 * time.Second
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

func Place(j *Job, put func(string) error) error {
	for j.Tries < mostTries {
		err := put(j.ID)
		if err == nil {
			return nil
		}
		time.Sleep(lag(j.Tries)) // WANT nojitter,uncapped,attemptonly
		j.Tries++
	}
	return fmt.Errorf("job %s: not placed", j.ID)
}
