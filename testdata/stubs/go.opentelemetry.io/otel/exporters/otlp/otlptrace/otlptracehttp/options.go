// Package otlptracehttp has the shape of go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp, as far as the fixtures use it.
package otlptracehttp

import "time"

type Option interface{ apply() }
type RetryConfig struct {
	Enabled         bool
	InitialInterval time.Duration
	MaxInterval     time.Duration
	MaxElapsedTime  time.Duration
}

func WithRetry(rc RetryConfig) Option { return nil }
