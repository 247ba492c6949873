package sleepunderlock_test

// This file tests the fixtures: a change that must change the answer does. Deleting an unlock that a silent fixture
// marks with `// delete: report` must bring a report; deleting the Lock that a report names must end that report.

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers/sleepunderlock"
	"github.com/backofflint/backofflint/internal/fixture"
)

const fixtures = "../../testdata/src/sleepunderlock"

// mutant is a fixture without one line.
type mutant struct {
	name string // of the file and the line that is gone
	text string
	wait int // the line whose report must go; 0 when a report must come
}

func TestMutants(t *testing.T) {
	var all []mutant
	all = append(all, deletedUnlocks(t)...)
	all = append(all, deletedLocks(t)...)
	if len(all) < 40 {
		t.Errorf("only %d mutants", len(all))
	}
	files := map[string]string{}
	for i, m := range all {
		files[fmt.Sprintf("m%03d/x.go", i)] = m.text
	}
	pkgs := fixture.Module(t, files)
	for i, found := range fixture.Diagnostics(t, sleepunderlock.Analyzer, pkgs...) {
		m := all[i]
		there := func(d analysis.Diagnostic) bool { return pkgs[i].Fset.Position(d.Pos).Line == m.wait }
		switch {
		case m.wait == 0 && len(found) == 0:
			t.Errorf("%s: no report without this line", m.name)
		case slices.ContainsFunc(found, there):
			t.Errorf("%s: still a report at line %d without this line", m.name, m.wait)
		}
	}
}

// deletedUnlocks are the silent fixtures without one of the lines that they mark.
func deletedUnlocks(t *testing.T) (out []mutant) {
	for _, file := range glob(t, "ok/*/x.go") {
		lines := strings.Split(read(t, file), "\n")
		for i, line := range lines {
			if strings.Contains(line, "// delete: report") {
				out = append(out, mutant{name: place(file, i+1), text: without(lines, i)})
			}
		}
	}
	return out
}

var held = regexp.MustCompile("want `[^`]*lock [^`]*?\\\\\\(x\\.go:(\\d+)\\\\\\)")

var plainLock = regexp.MustCompile(`^\s*[\w.]+\.R?Lock\(\)$`)

// deletedLocks are the faulty fixtures without the Lock that a report names.
func deletedLocks(t *testing.T) (out []mutant) {
	for _, file := range glob(t, "bad/*/x.go") {
		text := read(t, file)
		if strings.Contains(text, ".org/") || strings.Contains(text, ".com/") || strings.Contains(text, ".io/") {
			continue // the module of the mutants has no stubs
		}
		lines := strings.Split(text, "\n")
		for i, line := range lines {
			m := held.FindStringSubmatch(line)
			if m == nil {
				continue
			}
			n, _ := strconv.Atoi(m[1])
			if plainLock.MatchString(lines[n-1]) {
				out = append(out, mutant{name: place(file, n), text: without(lines, n-1), wait: i + 1})
			}
		}
	}
	return out
}

// without blanks a line, so that the others keep their numbers.
func without(lines []string, i int) string {
	rest := append([]string{}, lines...)
	rest[i] = ""
	return strings.Join(rest, "\n")
}

func glob(t *testing.T, pattern string) []string {
	files, err := filepath.Glob(filepath.Join(fixtures, pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %v, no files", pattern, err)
	}
	return files
}

func place(file string, line int) string {
	return fmt.Sprintf("%s:%d", strings.TrimPrefix(filepath.ToSlash(file), fixtures+"/"), line)
}

func read(t *testing.T, file string) string {
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
