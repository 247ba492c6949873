//go:build corpus

package corpus

// The measurement itself. It needs checkouts of all labelled repositories and the modules that they need, so it is
// behind a tag:
//
//	go test -tags corpus ./internal/corpus -timeout 0 -corpus DIR -run Fetch -fetch https://github.com    # once
//	go test -tags corpus ./internal/corpus -timeout 0 -corpus DIR -v            # measure
//	go test -tags corpus ./internal/corpus -timeout 0 -corpus DIR -v -update    # record, and write the documents

import (
	"errors"
	"flag"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/backofflint/backofflint/internal/fixture"
)

var (
	corpusDir = flag.String("corpus", "", "the `folder` with a checkout of each repository, named owner+name")
	only      = flag.String("repos", "", "comma-separated repositories to measure, instead of all")
	from      = flag.String("fetch", "", "the `URL` below which to fetch repositories that are not there")
)

func TestFetch(t *testing.T) {
	if *from == "" {
		t.Skip("no -fetch URL")
	}
	names, commits := repositories(t)
	for _, repo := range names {
		t.Run(repo, func(t *testing.T) {
			if err := Fetch(*from, *corpusDir, repo, commits[repo]); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestMeasure(t *testing.T) {
	labels := readLabels(t)
	names, commits := repositories(t)
	settings := readSettings(t)
	command := build(t)
	var reports []Report
	var done, inPart []string
	for _, repo := range names {
		t.Run(repo, func(t *testing.T) {
			found, problems, err := Run(command, *corpusDir, repo, commits[repo], settings[repo], t.TempDir())
			var absent Absent
			if errors.As(err, &absent) {
				t.Skip(absent)
			}
			if err != nil {
				t.Fatal(err)
			}
			for module, p := range problems {
				t.Logf("not all of module %s was read: %s", module, p)
				inPart = append(inPart, path.Join(repo, module))
			}
			reports, done = append(reports, found...), append(done, repo)
		})
	}
	score := NewScore(labels, reports)
	score.Print(t.Output())
	result := NewResult(done, inPart, score)
	if recorded, err := ReadResult(resultFile); err == nil {
		for _, w := range result.Worse(recorded) {
			t.Error(w)
		}
	} else if !*fixture.Update {
		t.Error(err)
	}
	if *fixture.Update && !t.Failed() {
		record(t, result)
	}
}

// record keeps a whole run that is no worse than the last.
func record(t *testing.T, r *Result) {
	if all, _ := repositories(t); !slices.Equal(r.Repositories, all) {
		t.Fatalf("only %d repositories were run: not recorded", len(r.Repositories))
	}
	if err := r.Write(resultFile); err != nil {
		t.Fatal(err)
	}
}

// repositories are those to work on.
func repositories(t *testing.T) (names []string, commits map[string]string) {
	if *corpusDir == "" {
		t.Skip("no -corpus DIR")
	}
	names, commits, err := Repositories(readLabels(t))
	if err != nil {
		t.Fatal(err)
	}
	if *only != "" {
		names = strings.Split(*only, ",")
	}
	return names, commits
}

// build makes the command.
func build(t *testing.T) string {
	command := filepath.Join(t.TempDir(), "backofflint")
	cmd := exec.Command("go", "build", "-o", command, "./cmd/backofflint")
	cmd.Dir, cmd.Stderr = root, os.Stderr
	if err := cmd.Run(); err != nil {
		t.Fatal(err)
	}
	return command
}
