// Package plugin makes backofflint a module plugin of golangci-lint. Import it for its side effect, as golangci-lint
// custom does: it registers under the name backofflint.
//
// The checks are those of the command, made anew for each configuration. The analyzer directive is left out: nolint
// comments are golangci-lint's own affair, and its nolintlint judges them.
package plugin

import (
	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/internal/engine"
)

func init() { register.Plugin("backofflint", New) }

// New makes a plugin from the settings of a configuration file: nil, or what stands below linters.settings.custom.
// backofflint.settings.
func New(conf any) (register.LinterPlugin, error) {
	base := engine.New() // the rows of one configuration are not another's
	checks := analyzers.Hosted(base)
	s, err := decode(conf, checks)
	if err != nil {
		return nil, err
	}
	if checks, err = s.choose(checks); err != nil {
		return nil, err
	}
	return linter(adapt(base, checks, s.facts)), nil
}

// linter is a configured plugin.
type linter []*analysis.Analyzer

// BuildAnalyzers returns the checks that the settings choose.
func (l linter) BuildAnalyzers() ([]*analysis.Analyzer, error) { return l, nil }

// GetLoadMode asks for types: the checks judge by them.
func (linter) GetLoadMode() string { return register.LoadModeTypesInfo }
