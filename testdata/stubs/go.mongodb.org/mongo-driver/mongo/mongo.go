// Package mongo has the shape of go.mongodb.org/mongo-driver/mongo, as far as the fixtures use it.
package mongo

import "context"

type SessionContext interface{ context.Context }

type Session interface {
	StartTransaction(opts ...any) error
	CommitTransaction(ctx context.Context) error
	AbortTransaction(ctx context.Context) error
	EndSession(ctx context.Context)
	WithTransaction(ctx context.Context, fn func(ctx SessionContext) (any, error), opts ...any) (any, error)
}
