// Package itemindex draws the delay and bounds it.
package itemindex

import (
	"math"
	rand2 "math/rand/v2"
	"time"
)

func Broadcast(users []string, send func(string) error) error {
	fails := 0
	for i := 0; i < len(users); {
		if err := send(users[i]); err != nil {
			if fails++; fails > 10 {
				return err
			}
			d := time.Duration(math.Pow(2, math.Min(float64(fails), 5))) * time.Second
			time.Sleep(rand2.N(d))
			continue
		}
		fails = 0
		i++
	}
	return nil
}
