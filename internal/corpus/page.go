package corpus

// This file makes the parts of docs/accuracy.md and of the README that a result decides.

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
)

// Reason says why an answer is what it is: of a miss, of a false report, or of one that no label speaks of.
type Reason struct {
	Kind   string `json:"kind"`
	Repo   string `json:"repo"`
	Place  string `json:"place"`
	Reason string `json:"reason"`
}

// Reasons are the reasons known, by fault; a fault's Text is empty here.
type Reasons map[Named]string

// ReadReasons reads testdata/corpus/reasons.jsonl.
func ReadReasons(file string) (Reasons, error) {
	list, err := readLines[Reason](file)
	if err != nil {
		return nil, err
	}
	all := Reasons{}
	for _, r := range list {
		all[Named{Kind: r.Kind, Repo: r.Repo, Place: r.Place}] = r.Reason
	}
	return all, nil
}

// WriteReasons writes the reasons of the faults that a result still names, and returns the faults without one.
func (all Reasons) WriteReasons(file string, r *Result) (unexplained []Named, err error) {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	for _, n := range r.named() {
		reason, ok := all[n.bare()]
		if !ok {
			unexplained = append(unexplained, n)
			continue
		}
		if err := enc.Encode(Reason{n.Kind, n.Repo, n.Place, reason}); err != nil {
			return nil, err
		}
	}
	return unexplained, os.WriteFile(file, []byte(b.String()), 0o644)
}

func (n Named) bare() Named { return Named{Kind: n.Kind, Repo: n.Repo, Place: n.Place} }

// named are all faults that a result names.
func (r *Result) named() []Named {
	return slices.Concat(r.Missed, r.False, r.Unlabelled)
}

// table is the score of each kind, and of all.
func (r *Result) table() string {
	text := "| fault | labels | found | recall | false | precision |\n|---|---|---|---|---|---|\n"
	var all Tally
	for _, kind := range Kinds {
		text += row(kind, r.Tallies[kind])
		all = all.plus(r.Tallies[kind])
	}
	return text + row("all", all)
}

func row(name string, t Tally) string {
	return fmt.Sprintf("| %s | %d | %d | %s | %d | %s |\n", name, t.Labels, t.Found, share(t.Recall()), t.False, share(t.Precision()))
}

// list is a list of faults by the reason for them, in the order in which the reasons first come.
func (all Reasons) list(faults []Named, commits map[string]string) string {
	var order []string
	places := map[string][]string{}
	for _, n := range faults {
		reason, ok := all[n.bare()]
		if !ok {
			reason = "Not explained yet"
		}
		if places[reason] == nil {
			order = append(order, reason)
		}
		places[reason] = append(places[reason], n.link(commits))
	}
	if order == nil {
		return "None.\n"
	}
	text := ""
	for _, reason := range order {
		text += "- " + reason + ":\n  " + strings.Join(places[reason], ",\n  ") + "\n"
	}
	return text
}

// link leads to the line at the commit that was run.
func (n Named) link(commits map[string]string) string {
	url := fmt.Sprintf("https://github.com/%s/blob/%s/%s", n.Repo, commits[n.Repo], strings.Replace(n.Place, ":", "#L", 1))
	return fmt.Sprintf("%s [%s %s](%s)", n.Kind, n.Repo, n.Place, url)
}
