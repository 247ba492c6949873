package knowledge

import (
	"strings"
	"testing"
)

// TestPolicyRows resolves every row against the stubs of the fixtures; internal/knowledge/verify does against the real
// libraries.
func TestPolicyRows(t *testing.T) {
	paths := map[string]bool{}
	for row := range policyRows {
		paths[row.Package()] = true
	}
	byPath := load(t, paths)
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
