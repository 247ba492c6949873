// Package aws has the shape of github.com/aws/aws-sdk-go/aws, as far as the fixtures use it.
package aws

import (
	"context"
	"time"
)

type Config struct {
	Region     *string
	MaxRetries *int
	SleepDelay func(time.Duration)
}

func NewConfig() *Config                                            { return nil }
func (c *Config) WithRegion(region string) *Config                  { return c }
func (c *Config) WithSleepDelay(fn func(time.Duration)) *Config     { return c }
func String(v string) *string                                       { return nil }
func Int(v int) *int                                                { return nil }
func SleepWithContext(ctx context.Context, dur time.Duration) error { return nil }
