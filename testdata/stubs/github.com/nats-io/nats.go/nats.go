// Package nats has the shape of github.com/nats-io/nats.go, as far as the fixtures use it.
package nats

import "time"

type Conn struct{}
type Options struct{}
type Option func(*Options) error
type ReconnectDelayHandler func(attempts int) time.Duration

func Connect(url string, options ...Option) (*Conn, error) { return nil, nil }
func CustomReconnectDelay(cb ReconnectDelayHandler) Option { return nil }
func MaxReconnects(max int) Option                         { return nil }
func ReconnectWait(t time.Duration) Option                 { return nil }
