// Package latitude re-creates https://github.com/latitudesh/terraform-provider-latitudesh/pull/180
// The lookup is polled a few times with time.Sleep, which ignores a cancelled apply.
package latitude

import (
	"context"
	"errors"
)

import "time"

type Assignment struct {
	ID  string
	Vid *int64
}

type API interface {
	List(ctx context.Context) ([]Assignment, error)
}

type resource struct{ client API }

func find(list []Assignment, id string) *Assignment {
	for i := range list {
		if list[i].ID == id {
			return &list[i]
		}
	}
	return nil
}

// readVid waits for the vid, which the API fills in asynchronously.
func (r *resource) readVid(ctx context.Context, id string) (*Assignment, error) {
	const vidRetryAttempts = 3
	var found *Assignment
	for attempt := 0; attempt < vidRetryAttempts; attempt++ { // WANT attemptonly
		if attempt > 0 {
			time.Sleep(time.Second)
		}
		list, err := r.client.List(ctx)
		if err != nil {
			return nil, err
		}
		if found = find(list, id); found != nil && found.Vid != nil {
			return found, nil
		}
	}
	if found == nil {
		return nil, errors.New("assignment not found")
	}
	return found, nil
}
