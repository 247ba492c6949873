package driver

// What is wrong with packages, one line each, naming the package.
//
// The go command and the type checker often report the same mistake. The order of trust: the go command where it says
// more than "does not compile" (a module that is missing, a directory without Go files), then the parser and the type
// checker, then the compiler's words as the go command repeats them.

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// problems returns the lines for all packages that have errors, in order of their paths. Variants of a package share
// their files, so repeat no line.
func (p *plan) problems() []string {
	seen := make(map[string]bool)
	var lines []string
	packages.Visit(p.roots, nil, func(pkg *packages.Package) {
		path := pkg.PkgPath
		found := p.problemsOf(pkg)
		if len(found) == 0 || seen[found[0]] {
			return
		}
		seen[found[0]] = true
		lines = append(lines, problemLine(path, found))
	})
	slices.Sort(lines)
	return slices.Compact(lines)
}

func (p *plan) problemsOf(pkg *packages.Package) []string {
	var told, checked, compiled []string
	for _, e := range pkg.Errors {
		if msg, ok := strings.CutPrefix(e.Msg, "# "); ok {
			compiled = append(compiled, compilerLines(pkg, msg)...)
		} else {
			told = append(told, positioned(e.Pos, strings.Join(strings.Fields(e.Msg), " ")))
		}
	}
	if n := p.byPkg[pkg]; n != nil && n.target != nil {
		checked = n.target.problems
	}
	if len(told)+len(checked) == 0 {
		return compiled
	}
	return append(told, checked...)
}

// compilerLines takes the go command's "# package" header off a compiler's output, and makes file names absolute.
func compilerLines(pkg *packages.Package, msg string) []string {
	_, body, _ := strings.Cut(msg, "\n")
	var lines []string
	for line := range strings.Lines(body) {
		line = strings.TrimRight(line, "\n")
		if line == "" || line[0] == '\t' || line[0] == '#' {
			continue
		}
		if file, rest := cutPlace(line); strings.HasSuffix(file, ".go") {
			line = absolute(file) + rest
		}
		lines = append(lines, line)
	}
	if len(lines) == 0 {
		lines = append(lines, pkg.PkgPath+" does not compile")
	}
	return lines
}

func positioned(pos, msg string) string {
	if pos == "" || pos == "-" {
		return msg
	}
	if file, rest := cutPlace(pos); rest != "" {
		pos = absolute(file) + rest
	}
	return pos + ": " + msg
}

// cutPlace takes a file name off a text that begins with file:line. The name may have colons of its own, as a drive's.
func cutPlace(text string) (file, rest string) {
	for i := 1; i < len(text)-1; i++ {
		if next := text[i+1]; text[i] == ':' && '0' <= next && next <= '9' {
			return text[:i], text[i:]
		}
	}
	return text, ""
}

// absolute makes a file name absolute, as those in findings are.
func absolute(file string) string {
	if abs, err := filepath.Abs(file); err == nil {
		return abs
	}
	return file
}

// problemLine is one line: place first, where there is one, as in a finding.
func problemLine(path string, found []string) string {
	line := firstOf(found)
	if file, rest := cutPlace(line); rest != "" {
		if _, err := os.Stat(file); err == nil {
			return fmt.Sprintf("%s [package %s has errors]", line, path)
		}
	}
	return fmt.Sprintf("%s: package %s: %s", progName, path, line)
}

func sortedKeys[V any](m map[string]V) []string {
	return slices.Sorted(maps.Keys(m))
}
