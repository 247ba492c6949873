// Package asynq has the shape of github.com/hibiken/asynq, as far as the fixtures use it.
package asynq

import "time"

type Task struct{}
type RetryDelayFunc func(n int, e error, t *Task) time.Duration
type Config struct {
	Concurrency    int
	RetryDelayFunc RetryDelayFunc
}
type Server struct{}

func NewServer(r any, cfg Config) *Server                         { return nil }
func DefaultRetryDelayFunc(n int, e error, t *Task) time.Duration { return 0 }
