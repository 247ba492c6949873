// Command staticvet is staticcheck's SA checks as a tool of go vet, whose protocol the command staticcheck does not speak.
package main

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/multichecker"
	"honnef.co/go/tools/staticcheck"
)

func main() {
	var all []*analysis.Analyzer
	for _, a := range staticcheck.Analyzers {
		all = append(all, a.Analyzer)
	}
	multichecker.Main(all...)
}
