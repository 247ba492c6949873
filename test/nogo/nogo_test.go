// Package nogo proves that the analyzers work as bazel's nogo runs them: their exported variables, one process for each
// package, facts that travel as bytes, and no word about modules. The driver is x/tools' own unitchecker, whose code for
// facts nogo shares; bazel itself is not run.
package nogo

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/test/host"
)

const toolEnv = "NOGO_TEST_TOOL"

// The test binary is the tool, when it is told so.
func TestMain(m *testing.M) {
	if os.Getenv(toolEnv) == "" {
		os.Exit(m.Run())
	}
	run := engine.Analyzer.Run
	engine.Analyzer.Run = func(pass *analysis.Pass) (any, error) {
		p := *pass
		p.Module = nil // nogo knows none
		return run(&p)
	}
	unitchecker.Main(analyzers.All()...)
}

func TestPackageByPackage(t *testing.T) {
	dir := filepath.Join("..", "testdata", "app")
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	want := findings(t, dir, host.Build(t), "./...")
	got := findings(t, dir, "go", "vet", "-vettool="+exe, "./...")
	if !slices.Equal(got, want) {
		t.Errorf("package by package:\n%s\nstandalone:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if !slices.ContainsFunc(got, func(line string) bool { return strings.Contains(line, "(delay.go:8)") }) {
		t.Errorf("no fact came across:\n%s", strings.Join(got, "\n"))
	}
}

// findings runs a command and returns the lines that end in a fault's id.
func findings(t *testing.T, dir, name string, args ...string) (lines []string) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), toolEnv+"=1", "GOFLAGS=", "GOWORK=off")
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(out)) {
		if line = strings.TrimSpace(line); strings.HasSuffix(line, ")") && strings.Contains(line, ".go:") {
			lines = append(lines, strings.TrimPrefix(line, "./"))
		}
	}
	slices.Sort(lines)
	return lines
}
