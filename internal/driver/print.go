package driver

// What a run found, in the order in which it is printed: by file, line and column, then by check. A finding in a file
// that belongs to two variants of a package is one finding, in text and in JSON.

import (
	"cmp"
	"encoding/json"
	"fmt"
	"go/token"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

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

// printText prints a line per finding and per place related to it, each with the given number of lines of source around
// it, none if negative.
func (r *report) printText(w io.Writer, context int) {
	for _, f := range r.findings {
		fmt.Fprintf(w, "%s: %s\n", fromHere(f.pos.String()), f.message)
		printSource(w, f.pos, f.end, context)
		for _, rel := range f.json.Related {
			fmt.Fprintf(w, "%s: \t%s\n", fromHere(rel.Posn), rel.Message)
			printSource(w, rel.pos, rel.end, context)
		}
	}
}

// compareLines orders lines that begin with file:line by file, then by line as a number.
func compareLines(a, b string) int {
	fileA, lineA := splitPlace(a)
	fileB, lineB := splitPlace(b)
	return cmp.Or(cmp.Compare(fileA, fileB), cmp.Compare(lineA, lineB), cmp.Compare(a, b))
}

func splitPlace(line string) (file string, n int) {
	place, _, _ := strings.Cut(line, ": ")
	if i := strings.LastIndexByte(place, ':'); i >= 0 {
		n, _ = strconv.Atoi(place[i+1:])
		place = place[:i]
	}
	return place, n
}

// fromHere shortens a text that begins with a file name below the working directory, as go vet prints it.
func fromHere(text string) string {
	if dir, err := os.Getwd(); err == nil {
		return strings.TrimPrefix(text, strings.TrimSuffix(dir, string(os.PathSeparator))+string(os.PathSeparator))
	}
	return text
}

func printSource(w io.Writer, pos, end token.Position, context int) {
	if context < 0 || !pos.IsValid() {
		return
	}
	data, err := os.ReadFile(pos.Filename)
	if err != nil {
		return
	}
	lines := strings.Split(string(data), "\n")
	for i := max(1, pos.Line-context); i <= min(len(lines), end.Line+context); i++ {
		fmt.Fprintf(w, "%d\t%s\n", i, lines[i-1])
	}
}

// The JSON form is x/tools': package, then check, then its findings or its error.
type (
	jsonFinding struct {
		Category string        `json:"category,omitempty"`
		Posn     string        `json:"posn"`
		End      string        `json:"end"`
		Message  string        `json:"message"`
		Fixes    []jsonFix     `json:"suggested_fixes,omitempty"`
		Related  []jsonRelated `json:"related,omitempty"`
	}
	jsonFix struct {
		Message string     `json:"message"`
		Edits   []jsonEdit `json:"edits"`
	}
	jsonEdit struct {
		Filename string `json:"filename"`
		Start    int    `json:"start"`
		End      int    `json:"end"`
		New      string `json:"new"`
		pos, end token.Position
	}
	jsonRelated struct {
		Posn     string `json:"posn"`
		End      string `json:"end"`
		Message  string `json:"message"`
		pos, end token.Position
	}
	jsonError struct {
		Err string `json:"error"`
	}
)

func newJSON(fset *token.FileSet, d analysis.Diagnostic) jsonFinding {
	j := jsonFinding{
		Category: d.Category,
		Posn:     fset.Position(d.Pos).String(),
		End:      fset.Position(cmp.Or(d.End, d.Pos)).String(),
		Message:  d.Message,
	}
	for _, fix := range d.SuggestedFixes {
		f := jsonFix{Message: fix.Message}
		for _, e := range fix.TextEdits {
			start, end := fset.PositionFor(e.Pos, false), fset.PositionFor(e.End, false) // the text that is there
			f.Edits = append(f.Edits, jsonEdit{start.Filename, start.Offset, end.Offset, string(e.NewText), start, end})
		}
		j.Fixes = append(j.Fixes, f)
	}
	for _, r := range d.Related {
		pos, end := fset.Position(r.Pos), fset.Position(cmp.Or(r.End, r.Pos))
		j.Related = append(j.Related, jsonRelated{pos.String(), end.String(), r.Message, pos, end})
	}
	return j
}

func (r *report) printJSON(w io.Writer) error {
	tree := make(map[string]map[string]any)
	entry := func(unit string) map[string]any {
		if tree[unit] == nil {
			tree[unit] = make(map[string]any)
		}
		return tree[unit]
	}
	for _, f := range r.findings {
		list, _ := entry(f.unit)[f.check].([]jsonFinding)
		entry(f.unit)[f.check] = append(list, f.json)
	}
	for _, f := range r.errors {
		entry(f.unit)[f.check] = jsonError{f.err.Error()}
	}
	data, err := json.MarshalIndent(tree, "", "\t")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", data)
	return err
}
