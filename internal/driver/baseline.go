package driver

// Which findings were known before: a file lists them, and a run leaves them out. The list is of identities (origin.go)
// with a number each, so that it survives edits elsewhere in the file and yet a second fault of the same kind is new.
// An entry that matches less than its number is told, when its package and its check were part of the run: a baseline
// is to shrink.

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// A baseline is the content of the file.
type baseline struct {
	Version  int     `json:"version"`
	Findings []entry `json:"findings"`
}

// An entry is a number of findings that are alike.
type entry struct {
	identity
	Count int `json:"count"`
}

const baselineVersion = 1

// baseline applies the options to the report, which is sorted: it writes the file, or removes what the file lists.
// failed says that the report is not whole.
func (w *walk) baseline(o *options, failed bool) error {
	switch {
	case o.baseline == "":
		return nil
	case o.writeBaseline && failed:
		return fmt.Errorf("%s is not written: there were errors", o.baseline)
	case o.writeBaseline:
		b := newBaseline(w.report.findings)
		fmt.Fprintf(os.Stderr, "%s: %s lists %d findings\n", progName, o.baseline, len(w.report.findings))
		w.report.findings = nil
		return b.write(o.baseline)
	}
	b, err := readBaseline(o.baseline)
	if err != nil {
		return err
	}
	left := b.remove(&w.report)
	judged := make(map[string]bool)
	for _, n := range w.plan.nodes {
		if n.report && len(n.target.problems) == 0 {
			judged[n.jsonID()] = true
		}
	}
	for _, e := range left {
		ran := func(a *analysis.Analyzer) bool { return a.Name == e.Check }
		if judged[e.Package] && slices.ContainsFunc(o.checks, ran) {
			fmt.Fprintf(os.Stderr, "%s: %s: no longer found: %s\n", progName, o.baseline, e)
		}
	}
	return nil
}

func newBaseline(findings []finding) *baseline {
	counts := make(map[identity]int)
	for i := range findings {
		counts[findings[i].identity()]++
	}
	b := &baseline{Version: baselineVersion, Findings: []entry{}}
	for id, n := range counts {
		b.Findings = append(b.Findings, entry{id, n})
	}
	slices.SortFunc(b.Findings, func(x, y entry) int {
		return cmp.Or(cmp.Compare(x.Package, y.Package), cmp.Compare(x.Function, y.Function), cmp.Compare(x.Check, y.Check),
			cmp.Compare(x.Category, y.Category), cmp.Compare(x.Code, y.Code))
	})
	return b
}

func (b *baseline) write(file string) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	enc := json.NewEncoder(f)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "\t")
	if err := enc.Encode(b); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

func readBaseline(file string) (*baseline, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("%v (-write-baseline makes it)", err)
	}
	b := new(baseline)
	if err := json.Unmarshal(data, b); err != nil {
		return nil, fmt.Errorf("%s is no baseline: %v", file, err)
	}
	if b.Version != baselineVersion {
		return nil, fmt.Errorf("%s is a baseline of version %d, want %d: write it anew", file, b.Version, baselineVersion)
	}
	return b, nil
}

// remove takes the listed findings out of the report, and returns the entries with the number that was not found.
func (b *baseline) remove(r *report) (left []entry) {
	counts := make(map[identity]int)
	for _, e := range b.Findings {
		counts[e.identity] += e.Count
	}
	r.findings = slices.DeleteFunc(r.findings, func(f finding) bool {
		id := f.identity()
		if counts[id] == 0 {
			return false
		}
		counts[id]--
		return true
	})
	for _, e := range b.Findings {
		if e.Count = counts[e.identity]; e.Count > 0 {
			left = append(left, e)
		}
	}
	return left
}

func (e entry) String() string {
	text := fmt.Sprintf("%s/%s in %s", e.Check, e.Category, e.Package)
	if e.Function != "" {
		text += ", " + e.Function
	}
	if e.Count > 1 {
		text += fmt.Sprintf(" (%d times)", e.Count)
	}
	return text + ": " + e.Code
}
