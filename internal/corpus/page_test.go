package corpus

// What the documents say of the accuracy is what was recorded. With -update the documents are rewritten, and reasons
// for what is no longer wrong are dropped.

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/backofflint/backofflint/internal/fixture"
)

const command = "go test ./internal/corpus -update"

var reasonFile = filepath.Join(root, "testdata", "corpus", "reasons.jsonl")

func TestPage(t *testing.T) {
	labels := readLabels(t)
	_, commits, err := Repositories(labels)
	if err != nil {
		t.Fatal(err)
	}
	r, err := ReadResult(resultFile)
	if err != nil {
		t.Fatal(err)
	}
	reasons, err := ReadReasons(reasonFile)
	if err != nil {
		t.Fatal(err)
	}
	page := filepath.Join(root, "docs", "accuracy.md")
	part := func(name, want string) { t.Helper(); fixture.Generated(t, page, name, command, want) }
	part("figures", fmt.Sprintf("%d repositories, %d labels, of which %d are in doubt and count for nothing.\n"+
		"Modules that did not load as a whole: %s.\n\n%s",
		len(r.Repositories), len(labels), doubtful(labels), strings.Join(r.InPart, ", "), r.table()))
	part("missed", reasons.list(r.Missed, commits))
	part("false", reasons.list(r.False, commits))
	part("unlabelled", reasons.list(r.Unlabelled, commits))
	fixture.Generated(t, filepath.Join(root, "README.md"), "accuracy", command,
		fmt.Sprintf("Measured on %d public repositories with hand-labelled sites:\n\n%s", len(r.Repositories), r.table()))

	if *fixture.Update {
		if _, err := reasons.WriteReasons(reasonFile, r); err != nil {
			t.Fatal(err)
		}
	}
	for _, n := range r.named() {
		if reasons[n.bare()] == "" {
			t.Errorf("%s has no reason for %s %s %s: %s", reasonFile, n.Kind, n.Repo, n.Place, n.Text)
		}
	}
	still := map[Named]bool{}
	for _, n := range r.named() {
		still[n.bare()] = true
	}
	for n := range reasons {
		if !still[n] && !*fixture.Update {
			t.Errorf("%s explains what is not wrong any more: %s %s %s", reasonFile, n.Kind, n.Repo, n.Place)
		}
	}
}

func doubtful(labels []Label) (n int) {
	for _, l := range labels {
		if l.Sure == unsure {
			n++
		}
	}
	return n
}

// A run that finds less, or reports more that is false, is worse; repositories that only one run had do not count.
func TestWorse(t *testing.T) {
	one, two := Named{Kind: "uncapped", Repo: "a/a", Place: "x.go:1"}, Named{Kind: "uncapped", Repo: "a/a", Place: "x.go:9"}
	other := Named{Kind: "uncapped", Repo: "b/b", Place: "x.go:1"}
	result := func(missed, wrong []Named, repos ...string) *Result {
		return &Result{Repositories: repos, Missed: missed, False: wrong}
	}
	recorded := result([]Named{one}, nil, "a/a")
	for _, c := range []struct {
		name string
		run  *Result
		want int // complaints
	}{
		{"the same", result([]Named{one}, nil, "a/a"), 0},
		{"better", result(nil, nil, "a/a"), 0},
		{"one for one", result([]Named{two}, nil, "a/a"), 0},
		{"one more missed", result([]Named{one, two}, nil, "a/a"), 2},
		{"a false one", result(nil, []Named{one}, "a/a"), 2},
		{"not run before", result([]Named{one, other}, nil, "a/a", "b/b"), 0},
		{"not run now", result(nil, nil), 0},
	} {
		if got := c.run.Worse(recorded); len(got) != c.want {
			t.Errorf("%s: %q, want %d complaints", c.name, got, c.want)
		}
	}
}

// A result, and the reasons for what it names, can be read back.
func TestRecord(t *testing.T) {
	label := Label{Repo: "a/a", File: "x.go", Line: 3, Kinds: []string{"nojitter"}, Note: "a & b", Sure: "high"}
	report := Report{Repo: "a/a", File: "y.go", Line: 7, Kind: "uncapped", Message: "grows"}
	r := NewResult([]string{"a/a"}, nil, NewScore([]Label{label}, []Report{report}))
	file := filepath.Join(t.TempDir(), "result.json")
	if err := r.Write(file); err != nil {
		t.Fatal(err)
	}
	back, err := ReadResult(file)
	if err != nil {
		t.Fatal(err)
	}
	missed, unlabelled := Named{"nojitter", "a/a", "x.go:3", "a & b"}, Named{"uncapped", "a/a", "y.go:7", "grows"}
	if fmt.Sprint(back.Missed, back.False, back.Unlabelled) != fmt.Sprint([]Named{missed}, []Named{}, []Named{unlabelled}) {
		t.Errorf("read back: %+v", back)
	}
	reasons := Reasons{missed.bare(): "because", {Kind: "uncapped", Repo: "a/a", Place: "gone.go:1"}: "gone"}
	unexplained, err := reasons.WriteReasons(file, back)
	if err != nil || fmt.Sprint(unexplained) != fmt.Sprint([]Named{unlabelled}) {
		t.Errorf("unexplained: %v, %v", unexplained, err)
	}
	again, err := ReadReasons(file)
	if err != nil || len(again) != 1 || again[missed.bare()] != "because" {
		t.Errorf("reasons read back: %v, %v", again, err)
	}
}
