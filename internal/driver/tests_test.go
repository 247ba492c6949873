package driver

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Test files that no check reports in are not read, in either driver: not even one that does not compile.
func TestUnreadTests(t *testing.T) {
	t.Parallel()
	log := filepath.Join(t.TempDir(), "log")
	files := chain()
	files["low/bad_test.go"] = "package low\n\nvar _ int = \"no\"\n"
	r := runner{t: t, dir: write(t, files), env: []string{logEnv + "=" + log}}
	want := append(slices.Clone(chainFindings[:4]), "!_test.go")

	r.tool("-calls", "-calls.tests=false", "./...").want(t, 3, want...)
	data, err := os.ReadFile(log)
	if err != nil || strings.Contains(string(data), "top_test") {
		t.Errorf("the engine ran on (%v)\n%s", err, data)
	}
	r.vet("-calls", "-calls.tests=false", "./...").want(t, 1, want...)

	r.tool("-calls", "./...").want(t, 1, append(slices.Clone(chainFindings), "low/bad_test.go:3:13: cannot use")...)
	r.vet("-boom", "-calls", "-calls.tests=false", "./top").want(t, 1, chainFindings[2:]...) // boom has no such option
}
