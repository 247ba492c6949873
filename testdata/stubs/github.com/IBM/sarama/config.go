// Package sarama has the shape of github.com/IBM/sarama, as far as the fixtures use it.
package sarama

import "time"

type Config struct {
	Metadata struct {
		Retry struct {
			Max         int
			Backoff     time.Duration
			BackoffFunc func(retries, maxRetries int) time.Duration
		}
	}
	Producer struct {
		Retry struct {
			Max         int
			Backoff     time.Duration
			BackoffFunc func(retries, maxRetries int) time.Duration
		}
	}
	Consumer struct {
		Retry struct {
			Backoff     time.Duration
			BackoffFunc func(retries int) time.Duration
		}
	}
}

func NewConfig() *Config { return nil }
func NewExponentialBackoff(backoff time.Duration, maxBackoff time.Duration) func(retries, maxRetries int) time.Duration {
	return nil
}
