// Package report words the faults and hands them to the host. It is the only caller of pass.Report, so that every
// diagnostic has the same parts: the thing, the harm, the number, what to do, and the fault's id at the end of one
// line, since most hosts show neither the analyzer's name nor the category nor the URL.
package report

import (
	"flag"
	"fmt"
	"go/token"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/directive"
	"github.com/backofflint/backofflint/internal/doctext"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/held"
	"github.com/backofflint/backofflint/internal/schedule"
	"github.com/backofflint/backofflint/internal/ssabuild"
)

// Home is the project's page; a check's page is below it.
const Home = "https://github.com/backofflint/backofflint"

// Page is the URL of a check's page.
func Page(check string) string { return Home + "/blob/main/docs/" + check + ".md" }

// Common holds the options that every check has.
type Common struct {
	Tests  bool   // report in _test.go files too
	Skip   string // comma-separated categories that are not reported
	Hosted bool   // golangci-lint is the host, and honours //nolint:backofflint itself; no flag

	Engine *analysis.Analyzer // what the check stands on; nil is engine.Analyzer; no flag
}

// On returns the engine that the check stands on.
func (c *Common) On() *analysis.Analyzer {
	if c.Engine != nil {
		return c.Engine
	}
	return engine.Analyzer
}

// Rows binds kinds of the user's rows to a check's flags. The rows belong to the engine: what a function does is the
// same for every check.
func (c *Common) Rows(fs *flag.FlagSet, kinds ...string) {
	for _, kind := range kinds {
		f := c.On().Flags.Lookup(kind)
		fs.Var(f.Value, f.Name, f.Usage)
	}
}

// Check returns what every check is: an analyzer on the engine, with its text from the comment of its package, and with
// these options as flags. The categories are those that Skip can name.
func (c *Common) Check(name, doc string, categories ...string) *analysis.Analyzer {
	a := &analysis.Analyzer{
		Name:             name,
		Doc:              doctext.Of(doc),
		URL:              Page(name),
		Requires:         []*analysis.Analyzer{c.On()},
		RunDespiteErrors: true,
	}
	a.Flags.BoolVar(&c.Tests, "tests", c.Tests, "report in _test.go files too")
	a.Flags.Var(&skipValue{&c.Skip, categories}, "skip", "comma-separated `categories` not to report: "+strings.Join(categories, ", "))
	return a
}

// Categories are those of a check that Common.Check has made.
func Categories(check *analysis.Analyzer) []string {
	return check.Flags.Lookup("skip").Value.(*skipValue).known
}

// skipValue rejects a category that the check does not have.
type skipValue struct {
	text  *string
	known []string
}

func (v *skipValue) String() string {
	if v.text == nil {
		return ""
	}
	return *v.text
}

func (v *skipValue) Set(s string) error {
next:
	for name := range strings.SplitSeq(s, ",") {
		for _, k := range v.known {
			if name == k {
				continue next
			}
		}
		return fmt.Errorf("unknown category %q; the categories are %s", name, strings.Join(v.known, ", "))
	}
	*v.text = s
	return nil
}

// State is the result of a check that can be off.
type State bool

// A check that is off has no opinion of the comments that name it.
const (
	Off State = false
	On  State = true
)

// Reporter reports the faults that one check finds in one package.
type Reporter struct {
	pass *analysis.Pass
	res  *engine.Result
	opts Common
	seen map[string]bool

	origins func() *origins     // of the package's variables
	imports map[imported]string // the names under which fixes import packages
}

// New returns a reporter for a pass.
func New(pass *analysis.Pass, opts Common) *Reporter {
	res := pass.ResultOf[opts.On()].(*engine.Result)
	return &Reporter{
		pass: pass, res: res, opts: opts, seen: map[string]bool{},
		origins: sync.OnceValue(func() *origins { return originsOf(pass) }), imports: map[imported]string{},
	}
}

// Schedules are the schedules of the package, those in test files only if the check reports there.
func (r *Reporter) Schedules() []*schedule.Schedule {
	if !r.opts.Tests {
		return r.res.Schedules
	}
	return slices.Concat(r.res.Schedules, r.res.Tests())
}

// Holds are the waits of the package that come while something is held, those in test files only if the check reports
// there.
func (r *Reporter) Holds() []*held.Hold {
	if !r.opts.Tests {
		return r.res.Holds
	}
	return slices.Concat(r.res.Holds, r.res.TestHolds())
}

// Directives are the comments outside generated files that silence findings.
func (r *Reporter) Directives() []*directive.Directive {
	return slices.DeleteFunc(r.res.Silenced.All(), func(d *directive.Directive) bool { return r.res.Generated(d.Pos) })
}

// Fault is one finding.
type Fault struct {
	Category string
	Pos      token.Pos
	Text     string // thing, harm, number, what to do; one line without the id
	Evidence []schedule.Evidence
	Loud     bool // no comment silences it
	Fixes    []analysis.SuggestedFix
}

// Report hands a fault to the host, unless the options or the file say otherwise. One place has one report of a
// category.
func (r *Reporter) Report(f Fault) {
	if !f.Pos.IsValid() || r.res.Generated(f.Pos) {
		return
	}
	if ssabuild.InTest(r.pass.Fset, f.Pos) && !r.opts.Tests {
		return
	}
	check := r.pass.Analyzer.Name
	if !f.Loud && r.res.Silenced.Silences(f.Pos, check, f.Category, r.opts.Hosted) {
		return // before skip is asked: the comment is of use to whoever does not skip
	}
	for name := range strings.SplitSeq(r.opts.Skip, ",") {
		if name == f.Category {
			return
		}
	}
	key := fmt.Sprint(f.Pos, f.Category)
	if r.seen[key] {
		return
	}
	r.seen[key] = true
	d := analysis.Diagnostic{
		Pos:      f.Pos,
		Category: f.Category,
		Message:  fmt.Sprintf("%s (%s/%s)", f.Text, check, f.Category),
		URL:      Page(check) + "#" + f.Category,
	}
	if at := r.pass.Fset.Position(f.Pos); at.Filename == r.pass.Fset.PositionFor(f.Pos, false).Filename {
		d.SuggestedFixes = f.Fixes // otherwise the file was made of another one, as cgo does
	}
	for _, e := range f.Evidence {
		if e.Pos.IsValid() && e.Note != "" && !r.opts.Hosted { // golangci-lint makes an issue of each
			d.Related = append(d.Related, analysis.RelatedInformation{Pos: e.Pos, Message: e.Note})
		}
	}
	r.pass.Report(d)
}

// At names a position as base name and line: the output is equal on every machine.
func (r *Reporter) At(pos token.Pos) string { return schedule.At(r.pass.Fset, pos) }
