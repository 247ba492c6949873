package a27

import (
	"bufio"
	"context"
	"io"
	"math/rand/v2"
	"time"
)

type Stream struct {
	open func(context.Context) (io.ReadCloser, error)
	line func(string)
}

func (s *Stream) Follow(ctx context.Context) error {
	backoff := time.Second
outer:
	for {
		rc, err := s.open(ctx)
		if err != nil {
			select {
			case <-ctx.Done():
				break outer
			case <-time.After(rand.N(backoff)):
			}
			if backoff < time.Minute {
				backoff *= 2
			}
			continue outer
		}
		backoff = time.Second
		sc := bufio.NewScanner(rc)
		for sc.Scan() {
			s.line(sc.Text())
			if ctx.Err() != nil {
				rc.Close()
				break outer
			}
		}
		rc.Close()
	}
	return ctx.Err()
}
