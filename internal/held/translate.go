package held

// This file moves places between the terms of a function and those of its callers. A closure shares the terms of the
// functions around it, so what it says of their variables needs no translation there.

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// argument is argument k of a call, the receiver first; nil when the call has none.
func (t *target) argument(c ssa.CallInstruction, k argument) ssa.Value {
	args := c.Common().Args
	i := int(k)
	if t.recv != nil {
		if i == 0 {
			return t.recv
		}
		i--
	}
	if i < 0 || i >= len(args) {
		return nil
	}
	return args[i]
}

// toCaller puts a place of a callee in the terms of the function that calls.
func (p *program) toCaller(t *target, c ssa.CallInstruction, at place, fuel int) (place, bool) {
	if fuel <= 0 {
		return at, false
	}
	switch root := at.root.(type) {
	case argument:
		arg := t.argument(c, root)
		if arg == nil {
			return at, false
		}
		base := p.walk(arg, fuel-1)
		if step, rest := firstStep(at.steps); step != "" {
			if val := inLiteral(base, step); val != nil {
				base, at.steps = p.walk(val, fuel-1), rest
				if rest == "" {
					at.text = ""
				}
			}
		}
		return base.extended(at), true
	case result:
		call, ok := c.(*ssa.Call)
		if !ok {
			return at, false
		}
		return rooted(resultOf(call, int(root)), t.name+"()").extended(at), true
	case global, unnamed:
		return at, true
	case ssa.Value:
		if ssaread.Encloses(root.Parent(), c.Parent()) {
			return at, true
		}
		return p.fromMaker(t, at, fuel)
	}
	return at, false
}

// fromMaker puts a place in the terms of a function whose literal was answered in the terms of who called that
// function.
func (p *program) fromMaker(t *target, at place, fuel int) (place, bool) {
	if t.maker == nil {
		return at, false
	}
	from := &target{fn: t.fn.Parent()}
	out, ok := toSummary(from.fn, at)
	if _, arg := out.root.(argument); !ok || !arg {
		return at, false
	}
	return p.toCaller(from, t.maker, out, fuel-1)
}

// firstStep splits a path behind its first field.
func firstStep(steps string) (step, rest string) {
	if !strings.HasPrefix(steps, ".") {
		return "", steps
	}
	i := strings.IndexAny(steps[1:], ".[")
	if i < 0 {
		return steps, ""
	}
	return steps[:i+1], steps[i+1:]
}

// extended puts the steps of at behind a base.
func (base place) extended(at place) place {
	out := place{path: path{base.root, base.steps + at.steps}, kin: at.kin, text: base.text}
	if strings.Count(out.steps, ".") > maxSteps {
		return out.unnamed()
	}
	if at.steps == "" {
		out.kin = base.kin
	}
	if at.text != "" {
		out.text = dotted(base.text, at.text)
	}
	return out
}

// unnamed is a place that has no name in these terms: all of its kin are one.
func (at place) unnamed() place {
	at.path = path{root: unnamed(at.kin)}
	return at
}

// toSummary puts a place of fn in the terms of its callers: arguments and globals, and for a closure the values of the
// functions around it. The text of an argument loses its name, which the caller has another one for.
func toSummary(fn *ssa.Function, at place) (place, bool) {
	switch root := at.root.(type) {
	case *ssa.Parameter:
		if root.Parent() != fn {
			return at, ssaread.Encloses(root.Parent(), fn)
		}
		i := slices.Index(fn.Params, root)
		at.root = argument(i)
		at.text = strings.TrimPrefix(strings.TrimPrefix(at.text, root.Name()), ".")
		return at, i >= 0
	case global, argument, result, unnamed:
		return at, true
	case ssa.Value:
		return at, root.Parent() != nil && root.Parent() != fn && ssaread.Encloses(root.Parent(), fn)
	}
	return at, false
}

// summarised puts a list of places in the terms of the callers. What cannot be named there keeps its kin, or is left
// out.
func summarised(fn *ssa.Function, list []release, keep bool) (out []release) {
	for _, r := range list {
		if at, ok := toSummary(fn, r.place); ok {
			r.place = at
		} else {
			r.place = r.unnamed()
		}
		if _, kin := r.root.(unnamed); !kin || keep && (r.kin != "" || r.wide) {
			out = with(out, r)
		}
	}
	slices.SortStableFunc(out, compareReleases)
	return out
}

// releasesOf lists what a callee releases, in the caller's terms.
func (p *program) releasesOf(t *target, c ssa.CallInstruction) []release {
	if t.sum == nil {
		return nil
	}
	return p.translated(t.sum.releases, c, t, true)
}
