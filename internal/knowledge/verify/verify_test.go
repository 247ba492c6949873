package verify

import (
	"go/parser"
	"go/token"
	"go/types"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// unfetched are the packages that no module proxy has, with the reason. Their rows are held against the stubs of the
// fixtures alone.
var unfetched = map[string]string{
	"github.com/sethgrid/pester": "was never released as a module; its rows come from the repository",
	"gopkg.in/matryer/try.v1":    "the proxy has only the same code under github.com/matryer/try",
}

// rowPackages names every package that a row is about, without those that cannot be fetched.
func rowPackages() map[string]bool {
	paths := map[string]bool{}
	for row := range knowledge.PolicyRows {
		paths[row.Package()] = true
	}
	for row := range knowledge.HoldRows {
		paths[row.Package()] = true
	}
	for path := range unfetched {
		delete(paths, path)
	}
	return paths
}

var libraries = sync.OnceValues(func() (map[string]*types.Package, error) {
	var list []string
	for path := range rowPackages() {
		list = append(list, path)
	}
	return Load(list)
})

// verify holds one row against its package.
func verify(t *testing.T, name, pkg string, check func(*types.Package) []string) {
	t.Helper()
	if unfetched[pkg] != "" {
		return
	}
	pkgs, err := libraries()
	if err != nil {
		t.Fatal(err)
	}
	for _, problem := range check(pkgs[pkg]) {
		t.Errorf("%s: %s", name, problem)
	}
}

func TestPolicyRows(t *testing.T) {
	for row := range knowledge.PolicyRows {
		verify(t, row.Name, row.Package(), row.Check)
	}
}

func TestHoldRows(t *testing.T) {
	for row := range knowledge.HoldRows {
		verify(t, row.Name, row.Package(), row.Check)
	}
}

// Every package of a row is in libraries.go, and nothing else is: go mod tidy keeps what is imported there.
func TestLibraries(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "libraries.go", nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	want := rowPackages()
	for _, spec := range file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		if !want[path] {
			t.Errorf("%s: no row is about it", path)
		}
		delete(want, path)
	}
	for path := range want {
		if host, _, _ := strings.Cut(path, "/"); strings.Contains(host, ".") { // else it is the standard library's
			t.Errorf("%s: is missing in libraries.go", path)
		}
	}
}
