package held

// This file chooses what is reported. A wait is reported once in a package: at the place that is nearest to it, where
// the hold is proven best. A lock that was seen to be taken is better evidence than a name that says so, and one
// implementation better than one of several. Waits that one place leads to are one report.

import (
	"cmp"
	"go/token"
	"slices"

	"github.com/backofflint/backofflint/internal/knowledge"
	"github.com/backofflint/backofflint/internal/schedule"
)

// wanted tells apart the reports of one wait: those in tests are no substitute for those in the code.
type wanted struct {
	key  string
	test bool
}

// pick turns meetings into holds, in source order.
func (p *program) pick(met []*meeting) []*Hold {
	met = slices.DeleteFunc(met, func(m *meeting) bool {
		return !m.pos.IsValid() || m.wait.site.test && !p.inTest(m.pos) // it waits in tests only
	})
	slices.SortStableFunc(met, compareMeetings)
	best := map[wanted]*meeting{}
	places := map[wanted][]token.Pos{}
	for _, m := range met {
		key := wanted{m.wait.site.key, p.inTest(m.pos)}
		if best[key] == nil {
			best[key] = m
		}
		if !slices.Contains(places[key], m.pos) {
			places[key] = append(places[key], m.pos)
		}
	}
	byPos := map[token.Pos]*Hold{}
	var out []*Hold
	for _, m := range met {
		key := wanted{m.wait.site.key, p.inTest(m.pos)}
		if best[key] != m {
			continue
		}
		h := byPos[m.pos]
		if h == nil {
			h = p.held(m)
			h.Places = len(places[key]) - 1
			byPos[m.pos] = h
			out = append(out, h)
		}
		h.add(m)
	}
	slices.SortStableFunc(out, func(a, b *Hold) int { return cmp.Compare(a.Pos, b.Pos) })
	return out
}

func compareMeetings(a, b *meeting) int {
	return cmp.Or(
		falseFirst(a.hold.assumed != "", b.hold.assumed != ""),
		falseFirst(a.wait.maybe != "", b.wait.maybe != ""),
		cmp.Compare(a.calls, b.calls),
		falseFirst(!a.must, !b.must),
		cmp.Compare(rank(a.hold), rank(b.hold)),
		cmp.Compare(a.pos, b.pos),
		compareHolds(a.hold, b.hold),
		cmp.Compare(a.wait.site.key, b.wait.site.key),
	)
}

// falseFirst puts false before true.
func falseFirst(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// rank orders things by how many wait for them.
func rank(h *hold) int {
	return slices.Index([]knowledge.Thing{knowledge.ALock, knowledge.ATransaction, knowledge.AConnection}, h.what)
}

func compareHolds(a, b *hold) int {
	return cmp.Or(cmp.Compare(a.pos, b.pos), cmp.Compare(a.at, b.at), cmp.Compare(a.kin, b.kin), cmp.Compare(a.steps, b.steps))
}

func (p *program) held(m *meeting) *Hold {
	h := &Hold{What: m.hold.what, Name: m.hold.text, Shared: m.hold.read, Assumed: m.hold.assumed, At: m.hold.at, Pos: m.pos}
	note := "acquired here"
	switch {
	case m.hold.assumed != "":
		note = "the name says that the caller holds the lock"
	case m.hold.what == knowledge.ALock:
		note = "locked here"
	}
	h.Evidence = append(h.Evidence, schedule.Evidence{Pos: m.hold.pos, Note: note})
	return h
}

// add notes a wait that the place leads to.
func (h *Hold) add(m *meeting) {
	w := m.wait
	h.Waits = append(h.Waits, Wait{At: w.site.at, Calls: m.calls, Via: w.via, Length: w.site.length, Maybe: w.maybe})
	if len(h.Waits) == 1 {
		h.Evidence = append(h.Evidence, w.steps...)
	}
	if w.site.pos.IsValid() && w.site.pos != h.Pos {
		h.Evidence = append(h.Evidence, schedule.Evidence{Pos: w.site.pos, Note: "waits here"})
	}
}
