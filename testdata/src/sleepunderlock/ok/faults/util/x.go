package util

import (
	"errors"

	"github.com/pingcap/failpoint"
)

var (
	enabled     bool
	errDisabled = errors.New("failpoints are disabled")
)

func EnableFailpoints() { enabled = true }

func EvalFailpoint(name string) (any, error) {
	if !enabled {
		return nil, errDisabled
	}
	return failpoint.Eval("client/" + name)
}

func Slowed() bool {
	_, err := EvalFailpoint("slow")
	return err == nil
}
