// Package jitter has the shape of github.com/Rican7/retry/jitter, as far as the fixtures use it.
package jitter

import (
	"math/rand"
	"time"
)

type Transformation func(duration time.Duration) time.Duration

func Full(generator *rand.Rand) Transformation                                          { return nil }
func Equal(generator *rand.Rand) Transformation                                         { return nil }
func Deviation(generator *rand.Rand, factor float64) Transformation                     { return nil }
func NormalDistribution(generator *rand.Rand, standardDeviation float64) Transformation { return nil }
