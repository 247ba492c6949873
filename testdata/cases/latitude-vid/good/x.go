// Package latitude re-creates the fix in https://github.com/latitudesh/terraform-provider-latitudesh/pull/180
package latitude

import (
	"context"
	"errors"
	"time"
)

type Assignment struct {
	ID  string
	Vid *int64
}

type API interface {
	List(ctx context.Context, page int) ([]Assignment, error)
}

type resource struct{ client API }

// listAll walks the pages and paces the calls: different items, no retry.
func (r *resource) listAll(ctx context.Context, pages int) ([]Assignment, error) {
	var all []Assignment
	for page := 0; page < pages; page++ {
		list, err := r.client.List(ctx, page)
		if err != nil {
			return nil, err
		}
		if len(list) == 0 {
			break
		}
		all = append(all, list...)
		time.Sleep(100 * time.Millisecond)
	}
	return all, nil
}

func (r *resource) readVid(ctx context.Context, id string) (*Assignment, error) {
	const vidRetryAttempts = 3
	for attempt := 0; attempt < vidRetryAttempts; attempt++ {
		if attempt > 0 {
			select {
			case <-time.After(time.Second):
			case <-ctx.Done():
				return nil, ctx.Err()
			}
		}
		list, err := r.listAll(ctx, 10)
		if err != nil {
			return nil, err
		}
		for i := range list {
			if list[i].ID == id && list[i].Vid != nil {
				return &list[i], nil
			}
		}
	}
	return nil, errors.New("assignment not found")
}
