// Command null is an analyzer that does nothing, in x/tools' own drivers: by itself, and as a tool of go vet. What it
// costs is the price of the host: loading, parsing and type-checking.
package main

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/multichecker"
	"golang.org/x/tools/go/analysis/passes/inspect"
)

func main() {
	multichecker.Main(&analysis.Analyzer{
		Name:     "null",
		Doc:      "do nothing with what every syntactic check asks for",
		Requires: []*analysis.Analyzer{inspect.Analyzer},
		Run:      func(*analysis.Pass) (any, error) { return nil, nil },
	})
}
