// Package libsilent uses libraries that bound their retries in time by themselves.
package libsilent

import (
	"context"
	"time"

	"github.com/hashicorp/terraform-plugin-sdk/v2/helper/retry"
	"github.com/redis/go-redis/v9"
)

// Terraform's timeout is an argument.
func create(ready retry.RetryFunc) error {
	return retry.Retry(10*time.Minute, ready) // schedule none
}

func state() (any, error) {
	conf := retry.StateChangeConf{Timeout: 10 * time.Minute}
	return conf.WaitForState() // schedule none
}

// Each command has a context.
func watch(ctx context.Context, update func(*redis.Tx) error) error {
	client := redis.NewClient(&redis.Options{MaxRetries: 5})
	return client.Watch(ctx, update, "key") // schedule none
}
