package main_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/backofflint/backofflint/test/host"
)

// A run says the same each time, in every form and however many packages it reads at once.
func TestSameBytes(t *testing.T) {
	tool := host.Build(t)
	for dir, pattern := range map[string]string{"../../testdata/src": "./nojitter/...", "../..": "./testdata/demo"} {
		for _, format := range []string{"text", "json", "sarif", "github"} {
			run := func(procs string) []byte {
				cmd := exec.Command(tool, "-format="+format, pattern)
				cmd.Dir = filepath.FromSlash(dir)
				cmd.Env = append(os.Environ(), "GOMAXPROCS="+procs)
				said, _ := cmd.CombinedOutput()
				return said
			}
			first := run("1")
			if !bytes.Contains(first, []byte("(nojitter/nodraw)")) {
				t.Fatalf("%s in %s finds nothing:\n%s", format, dir, first)
			}
			for _, procs := range []string{"1", "2", "8"} {
				if got := run(procs); !bytes.Equal(got, first) {
					t.Errorf("%s in %s with GOMAXPROCS=%s:\n%s\nwas\n%s", format, dir, procs, got, first)
				}
			}
		}
	}
}
