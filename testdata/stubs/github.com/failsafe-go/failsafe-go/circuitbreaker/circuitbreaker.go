// Package circuitbreaker has the shape of github.com/failsafe-go/failsafe-go/circuitbreaker, as far as the fixtures use it.
package circuitbreaker

import "github.com/failsafe-go/failsafe-go"

type CircuitBreaker[R any] interface{ failsafe.Policy[R] }
type Builder[R any] interface{ Build() CircuitBreaker[R] }

func NewWithDefaults[R any]() CircuitBreaker[R] { return nil }
func NewBuilder[R any]() Builder[R]             { return nil }
