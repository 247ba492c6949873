package a10

import (
	"fmt"
	"hash/fnv"
	"time"
)

func spread(attempt int, window time.Duration) time.Duration {
	h := fnv.New32a()
	fmt.Fprintf(h, "%d-%d", attempt, time.Now().UnixNano())
	return time.Duration(h.Sum32()) % window
}

func Sync(pull func() error) error {
	delay := time.Second
	for attempt := 0; ; attempt++ {
		err := pull()
		if err == nil {
			return nil
		}
		if attempt >= 100 {
			return err
		}
		time.Sleep(delay + spread(attempt, time.Second))
		if delay *= 2; delay > time.Minute {
			delay = time.Minute
		}
	}
}
