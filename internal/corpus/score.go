package corpus

// This file decides which label a report answers.
//
// A report answers a label of its repository and kind when it lies near it in the same file, or when its message names
// the label's place: a wait below a call is reported at the call. What a label of another kind, or of none, lies near is
// false. What no label speaks of is unlabelled, and counts for nothing: a person has to read it.

import (
	"path"
	"regexp"
	"slices"
	"strconv"
)

// How many lines may lie between a report and the place that it answers. The label is at the wait; growth is reported
// where it grows, and attemptonly at its loop, which can begin well above. A message names the place itself.
const (
	near      = 14
	nearLoop  = 40
	nearNamed = 3
)

const (
	fine   = "ok"  // the kind of a label without a fault
	unsure = "low" // the surety of a label that settles nothing
)

// Tally is the score of one kind.
type Tally struct {
	Labels int `json:"labels"` // faults that labels name, those in doubt left out
	Found  int `json:"found"`  // of these, the ones that a report answers
	False  int `json:"false"`  // reports where a label says that there is no such fault
}

// Recall is the share of the faults that were found; ok is false when there was none to find.
func (t Tally) Recall() (share float64, ok bool) { return ratio(t.Found, t.Labels) }

// Precision is the share of the found among found and false; ok is false when there is neither.
func (t Tally) Precision() (share float64, ok bool) { return ratio(t.Found, t.Found+t.False) }

func ratio(n, of int) (float64, bool) {
	if of == 0 {
		return 0, false
	}
	return float64(n) / float64(of), true
}

func (t Tally) plus(u Tally) Tally {
	return Tally{t.Labels + u.Labels, t.Found + u.Found, t.False + u.False}
}

// Miss is a fault that no report answers.
type Miss struct {
	Kind string
	Label
}

// Mistake is a report where a label says otherwise.
type Mistake struct {
	Report
	Near Label // the nearest label
}

// Score is what labels say of reports.
type Score struct {
	Tallies    map[string]Tally // by kind
	Missed     []Miss
	False      []Mistake
	Unlabelled []Report // in repositories with labels, where no label speaks
}

// Total is the sum over all kinds.
func (s *Score) Total() (t Tally) {
	for _, of := range s.Tallies {
		t = t.plus(of)
	}
	return t
}

// NewScore holds reports against labels. The labels of a repository without any report row say nothing, since it was
// not run; nor do reports in a repository without labels.
func NewScore(labels []Label, reports []Report) *Score {
	b := &board{labels: map[string][]Label{}, reports: map[string][]Report{}}
	for _, l := range labels {
		b.labels[l.Repo] = append(b.labels[l.Repo], l)
	}
	ran := map[string]bool{}
	for _, r := range reports {
		ran[r.Repo] = true
		if slices.Contains(Kinds, r.Kind) && b.labels[r.Repo] != nil {
			b.reports[r.Repo] = append(b.reports[r.Repo], r)
			b.judged = append(b.judged, r)
		}
	}
	s := &Score{Tallies: map[string]Tally{}}
	for _, l := range labels {
		if ran[l.Repo] && l.Sure != unsure {
			b.scoreLabel(s, l)
		}
	}
	for _, r := range b.judged {
		b.scoreReport(s, r)
	}
	return s
}

// board is labels and reports, by repository.
type board struct {
	labels  map[string][]Label
	reports map[string][]Report
	judged  []Report // in their order
}

func (b *board) scoreLabel(s *Score, l Label) {
	for _, kind := range l.Kinds {
		if kind == fine {
			continue
		}
		found := slices.ContainsFunc(b.reports[l.Repo], func(r Report) bool {
			return r.Kind == kind && (r.File == l.File && r.lines(l) <= r.reach() || r.names(l))
		})
		t := Tally{Labels: 1}
		if found {
			t.Found = 1
		} else {
			s.Missed = append(s.Missed, Miss{kind, l})
		}
		s.Tallies[kind] = s.Tallies[kind].plus(t)
	}
}

func (b *board) scoreReport(s *Score, r Report) {
	var close []Label
	for _, l := range b.labels[r.Repo] {
		says := slices.Contains(l.Kinds, r.Kind)
		if says && r.names(l) {
			return
		}
		if l.File == r.File && r.lines(l) <= r.reach() {
			close = append(close, l)
		}
	}
	if slices.ContainsFunc(close, func(l Label) bool { return slices.Contains(l.Kinds, r.Kind) }) {
		return
	}
	// A label far above in a long loop says nothing against the loop.
	close = slices.DeleteFunc(close, func(l Label) bool { return l.Sure == unsure || r.lines(l) > near })
	if len(close) == 0 {
		s.Unlabelled = append(s.Unlabelled, r)
		return
	}
	nearest := slices.MinFunc(close, func(x, y Label) int { return r.lines(x) - r.lines(y) })
	s.False = append(s.False, Mistake{r, nearest})
	s.Tallies[r.Kind] = s.Tallies[r.Kind].plus(Tally{False: 1})
}

// reach is how far from its label a report may lie.
func (r Report) reach() int {
	if r.Kind == "attemptonly" {
		return nearLoop
	}
	return near
}

// lines is the distance from a report to a label in its file.
func (r Report) lines(l Label) int { return abs(r.Line - l.Line) }

var placeName = regexp.MustCompile(`([\pL\pN_.-]+\.go):(\d+)`)

// names tells whether the message names the place of a label.
func (r Report) names(l Label) bool {
	for _, m := range placeName.FindAllStringSubmatch(r.Message, -1) {
		line, err := strconv.Atoi(m[2])
		if err == nil && m[1] == path.Base(l.File) && abs(line-l.Line) <= nearNamed {
			return true
		}
	}
	return false
}

func abs(n int) int { return max(n, -n) }
