// Package corpus measures the checks on public repositories whose retries were labelled by hand.
//
// A label (testdata/corpus/labels.jsonl) says of a place in a repository at one commit which faults it has; its words
// are told in testdata/corpus/README.md. A run gives reports. Score holds the reports against the labels, and a Result
// is what docs/accuracy.md shows and what the next run must not fall below.
package corpus

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
)

// Kinds are the faults that labels speak of, in the order of every table. All but reuseddraw are checks; reuseddraw is
// the categories reuseddraw and seededdraw of nojitter.
var Kinds = []string{"nojitter", "reuseddraw", "uncapped", "sleepunderlock", "attemptonly"}

// Label is what a reader of the code said of one place.
type Label struct {
	Repo   string   `json:"repo"` // owner/name
	Commit string   `json:"commit"`
	File   string   `json:"file"`
	Line   int      `json:"line"` // of the wait
	Func   string   `json:"func"`
	Kinds  []string `json:"kinds"`     // the faults; "ok" alone: none, though a hasty tool would report it
	Not    []string `json:"not_kinds"` // faults that a hasty tool might add, and that would be wrong
	Idiom  string   `json:"idiom"`
	Note   string   `json:"note"`
	Sure   string   `json:"sure"` // high, medium, or low: debatable, so neither found nor missed
}

// Report is one finding of a run.
type Report struct {
	Repo     string `json:"repo"`
	File     string `json:"file"` // below the repository, with slashes
	Line     int    `json:"line"`
	Kind     string `json:"kind"` // of Kinds; any other in a row that only says that the repository was run
	Category string `json:"category"`
	Message  string `json:"message"`
}

// ReadLabels reads labels, one JSON record a line.
func ReadLabels(file string) ([]Label, error) { return readLines[Label](file) }

// ReadReports reads reports, one JSON record a line.
func ReadReports(file string) ([]Report, error) { return readLines[Report](file) }

func readLines[T any](file string) (all []T, err error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for dec := json.NewDecoder(bufio.NewReader(f)); ; {
		var record T
		switch err := dec.Decode(&record); {
		case err == io.EOF:
			return all, nil
		case err != nil:
			return nil, fmt.Errorf("%s, record %d: %w", file, len(all)+1, err)
		}
		all = append(all, record)
	}
}

// Repositories are the repositories that labels name, in the order of their names, with the commit of each.
func Repositories(labels []Label) (names []string, commits map[string]string, err error) {
	commits = map[string]string{}
	for _, l := range labels {
		switch at, seen := commits[l.Repo]; {
		case !seen:
			names = append(names, l.Repo)
			commits[l.Repo] = l.Commit
		case at != l.Commit:
			return nil, nil, fmt.Errorf("%s is labelled at two commits, %s and %s", l.Repo, at, l.Commit)
		}
	}
	slices.Sort(names)
	return names, commits, nil
}
