package analyzers_test

// The tests of the list: what every check must have, found by walking All(), so that a new check is held to it without
// a line here. pages_test.go holds the documents to the list, and snippets_test.go runs the code that they show.

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/analyzers/directive"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/report"
)

// root is the top of the repository, seen from this package.
const root = ".."

// headings are the sections of every Doc, in this order.
var headings = []string{"What", "Why", "Bad", "Good", "Not reported", "Options", "Limits"}

func TestEachFolderIsACheck(t *testing.T) {
	folders, err := filepath.Glob(filepath.Join("*", "doc.go"))
	if err != nil {
		t.Fatal(err)
	}
	var names, listed []string
	for _, f := range folders {
		names = append(names, filepath.Dir(f))
	}
	for _, a := range analyzers.All() {
		listed = append(listed, a.Name)
	}
	slices.Sort(listed)
	if !slices.Equal(names, listed) {
		t.Errorf("folders with a doc.go: %v; All(): %v", names, listed)
	}
	if err := analysis.Validate(analyzers.All()); err != nil {
		t.Error(err)
	}
}

// The analyzer of comments judges the names of all others, so it requires them all.
func TestDirectiveRequiresEachCheck(t *testing.T) {
	for _, a := range analyzers.All() {
		if a != directive.Analyzer && !slices.Contains(directive.Analyzer.Requires, a) {
			t.Errorf("directive does not require %s", a.Name)
		}
	}
}

// Under golangci-lint the checks are the same, without directive.
func TestHosted(t *testing.T) {
	all := analyzers.All()
	hosted := analyzers.Hosted(engine.Analyzer)
	if len(hosted) != len(all)-1 {
		t.Fatalf("%d checks under golangci-lint, %d in All()", len(hosted), len(all))
	}
	for i, a := range hosted {
		if a.Name != all[i].Name || a == all[i] {
			t.Errorf("check %d is %s, want a new %s", i, a.Name, all[i].Name)
		}
	}
}

func TestDocs(t *testing.T) {
	for _, a := range analyzers.All() {
		t.Run(a.Name, func(t *testing.T) {
			if s := summary(a); s == "" || strings.HasSuffix(s, ".") || strings.Contains(s, "\n") {
				t.Errorf("the Doc begins with a line that says what the check does, got %q", s)
			}
			var got []string
			for _, m := range regexp.MustCompile(`(?m)^# (.+)$`).FindAllStringSubmatch(a.Doc, -1) {
				got = append(got, m[1])
			}
			if !slices.Equal(got, headings) {
				t.Errorf("headings are %q, want %q", got, headings)
			}
			for _, h := range headings {
				if section(a.Doc, h) == "" {
					t.Errorf("section %s is empty", h)
				}
			}
		})
	}
}

// An option is a line "name: text" of the section, and a flag.
func TestOptions(t *testing.T) {
	for _, a := range analyzers.All() {
		t.Run(a.Name, func(t *testing.T) {
			var documented, declared []string
			for _, m := range regexp.MustCompile(`(?m)^([a-z-]+): `).FindAllStringSubmatch(section(a.Doc, "Options"), -1) {
				documented = append(documented, m[1])
			}
			a.Flags.VisitAll(func(f *flag.Flag) { declared = append(declared, f.Name) })
			slices.Sort(documented)
			if !slices.Equal(documented, declared) {
				t.Errorf("documented: %v; flags: %v", documented, declared)
			}
			for _, must := range []string{"skip", "tests"} {
				if !slices.Contains(declared, must) {
					t.Errorf("has no option %s", must)
				}
			}
			for _, c := range report.Categories(a) {
				if !strings.Contains(section(a.Doc, "Options"), c) {
					t.Errorf("the option skip does not name %s", c)
				}
			}
		})
	}
}

func TestFixturesExist(t *testing.T) {
	for _, a := range analyzers.All() {
		for _, kind := range []string{"bad", "ok"} {
			dir := filepath.Join(root, "testdata", "src", a.Name, kind)
			if entries, err := os.ReadDir(dir); err != nil || len(entries) == 0 {
				t.Errorf("%s: no fixture", dir)
			}
		}
	}
}

// summary is the first line of a Doc without the name.
func summary(a *analysis.Analyzer) string {
	line, _, _ := strings.Cut(a.Doc, "\n")
	return strings.TrimPrefix(line, a.Name+": ")
}

// section is the text below a heading of a Doc.
func section(doc, heading string) string {
	_, text, _ := strings.Cut(doc, "\n# "+heading+"\n")
	text, _, _ = strings.Cut(text, "\n# ")
	return strings.Trim(text, "\n")
}
