package corpus

// This file decides what of a run is kept: the table, and what is wrong by name. What is kept is the floor of the next
// run: it may find more and report less that is false, never the other way round.

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"slices"
)

// Result is a run as it is recorded in testdata/corpus/result.json.
type Result struct {
	Repositories []string         `json:"repositories"` // that were run, in the order of their names
	InPart       []string         `json:"in_part"`      // modules of them that did not load as a whole
	Tallies      map[string]Tally `json:"tallies"`      // by kind
	Missed       []Named          `json:"missed"`
	False        []Named          `json:"false"`
	Unlabelled   []Named          `json:"unlabelled"`
}

// Named is a fault at a place.
type Named struct {
	Kind  string `json:"kind"`
	Repo  string `json:"repo"`
	Place string `json:"place"` // file:line
	Text  string `json:"text"`  // what the label says, or the report
}

// NewResult keeps the score of a run over repositories, of which some modules may have loaded in part.
func NewResult(repositories, inPart []string, s *Score) *Result {
	r := &Result{
		Repositories: repositories, InPart: slices.Sorted(slices.Values(inPart)), Tallies: s.Tallies,
		Missed: []Named{}, False: []Named{}, Unlabelled: []Named{},
	}
	for _, m := range s.Missed {
		r.Missed = append(r.Missed, Named{m.Kind, m.Repo, place(m.File, m.Line), m.Note})
	}
	for _, m := range s.False {
		r.False = append(r.False, m.named())
	}
	for _, u := range s.Unlabelled {
		r.Unlabelled = append(r.Unlabelled, u.named())
	}
	for _, list := range [][]Named{r.Missed, r.False, r.Unlabelled} {
		slices.SortStableFunc(list, func(x, y Named) int {
			return cmp.Or(slices.Index(Kinds, x.Kind)-slices.Index(Kinds, y.Kind), cmp.Compare(x.Repo, y.Repo))
		})
	}
	return r
}

func (r Report) named() Named { return Named{r.Kind, r.Repo, place(r.File, r.Line), r.Message} }

func place(file string, line int) string { return fmt.Sprintf("%s:%d", file, line) }

// Worse tells what a run does worse than the recorded one, kind by kind, in the repositories that both ran.
func (r *Result) Worse(recorded *Result) (complaints []string) {
	both := func(list []Named, kind string) (places map[Named]bool) {
		places = map[Named]bool{}
		for _, n := range list {
			if n.Kind == kind && slices.Contains(r.Repositories, n.Repo) && slices.Contains(recorded.Repositories, n.Repo) {
				places[Named{Kind: n.Kind, Repo: n.Repo, Place: n.Place}] = true
			}
		}
		return places
	}
	compare := func(verb, kind string, got, was map[Named]bool) {
		if len(got) <= len(was) {
			return
		}
		complaints = append(complaints, fmt.Sprintf("%s: %d %s, %d recorded", kind, len(got), verb, len(was)))
		for n := range got {
			if !was[n] {
				complaints = append(complaints, fmt.Sprintf("%s: new among the %s: %s %s", kind, verb, n.Repo, n.Place))
			}
		}
	}
	for _, kind := range Kinds {
		compare("missed", kind, both(r.Missed, kind), both(recorded.Missed, kind))
		compare("false", kind, both(r.False, kind), both(recorded.False, kind))
	}
	slices.Sort(complaints)
	return complaints
}

// ReadResult reads a recorded result.
func ReadResult(file string) (*Result, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	r := new(Result)
	if err := json.Unmarshal(data, r); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return r, nil
}

// Write records a result.
func (r *Result) Write(file string) error {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(r); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}
