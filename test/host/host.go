// Package host helps the tests of the hosts: it builds the command, runs programs and looks at what they print.
package host

import (
	"bytes"
	"errors"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Build builds the command of this working tree, and gives its file.
func Build(t *testing.T) string {
	t.Helper()
	tool := filepath.Join(t.TempDir(), "backofflint")
	if out, err := exec.Command("go", "build", "-o", tool, "github.com/backofflint/backofflint/cmd/backofflint").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return tool
}

// Run runs a command, demands an exit status and returns all that was printed.
func Run(t *testing.T, cmd *exec.Cmd, status int) string {
	t.Helper()
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	var exit *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if got := cmd.ProcessState.ExitCode(); got != status {
		t.Fatalf("%s: exit status %d, want %d:\n%s", strings.Join(cmd.Args, " "), got, status, out.String())
	}
	return out.String()
}

// Counts demands of each text that it stands as often in an output as it says.
func Counts(t *testing.T, out string, counts map[string]int) {
	t.Helper()
	for text, times := range counts {
		if n := strings.Count(out, text); n != times {
			t.Errorf("%d times %q, want %d:\n%s", n, text, times, out)
		}
	}
}
