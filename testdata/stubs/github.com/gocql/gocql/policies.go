// Package gocql has the shape of github.com/gocql/gocql, as far as the fixtures use it.
package gocql

import "time"

type RetryableQuery interface{ Attempts() int }
type RetryPolicy interface{ Attempt(RetryableQuery) bool }
type SimpleRetryPolicy struct{ NumRetries int }
type ExponentialBackoffRetryPolicy struct {
	NumRetries int
	Min, Max   time.Duration
}
type ClusterConfig struct{ RetryPolicy RetryPolicy }

func (s *SimpleRetryPolicy) Attempt(q RetryableQuery) bool             { return false }
func (e *ExponentialBackoffRetryPolicy) Attempt(q RetryableQuery) bool { return false }
func NewCluster(hosts ...string) *ClusterConfig                        { return nil }
