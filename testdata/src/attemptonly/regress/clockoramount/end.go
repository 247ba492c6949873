// Package clockoramount asks the clock first, and goes on beyond it only for a smallest number of attempts: the count ends
// the loop, but not before the clock has had its say. A clock that is only looked at for a log line, or that says when the
// next attempt is due, has none.
package clockoramount

import (
	"context"
	"log"
	"time"
)

func least(op func() error, limit time.Duration) (err error) {
	end := time.Now().Add(limit)
	for tries := 0; time.Now().Before(end) || tries < 2; tries++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

func countFirst(op func() error, limit time.Duration) (err error) {
	start := time.Now()
	for tries := 0; tries < 2 || time.Since(start) < limit; tries++ {
		if err = op(); err == nil {
			return nil
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
	return err
}

func inside(op func() error, end time.Time) (err error) {
	for tries := 1; ; tries++ {
		if err = op(); err == nil {
			return nil
		}
		if time.Now().After(end) {
			log.Printf("late after %d tries", tries)
			if tries >= 3 {
				return err
			}
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
}

func ended(ctx context.Context, op func() error) (err error) {
	for tries := 1; ; tries++ {
		if err = op(); err == nil {
			return nil
		}
		if ctx.Err() != nil && tries >= 3 {
			return err
		}
		time.Sleep(time.Second) // schedule "deadline=yes"
	}
}

func logged(op func() error, start time.Time) (err error) {
	for tries := 1; ; tries++ { // want "attemptonly/nodeadline"
		if err = op(); err == nil {
			return nil
		}
		if time.Since(start) > time.Minute {
			log.Print("this takes long")
		}
		if tries >= 3 {
			return err
		}
		time.Sleep(time.Second)
	}
}

func due(op func() error, next time.Time) (err error) {
	tries := 0
	for {
		if time.Now().After(next) {
			if err = op(); err == nil {
				return nil
			}
			if tries++; tries >= 3 {
				return err
			}
			next = time.Now().Add(time.Minute)
		}
		time.Sleep(time.Second) // schedule "deadline=no"
	}
}
