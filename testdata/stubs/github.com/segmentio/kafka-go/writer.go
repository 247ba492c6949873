// Package kafka has the shape of github.com/segmentio/kafka-go, as far as the fixtures use it.
package kafka

import "time"

type Writer struct {
	MaxAttempts     int
	WriteBackoffMin time.Duration
	WriteBackoffMax time.Duration
}
