// Package stdlib knows the packages of the standard library, for hosts that analyse their source and describe no module
// for them. To the engine, no module means the program's own code.
package stdlib

import (
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Foreign returns a pass that says of a package of the standard library that it is of a module with a version, hence
// nobody's own code; for any other package it is the pass itself.
func Foreign(pass *analysis.Pass) *analysis.Pass {
	if !holds(pass) {
		return pass
	}
	marked := *pass
	marked.Module = &analysis.Module{Path: "std", Version: "v0.0.0"}
	return &marked
}

// named is the import path that the go command gives to a package which is named by its files.
const named = "command-line-arguments"

// holds reports whether the package is of the standard library.
func holds(pass *analysis.Pass) bool {
	return (pass.Module == nil || pass.Module.Path == "") && IsPath(pass.Pkg.Path()) && pass.Pkg.Path() != named
}

// IsPath reports whether an import path begins with no host: one of the standard library, or of a module that was given
// such a path.
func IsPath(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".")
}
