package driver

// Whether test files are read at all.
//
// They are often the larger half of a module, and a check whose option "tests" is not set has nothing to say about
// them: nothing in the rest of a package depends on its test files. So they are left unread unless a check wants them.
// What is given up: a test file that does not compile is not named then.

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// readTests reports whether any of the checks looks at test files: its option "tests" is set, or it has no such option.
func readTests(checks []*analysis.Analyzer) bool {
	return slices.ContainsFunc(checks, func(a *analysis.Analyzer) bool {
		f := a.Flags.Lookup("tests")
		return f == nil || f.Value.String() == "true"
	})
}

// withoutTests returns the names of those files that are no test files.
func withoutTests(files []string) []string {
	return slices.DeleteFunc(slices.Clone(files), func(name string) bool { return strings.HasSuffix(name, "_test.go") })
}
