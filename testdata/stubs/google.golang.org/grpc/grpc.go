// Package grpc has the shape of google.golang.org/grpc, as far as the fixtures use it.
package grpc

import (
	"context"
	"time"

	"google.golang.org/grpc/backoff"
)

type ConnectParams struct {
	Backoff           backoff.Config
	MinConnectTimeout time.Duration
}

type DialOption interface{ apply() }
type CallOption interface{ before() }
type EmptyCallOption struct{}

func (EmptyCallOption) before() {}

type ClientConn struct{}
type UnaryClientInterceptor func(ctx context.Context, method string, req, reply any, cc *ClientConn, opts ...CallOption) error
type StreamClientInterceptor func(ctx context.Context, cc *ClientConn, method string, opts ...CallOption) (any, error)

func NewClient(target string, opts ...DialOption) (*ClientConn, error) { return nil, nil }
func WithConnectParams(p ConnectParams) DialOption                     { return nil }
func WithUnaryInterceptor(f UnaryClientInterceptor) DialOption         { return nil }
func WithStreamInterceptor(f StreamClientInterceptor) DialOption       { return nil }

func (cc *ClientConn) Invoke(ctx context.Context, method string, args, reply any, opts ...CallOption) error {
	return nil
}
