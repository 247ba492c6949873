package a47

import (
	"context"
	"math/rand/v2"
	"time"
)

// spread is only the bound of a draw made later.
type Uploader struct {
	spread time.Duration
	rng    *rand.Rand
	put    func(context.Context, []byte) error
}

func NewUploader(put func(context.Context, []byte) error) *Uploader {
	return &Uploader{
		spread: time.Second,
		rng:    rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 7)),
		put:    put,
	}
}

func (u *Uploader) Put(ctx context.Context, part []byte) error {
	var err error
	for i := 0; i < 6; i++ {
		if err = u.put(ctx, part); err == nil {
			return nil
		}
		d := time.Duration(i+1)*time.Second + time.Duration(u.rng.Int64N(int64(u.spread)))
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(d):
		}
	}
	return err
}
