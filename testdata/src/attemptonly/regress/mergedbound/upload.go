// Package mergedbound chooses the number of attempts by a test right before the loop. The paths meet in the head of the
// loop, so the bound is set there as a counter is; but no turn changes it, and it bounds the attempts.
package mergedbound

import "time"

type store struct {
	retries int
	put     func(key string) error
}

func (s *store) upload(key string, sync bool) error {
	var err error
	try, most := 0, 3
	if sync {
		most = s.retries + 1
	}
	for ; try < most; try++ { // want "attemptonly/nodeadline"
		time.Sleep(time.Second * time.Duration(try*try))
		if err = s.put(key); err == nil {
			break
		}
	}
	return err
}
