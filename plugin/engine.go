package plugin

// This file adapts the engine to golangci-lint, by wrapping it: the analyzers of the command stay as they are.
//
// golangci-lint describes no module for the standard library, which to the engine means "own", and reads its source for
// any analyzer that declares a fact type: so the standard library is marked as foreign, or without facts, no fact type is
// declared, and nothing is known of other packages.

import (
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/stdlib"
)

// adapt returns the checks, which stand on one engine, on top of that engine for this host.
func adapt(engine *analysis.Analyzer, checks []*analysis.Analyzer, facts bool) []*analysis.Analyzer {
	wrapped := *engine
	if !facts {
		wrapped.FactTypes = nil
	}
	wrapped.Run = func(pass *analysis.Pass) (any, error) {
		p := *stdlib.Foreign(pass)
		if !facts {
			p.ImportObjectFact = func(types.Object, analysis.Fact) bool { return false }
			p.ExportObjectFact = func(types.Object, analysis.Fact) {}
		}
		return engine.Run(&p)
	}

	adapted := make([]*analysis.Analyzer, len(checks))
	for i, check := range checks {
		a := *check
		a.Requires = []*analysis.Analyzer{&wrapped}
		a.Run = func(pass *analysis.Pass) (any, error) {
			p := *pass
			p.ResultOf = map[*analysis.Analyzer]any{engine: pass.ResultOf[&wrapped]}
			return check.Run(&p)
		}
		adapted[i] = &a
	}
	return adapted
}
