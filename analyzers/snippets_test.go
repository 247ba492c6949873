package analyzers_test

// The code that the documents show is code: here it is compiled, and the bad is reported and the good is not. A snippet
// is a list of statements (or declarations, when it begins with func or type); what it may use without declaring it is
// in the prelude and in the parameters of its function.

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/analyzers/attemptonly"
	"github.com/backofflint/backofflint/analyzers/budget"
	"github.com/backofflint/backofflint/analyzers/nojitter"
	"github.com/backofflint/backofflint/analyzers/uncapped"
	limits "github.com/backofflint/backofflint/internal/budget"
	"github.com/backofflint/backofflint/internal/fixture"
	"github.com/backofflint/backofflint/internal/report"
)

const prelude = `package snippet

import (
	"context"
	"database/sql"
	"errors"
	"math"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/avast/retry-go/v4"
	"github.com/cenkalti/backoff/v4"
)

var (
	_ = errors.New
	_ = backoff.Retry
	_ = math.Pow
	_ = retry.Do
	_ = rand.N[time.Duration]
	_ context.Context
	_ *sql.DB
)

type client struct {
	mu    sync.Mutex
	dial  func() error
	delay time.Duration
	ready bool
}
`

const wrapper = `
func snippet(ctx context.Context, c *client, db *sql.DB, dial func() error, d time.Duration) (err error) {
	{
%s
	}
	return err
}
`

// snippet is one piece of code with what a check must say of it.
type snippet struct {
	name     string // where it stands
	code     string
	check    *analysis.Analyzer
	bad      bool
	category string // what a bad one is reported as; any when empty
}

func TestSnippets(t *testing.T) {
	var all []snippet
	for _, a := range analyzers.All() {
		all = append(all,
			snippet{a.Name + " Doc Bad", section(a.Doc, "Bad"), withOptions(a, ""), true, ""},
			snippet{a.Name + " Doc Good", section(a.Doc, "Good"), withOptions(a, ""), false, ""})
		page := readPage(t, a)
		for _, c := range report.Categories(a) {
			all = append(all, onPage(t, a, page, c)...)
		}
	}
	var sources []string
	for _, s := range all {
		sources = append(sources, s.code)
	}
	pkgs := load(t, sources)
	for i, s := range all {
		t.Run(s.name, func(t *testing.T) { s.verify(t, fixture.Diagnostics(t, s.check, pkgs[i])[0]) })
	}
}

// onPage finds the code in the section of a category: behind the lines "Bad:" and "Good:".
func onPage(t *testing.T, a *analysis.Analyzer, page, category string) (found []snippet) {
	t.Helper()
	_, text, _ := strings.Cut(page, "\n## "+category+"\n")
	text, _, _ = strings.Cut(text, "\n## ")
	fences := regexp.MustCompile("(?s)\n(Bad|Good)[^\n]*:\n\n```go\n(.*?)```").FindAllStringSubmatch(text, -1)
	sides := map[bool]int{}
	for _, m := range fences {
		bad := m[1] == "Bad"
		sides[bad]++
		name := fmt.Sprintf("%s.md %s %s %d", a.Name, category, m[1], sides[bad])
		found = append(found, snippet{name, m[2], withOptions(a, category), bad, category})
	}
	if sides[true] == 0 || sides[false] == 0 {
		t.Errorf("%s.md: section %s shows no bad code or no good code", a.Name, category)
	}
	return found
}

// withOptions is the check as it must be set up to report a category.
func withOptions(a *analysis.Analyzer, category string) *analysis.Analyzer {
	switch {
	case category == "latecheck":
		return attemptonly.New(attemptonly.Options{Strict: true})
	case category == "plateau":
		return nojitter.New(nojitter.Options{Plateau: true})
	case a == budget.Analyzer && category == "deadline":
		return budget.New(budget.Options{Limits: limits.Limits{RequireDeadline: true}})
	case a == budget.Analyzer && category == "attempts":
		return budget.New(budget.Options{Limits: limits.Limits{MaxAttempts: 8}})
	case a == budget.Analyzer:
		return budget.New(budget.Options{Limits: limits.Limits{MaxTotal: 30 * time.Second}})
	}
	return a
}

