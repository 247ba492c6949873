// Package itemindex sends to one user after the other, and stays at the one that failed.
package itemindex

import (
	"math"
	"time"
)

func Broadcast(users []string, send func(string) error) error {
	fails := 0
	for i := 0; i < len(users); {
		if err := send(users[i]); err != nil {
			if fails++; fails > 10 {
				return err
			}
			time.Sleep(time.Duration(math.Pow(2, float64(fails))) * time.Second) // WANT nojitter,uncapped
			continue
		}
		fails = 0
		i++
	}
	return nil
}
