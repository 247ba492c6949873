package driver

// Findings as SARIF 2.1.0, for code scanning services. What x/tools' JSON lacks is here: the rule's page, regions with
// ends, related places, fixes, and a fingerprint that survives edits elsewhere (origin.go).
//
// File names are relative to the working directory, with slashes: run it at the top of the repository. The output is
// equal on every machine.

import (
	"cmp"
	"encoding/json"
	"fmt"
	"go/token"
	"io"
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

const (
	sarifVersion = "2.1.0"
	sarifSchema  = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	sarifRoot    = "%SRCROOT%"
	sarifKey     = progName + "/v1" // of the fingerprint; another number when identity changes
)

func (r *report) printSARIF(w io.Writer, checks []*analysis.Analyzer, failed bool) error {
	b := sarifBuilder{lines: make(sourceLines), checks: checks, index: make(map[string]int)}
	run := sarifRun{
		ColumnKind:  "utf16CodeUnits",
		Results:     []sarifResult{},
		Invocations: []sarifInvocation{{Successful: !failed, Notifications: r.notifications()}},
		Bases:       map[string]sarifBase{sarifRoot: {Description: sarifText{"the directory in which " + progName + " ran"}}},
	}
	nth := make(map[identity]int)
	for i := range r.findings {
		f := &r.findings[i]
		id := f.identity()
		run.Results = append(run.Results, b.result(f, id.fingerprint(nth[id])))
		nth[id]++
	}
	run.Tool.Driver = sarifDriver{Name: progName, Information: homePage(checks), Rules: b.rules}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(sarifLog{sarifVersion, sarifSchema, []sarifRun{run}})
}

// notifications are the analyzers' own failures.
func (r *report) notifications() (list []sarifNotification) {
	for _, f := range r.errors {
		list = append(list, sarifNotification{"error", sarifText{f.err.Error()}})
	}
	return list
}

// homePage is the part that the checks' pages have in common, up to a repository.
func homePage(checks []*analysis.Analyzer) string {
	for _, a := range checks {
		if home, _, ok := strings.Cut(a.URL, "/blob/"); ok {
			return home
		}
	}
	return ""
}

// A sarifBuilder turns findings into results, and gathers their rules.
type sarifBuilder struct {
	lines  sourceLines
	checks []*analysis.Analyzer
	rules  []sarifRule
	index  map[string]int // of a rule, by its id
}

func (b *sarifBuilder) result(f *finding, fingerprint string) sarifResult {
	res := sarifResult{
		RuleID: f.rule(), RuleIndex: b.rule(f), Level: "warning", Message: sarifText{f.message},
		Locations:    []sarifLocation{b.location(f.pos, f.origin.end)},
		Fingerprints: map[string]string{sarifKey: fingerprint},
	}
	if f.origin.function != "" {
		res.Locations[0].Logical = []sarifLogical{{f.origin.function, f.unit + "." + f.origin.function, "function"}}
	}
	for i, rel := range f.json.Related {
		loc := b.location(rel.pos, rel.end)
		loc.ID, loc.Message = i+1, &sarifText{rel.Message}
		res.Related = append(res.Related, loc)
	}
	for _, fix := range f.json.Fixes {
		res.Fixes = append(res.Fixes, b.fix(fix))
	}
	return res
}

// rule returns the index of the finding's rule.
func (b *sarifBuilder) rule(f *finding) int {
	id := f.rule()
	if i, ok := b.index[id]; ok {
		return i
	}
	rule := sarifRule{ID: id, HelpURI: f.url, Short: sarifText{id}}
	rule.Configuration.Level = "warning"
	if a := checkNamed(b.checks, f.check); a != nil {
		title, text, _ := strings.Cut(a.Doc, "\n")
		rule.Short = sarifText{fmt.Sprintf("%s (%s)", title, cmp.Or(f.json.Category, f.check))}
		rule.Help = &sarifText{cmp.Or(strings.TrimSpace(text), title)}
	}
	b.index[id] = len(b.rules)
	b.rules = append(b.rules, rule)
	return b.index[id]
}

// fix has one change for each file that is edited.
func (b *sarifBuilder) fix(fix jsonFix) sarifFix {
	out := sarifFix{Description: sarifText{fix.Message}}
	for _, e := range fix.Edits {
		at := artifact(e.Filename)
		i := slices.IndexFunc(out.Changes, func(c sarifChange) bool { return c.Artifact == at })
		if i < 0 {
			i = len(out.Changes)
			out.Changes = append(out.Changes, sarifChange{Artifact: at})
		}
		out.Changes[i].Replacements = append(out.Changes[i].Replacements, sarifReplacement{b.region(e.pos, e.end), sarifText{e.New}})
	}
	return out
}

func (b *sarifBuilder) location(pos, end token.Position) sarifLocation {
	return sarifLocation{Physical: &sarifPhysical{artifact(pos.Filename), b.region(pos, end)}}
}

// region is a range with its columns in UTF-16 code units, the end being the column behind.
func (b *sarifBuilder) region(pos, end token.Position) sarifRegion {
	if end.Filename != pos.Filename || end.Offset < pos.Offset {
		end = pos
	}
	return sarifRegion{pos.Line, b.lines.column(pos), end.Line, b.lines.column(end)}
}

// artifact names a file below the working directory, or by its whole path.
func artifact(file string) sarifArtifact {
	if rel := fromHere(file); rel != file || !filepath.IsAbs(file) {
		return sarifArtifact{(&url.URL{Path: filepath.ToSlash(rel)}).String(), sarifRoot}
	}
	return sarifArtifact{URI: fileURI(filepath.ToSlash(file))}
}

// fileURI is the address of an absolute path with slashes, which on Windows begins with a drive.
func fileURI(path string) string {
	if path[0] != '/' {
		path = "/" + path
	}
	return (&url.URL{Scheme: "file", Path: path}).String()
}
