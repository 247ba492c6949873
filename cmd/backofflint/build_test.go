package main_test

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// build makes the command, and gives its file.
func build(t *testing.T) string {
	t.Helper()
	tool := filepath.Join(t.TempDir(), "backofflint")
	if out, err := exec.Command("go", "build", "-o", tool, ".").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	return tool
}
