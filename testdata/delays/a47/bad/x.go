package a47

import (
	"context"
	"math/rand/v2"
	"time"
)

type Uploader struct {
	offset time.Duration
	put    func(context.Context, []byte) error
}

func NewUploader(put func(context.Context, []byte) error) *Uploader {
	return &Uploader{offset: rand.N(time.Second), put: put}
}

func (u *Uploader) Put(ctx context.Context, part []byte) error {
	var err error
	for i := 0; i < 6; i++ {
		if err = u.put(ctx, part); err == nil {
			return nil
		}
		d := time.Duration(i+1)*time.Second + u.offset
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d): // WANT reuseddraw
		}
	}
	return err
}
