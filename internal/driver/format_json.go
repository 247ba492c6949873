package driver

// Findings as JSON, in x/tools' form: package, then check, then its findings or its error.

import (
	"cmp"
	"encoding/json"
	"fmt"
	"go/token"
	"io"

	"golang.org/x/tools/go/analysis"
)

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
