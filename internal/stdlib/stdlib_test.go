package stdlib

import (
	"go/types"
	"testing"

	"golang.org/x/tools/go/analysis"
)

func TestForeign(t *testing.T) {
	for _, c := range []struct {
		path    string
		module  *analysis.Module
		foreign bool
	}{
		{"time", nil, true},
		{"net/http", new(analysis.Module), true},
		{"command-line-arguments", nil, false},
		{"example.com/m/time", nil, false},
		{"m/time", &analysis.Module{Path: "m"}, false},
	} {
		pass := &analysis.Pass{Pkg: types.NewPackage(c.path, "p"), Module: c.module}
		got := Foreign(pass)
		if foreign := got != pass; foreign != c.foreign || foreign && got.Module.Version == "" {
			t.Errorf("%s of module %v is told to be of %v", c.path, c.module, got.Module)
		}
		if pass.Module != c.module {
			t.Errorf("%s: the pass itself is changed", c.path)
		}
	}
}
