package variant_test

import (
	"go/token"
	"maps"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/fixture"
	"github.com/backofflint/backofflint/internal/variant"
)

var suite = variant.Suite{
	// The comments that directive judges lie on other lines when code moves to the end of a file.
	Checks:   slices.DeleteFunc(analyzers.All(), func(a *analysis.Analyzer) bool { return a.Name == "directive" }),
	Engine:   engine.Analyzer,
	Describe: []func(any, *token.FileSet) []string{engine.Describe, engine.DescribeHolds},
}

// floors are the numbers of variants that hold, of each kind, when this was last looked at, in round numbers.
var floors = map[string]int{
	"rename":               420,
	"import alias":         420,
	"dot import":           420,
	"parentheses":          420,
	"type alias":           380,
	"long assignment":      260,
	"other branch":         330,
	"switch for if":        260,
	"test in a variable":   250,
	"min for if":           30,
	"goto":                 350,
	"helper that waits":    270,
	"helper for the delay": 180,
	"helper for a step":    180,
	"no clamp":             250,
	"no draw":              90,
	"no unlock":            20,
	"no ctx case":          80,
}

// known are the variants that do not hold, by the reason.
var known = map[string][]string{
	"wrong: a bound on a field is no bound on what a helper makes of the object that holds it": {
		"helper for a step: uncapped/regress/exponentlater",
	},
	"missed: the ways past an optional clamp meet in a variable, and not where the delay is returned": {
		"test in a variable: uncapped/bad/optionaloff",
	},
	"wrong: a bound on what a helper makes of a base and an exponent is no bound on the exponent": {
		"helper for a step: uncapped/regress/counterstops",
		"helper for a step: counter-stops-at-cap/good",
	},
	"right: what a function of the program does for its answer is not known to be a look into memory": {
		"helper for a step: nojitter/regress/watched",
	},
	"right: the name of a function says that it locks": {
		"rename: sleepunderlock/regress/named",
	},
	"right: no function that waits has the growth, so it is reported at the caller": {
		"helper for a step: nojitter/regress/unchanged",
	},
	"right: no function that waits asks the policy, so it is reported where it is made": {
		"helper for the delay: nojitter/bad/libcenkalti",
		"helper for the delay: nojitter/bad/libdelays",
	},
	"right: the exponent has a clamp of its own, or the delay has another": {
		"no clamp: uncapped/ok/linear gap",
		"no clamp: nojitter/ok/delayslots NextRetry #5",
	},
}

func isKnown(name string) bool {
	for _, names := range known {
		if slices.Contains(names, name) {
			return true
		}
	}
	return false
}

func TestVariants(t *testing.T) {
	groups := variant.Groups(slices.Concat(
		fixture.Packages(t, "src"), fixture.Packages(t, "cases"), fixture.Packages(t, "delays")))
	before, err := suite.Ask(groups)
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range variant.Kinds {
		t.Run(kind.Name, func(t *testing.T) {
			outcomes, err := suite.Run(kind, groups, before)
			if err != nil {
				t.Fatal(err)
			}
			held, skipped, broken := 0, 0, map[string]bool{}
			for _, o := range outcomes {
				switch {
				case o.Skipped != nil:
					skipped++
				case o.Broken == "":
					held++
				case isKnown(o.Name):
					broken[o.Name] = true
				default:
					t.Errorf("%s: %s", o.Name, o.Broken)
				}
			}
			t.Logf("%d variants, %d hold, %d are no program", len(outcomes), held, skipped)
			if held < floors[kind.Name] || floors[kind.Name] == 0 {
				t.Errorf("only %d hold, %d did", held, floors[kind.Name])
			}
			if skipped*20 > len(outcomes) {
				t.Errorf("%d of %d are no program", skipped, len(outcomes))
			}
			for _, name := range slices.Concat(slices.Collect(maps.Values(known))...) {
				if strings.HasPrefix(name, kind.Name+": ") && !broken[name] {
					t.Errorf("%s holds now, or is gone: delete it here", name)
				}
			}
		})
	}
}
