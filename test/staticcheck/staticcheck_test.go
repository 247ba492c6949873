// Package staticcheck proves that the fixes provoke no complaint of other linters: all that the command repairs in the
// fixtures still passes go vet, gives the real staticcheck nothing to say that it did not say before, S1037 least of all
// (a select that only sleeps), and is left alone by a second run.
package staticcheck

import (
	"bytes"
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

const version = "honnef.co/go/tools/cmd/staticcheck@v0.8.2"

// sleeps is what S1037 is for: it shows that the check is on.
const sleeps = `package sleeps

import "time"

func sleeps() {
	select {
	case <-time.After(time.Second):
	}
}

var _ = sleeps
`

func TestFixes(t *testing.T) {
	bin, dir := install(t), fixtures(t)
	tool := filepath.Join(bin, "backofflint")
	complaints := func() map[string]int {
		out := run(t, dir, filepath.Join(bin, "staticcheck"), "-checks=inherit,S1037", "./...")
		count := map[string]int{}
		for _, m := range regexp.MustCompile(`(?m) \(([A-Z]+[0-9]+|compile)\)$`).FindAllStringSubmatch(out, -1) {
			count[m[1]]++
		}
		return count
	}

	before := complaints()
	if before["S1037"] == 0 {
		t.Error("staticcheck does not report S1037")
	}
	if out := run(t, dir, tool, "-fix", "./..."); out != "" {
		t.Errorf("-fix: %s", out)
	}
	for _, topic := range []string{"nojitter/bad/fixes", "nojitter/bad/redraws", "uncapped/bad/fixes", "uncapped/bad/overflowfixes", "attemptonly/bad/ignored"} {
		if equal(t, filepath.Join(dir, topic), filepath.Join("..", "..", "testdata", "src", topic)) {
			t.Errorf("nothing is fixed in %s", topic)
		}
	}
	after := complaints()
	for _, code := range slices.Sorted(maps.Keys(after)) {
		if after[code] > before[code] {
			t.Errorf("%d complaints of %s, %d before the fixes", after[code], code, before[code])
		}
	}
	if out := run(t, dir, "go", "vet", "./..."); out != "" {
		t.Errorf("go vet:\n%s", out)
	}
	if out := run(t, dir, tool, "-fix", "-diff", "./..."); out != "" {
		t.Errorf("a second run changes\n%s", out)
	}
}

// install puts staticcheck and this command into a folder.
func install(t *testing.T) (bin string) {
	t.Helper()
	bin = t.TempDir()
	for _, args := range [][]string{{"build", "-o", bin, "../../cmd/backofflint"}, {"install", version}} {
		cmd := exec.Command("go", args...)
		cmd.Env = append(os.Environ(), "GOBIN="+bin, "GOFLAGS=", "GOWORK=off")
		out, err := cmd.CombinedOutput()
		if err != nil && args[0] == "install" && os.Getenv("BACKOFFLINT_TEST_HOSTS") == "" {
			t.Skipf("cannot install staticcheck: %v", err)
		}
		if err != nil {
			t.Fatalf("go %v: %v\n%s", args, err, out)
		}
	}
	return bin
}

// fixtures copies the fixtures of all checks and the libraries that they use, and returns their module.
func fixtures(t *testing.T) (dir string) {
	t.Helper()
	to := t.TempDir()
	for _, tree := range []string{"src", "stubs"} {
		if err := os.CopyFS(filepath.Join(to, tree), os.DirFS(filepath.Join("..", "..", "testdata", tree))); err != nil {
			t.Fatal(err)
		}
	}
	dir = filepath.Join(to, "src")
	if err := os.Mkdir(filepath.Join(dir, "sleeps"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "sleeps", "sleeps.go"), []byte(sleeps), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

// equal reports whether the Go files of two folders are the same.
func equal(t *testing.T, one, other string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(one, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in %s: %v", one, err)
	}
	for _, file := range files {
		a, err1 := os.ReadFile(file)
		b, err2 := os.ReadFile(filepath.Join(other, filepath.Base(file)))
		if err := errors.Join(err1, err2); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(a, b) {
			return false
		}
	}
	return true
}

// run runs a program and returns what it printed; a status that tells of findings is no error.
func run(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GOPROXY=off")
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(out)
}
