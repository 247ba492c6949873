package knowledge

import (
	"go/types"
	"os"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// TestPolicyRows resolves every row against the stubs of the fixtures; internal/knowledge/verify does against the real
// libraries.
func TestPolicyRows(t *testing.T) {
	paths := map[string]bool{}
	for row := range policyRows {
		paths[row.Package()] = true
	}
	var list []string
	for path := range paths {
		list = append(list, path)
	}
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedTypes | packages.NeedImports | packages.NeedDeps | packages.NeedExportFile,
		Dir:  "../../testdata/src",
		Env:  append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GOPROXY=off"),
	}, list...)
	if err != nil {
		t.Fatal(err)
	}
	byPath := map[string]*types.Package{}
	for _, p := range pkgs {
		for _, err := range p.Errors {
			t.Errorf("%s: %v", p.PkgPath, err)
		}
		byPath[p.PkgPath] = p.Types
	}
	seen := map[string]bool{}
	for row := range policyRows {
		if seen[row.Name] {
			t.Errorf("%s: two rows", row.Name)
		}
		seen[row.Name] = true
		for _, problem := range row.Check(byPath[row.Package()]) {
			t.Errorf("%s: %s", row.Name, problem)
		}
		if !strings.HasPrefix(row.Name, "(") && PolicyNamed(row.Name) == nil {
			t.Errorf("%s: is not found by its name", row.Name)
		}
	}
}
