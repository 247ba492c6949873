// Package mongo has the shape of go.mongodb.org/mongo-driver/v2/mongo, as far as the fixtures use it.
package mongo

import "context"

type Session struct{}

func (s *Session) StartTransaction(opts ...any) error          { return nil }
func (s *Session) CommitTransaction(ctx context.Context) error { return nil }
func (s *Session) AbortTransaction(ctx context.Context) error  { return nil }
func (s *Session) EndSession(ctx context.Context)              {}
func (s *Session) WithTransaction(ctx context.Context, fn func(ctx context.Context) (any, error), opts ...any) (any, error) {
	return fn(ctx)
}