func (s snippet) verify(t *testing.T, got []analysis.Diagnostic) {
	found := false
	for _, d := range got {
		found = found || s.category == "" || d.Category == s.category
		if want := s.check.URL + "#" + d.Category; d.URL != want {
			t.Errorf("URL is %s, want %s", d.URL, want)
		}
		if id := fmt.Sprintf("(%s/%s)", s.check.Name, d.Category); !strings.HasSuffix(d.Message, id) {
			t.Errorf("message does not end in %s: %s", id, d.Message)
		}
	}
	switch {
	case s.bad && !found:
		t.Errorf("not reported as %s/%s:\n%s", s.check.Name, s.category, s.code)
	case !s.bad && len(got) > 0:
		t.Errorf("reported: %s\n%s", got[0].Message, s.code)
	}
}

// Every check speaks in the demo. The command's own tests hold what the README quotes of it.
func TestDemo(t *testing.T) {
	demo := fixture.Packages(t, "demo")[0]
	for _, a := range analyzers.All() {
		if len(fixture.Diagnostics(t, withOptions(a, ""), demo)[0]) == 0 {
			t.Errorf("%s is silent in the demo", a.Name)
		}
	}
}

// Differently configured instances live side by side, also at the same time.
func TestInstances(t *testing.T) {
	linear := "for n := 1; dial() != nil; n++ {\n\ttime.Sleep(time.Duration(n) * time.Second)\n}"
	tenTimes := "for n := range 10 {\n\tif err = dial(); err == nil {\n\t\treturn nil\n\t}\n\ttime.Sleep(time.Second<<n + rand.N(time.Second))\n}"
	pkgs := load(t, []string{linear, tenTimes})
	skips := nojitter.Options{Growth: "linear"}
	skips.Skip = "nodraw"
	byFlag := nojitter.New(nojitter.Options{})
	fixture.Set(t, byFlag, "growth=fixed")
	var wg sync.WaitGroup
	for _, c := range []struct {
		name string
		a    *analysis.Analyzer
		want [2]int // reports in linear and tenTimes
	}{
		{"nojitter", nojitter.Analyzer, [2]int{0, 0}},
		{"nojitter, growth=linear", nojitter.New(nojitter.Options{Growth: "linear"}), [2]int{1, 0}},
		{"nojitter, growth=fixed by flag", byFlag, [2]int{1, 0}},
		{"nojitter, growth=linear, skip=nodraw", nojitter.New(skips), [2]int{0, 0}},
		{"uncapped", uncapped.Analyzer, [2]int{0, 1}},
		{"uncapped, max=1h", uncapped.New(uncapped.Options{Max: 3600e9}), [2]int{0, 0}},
	} {
		wg.Go(func() {
			for i, got := range fixture.Diagnostics(t, c.a, pkgs...) {
				if len(got) != c.want[i] {
					t.Errorf("%s: %d reports in package %d, want %d", c.name, len(got), i, c.want[i])
				}
			}
		})
	}
	wg.Wait()
}

// load makes a module with a package for each snippet and type-checks them all.
func load(t *testing.T, sources []string) []*packages.Package {
	t.Helper()
	stubs, err := filepath.Abs(filepath.Join(root, "testdata", "stubs"))
	if err != nil {
		t.Fatal(err)
	}
	mod := "module snippets\n\ngo 1.26.0\n"
	for _, path := range []string{"github.com/avast/retry-go/v4", "github.com/cenkalti/backoff/v4"} {
		mod += fmt.Sprintf("require %s v4.0.0\nreplace %s => %s\n", path, path, strconv.Quote(filepath.Join(stubs, path)))
	}
	files := map[string]string{"go.mod": mod}
	for i, s := range sources {
		if s = strings.TrimSpace(s); !strings.HasPrefix(s, "func ") && !strings.HasPrefix(s, "type ") {
			s = fmt.Sprintf(wrapper, s)
		}
		files[fmt.Sprintf("s%03d/snippet.go", i)] = prelude + s + "\n"
	}
	pkgs := fixture.Module(t, files)
	if len(pkgs) != len(sources) {
		t.Fatalf("%d packages of %d snippets", len(pkgs), len(sources))
	}
	return pkgs
}
