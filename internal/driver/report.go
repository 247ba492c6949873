package driver

// What a run found, in the order in which it is printed: by file, line and column, then by check. A finding in a file
// that belongs to two variants of a package is one finding, in every form.

import (
	"cmp"
	"fmt"
	"go/token"
	"io"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// A finding is a diagnostic with its positions resolved.
type finding struct {
	unit    string // package that it is listed under in JSON
	order   int    // of the check
	check   string
	message string
	pos     token.Position
	end     token.Position
	url     string
	origin  origin
	json    jsonFinding
}

// A failure is an analyzer that did not complete.
type failure struct {
	unit, check string
	err         error
}

// A report gathers the results of all packages of a run.
type report struct {
	findings []finding
	errors   []failure
}

// add appends the diagnostics of a check; order is the check's place in help.
func (r *report) add(unit string, order int, a *analysis.Analyzer, t *target, out *outcome) {
	fset := t.fset
	for _, d := range out.diagnostics {
		end := d.End
		if !end.IsValid() {
			end = d.Pos
		}
		r.findings = append(r.findings, finding{
			unit: unit, order: order, check: a.Name, message: d.Message,
			pos: fset.Position(d.Pos), end: fset.Position(end),
			url: pageOf(a, d), origin: t.origin(d.Pos, d.End),
			json: newJSON(fset, d),
		})
	}
}

// pageOf is the page of a diagnostic, by default the place of its category on its check's page.
func pageOf(a *analysis.Analyzer, d analysis.Diagnostic) string {
	if d.URL == "" && a.URL != "" && d.Category != "" {
		return a.URL + "#" + d.Category
	}
	return cmp.Or(d.URL, a.URL)
}

// collect adds what the checks made of one package, and any analyzer's failure.
func (r *report) collect(unit string, checks []*analysis.Analyzer, t *target, done outcomes) {
	for i, a := range checks {
		if out := done[a]; out != nil {
			r.add(unit, i, a, t, out)
		}
	}
	for a, out := range done {
		if out.failed() {
			r.errors = append(r.errors, failure{unit, a.Name, out.err})
		}
	}
}

// sort orders the report and removes repetitions.
func (r *report) sort() {
	slices.SortStableFunc(r.findings, func(a, b finding) int {
		return cmp.Or(comparePos(a.pos, b.pos), cmp.Compare(a.order, b.order),
			comparePos(a.end, b.end), cmp.Compare(a.message, b.message), cmp.Compare(a.unit, b.unit))
	})
	r.findings = slices.CompactFunc(r.findings, func(a, b finding) bool {
		return a.pos == b.pos && a.end == b.end && a.check == b.check && a.message == b.message
	})
	slices.SortStableFunc(r.errors, func(a, b failure) int {
		return cmp.Or(cmp.Compare(a.unit, b.unit), cmp.Compare(a.err.Error(), b.err.Error()))
	})
	r.errors = slices.CompactFunc(r.errors, func(a, b failure) bool { return a.err.Error() == b.err.Error() })
}

func comparePos(a, b token.Position) int {
	return cmp.Or(cmp.Compare(a.Filename, b.Filename), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
}

func (r *report) printErrors(w io.Writer) {
	for _, f := range r.errors {
		fmt.Fprintf(w, "%s: %v\n", progName, f.err)
	}
}
