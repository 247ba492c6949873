// Package env reads numbers from the environment.
package env

import (
	"os"
	"strconv"
)

// Float is what the environment says, else what the caller says.
func Float(name string, otherwise float64) float64 {
	if text, found := os.LookupEnv(name); found {
		if x, err := strconv.ParseFloat(text, 64); err == nil {
			return x
		}
	}
	return otherwise
}
