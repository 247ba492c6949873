package knowledge

import (
	"fmt"
	"go/types"
	"strings"
	"sync"
)

// This file holds the vocabulary of the rows about retry libraries, and their look-up. A library's object, variable or
// function is known by its full name, at each of its major versions: a rule that changed between two of them is two
// rows. The facts behind the rows, with versions and lines, are in the comment above each family.

// PolicyVerb is what the thing that a row is about has to do with a policy.
type PolicyVerb uint8

const (
	Holds    PolicyVerb = iota // a type whose fields are the settings; Plan and Sets say what its zero value means
	Holding                    // a variable that holds a policy
	Makes                      // gives a policy, with Plan changed by Sets
	Wraps                      // gives the policy Of, changed by Sets; a method changes its receiver as well
	Opts                       // gives an option, which makes Sets
	Retries                    // runs an operation again by the policy Of, or by Plan, changed by Sets
	Asks                       // gives the next delay of the policy Of
	Computes                   // computes a delay from the attempt: a function to hand over, or what gives one
	Counts                     // a type with a field that holds the number of the attempt
	Combines                   // gives a function to hand over that adds up those that it is given
)

// Self is the position of a receiver.
const Self = -1

// Policy is one row. Positions of arguments count from 1; 0 is none.
type Policy struct {
	Name string // of a function as types.Func.FullName gives it, type parameters left out; of a type or variable with its path
	Does PolicyVerb
	Of   int // where the policy is: Self or an argument
	Rest int // where the options begin
	Plan Plan
	Sets []Set

	Chain bool   // of Holds: a method that has no row, and answers the type, answers its receiver
	Alone bool   // what it gives retries by itself, for whoever calls it: it is judged where it is made
	Apart bool   // of Retries: it does not block the caller
	Works bool   // of Retries: it runs again after a success too, which is periodic work
	Op    int    // of Retries: the operation, a function
	Draw  string // how to draw
	Cap   string // how to bound the delay
	Bound string // how to bound the time
}

// policyIndex holds the rows by package path and name.
var policyIndex = sync.OnceValue(func() map[string]map[string]*Policy {
	byPkg := map[string]map[string]*Policy{}
	for row := range policyRows {
		pkg := packageOf(row.Name)
		if byPkg[pkg] == nil {
			byPkg[pkg] = map[string]*Policy{}
		}
		byPkg[pkg][row.Name] = &row
	}
	return byPkg
})

// policyRows walks every row of every family.
func policyRows(yield func(Policy) bool) {
	for _, family := range []func() []Policy{
		k8sRows, cenkaltiRows, avastRows, sethvargoRows, hashicorpRows, grpcRows,
		googleRows, awsRows, azureRows,
		delayRows, eapacheRows, failsafeRows, rican7Rows, lestrratRows, jujuRows, matryerRows, dskitRows, httpRows, restyRows, storeRows, watermillRows,
	} {
		for _, row := range family() {
			if !yield(row) {
				return
			}
		}
	}
}

// PolicyOf returns the row of a function, a type or a variable of a library; nil when there is none.
func PolicyOf(obj types.Object) *Policy {
	if obj == nil || obj.Pkg() == nil {
		return nil
	}
	pkg := policyIndex()[obj.Pkg().Path()]
	if pkg == nil {
		return nil // most packages have no row, and a full name costs
	}
	if fn, ok := obj.(*types.Func); ok {
		return pkg[bare(fn.Origin().FullName())]
	}
	return pkg[obj.Pkg().Path()+"."+obj.Name()]
}

// AsksDelay reports whether a library asks a policy for its next delay by calling fn.
func AsksDelay(fn *types.Func) bool {
	row := PolicyOf(fn)
	return row != nil && row.Does == Asks
}

// PolicyType returns the row of the struct type that t is, or points to, and the type's package; nil when there is none.
func PolicyType(t types.Type) (*Policy, *types.Package) {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	n, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return nil, nil
	}
	if row := PolicyOf(n.Origin().Obj()); row != nil && row.Does == Holds {
		return row, n.Obj().Pkg()
	}
	return nil, nil
}

// CountsAttempts reports whether field i of the struct that t is, or points to, holds the number of the attempt.
func CountsAttempts(t types.Type, i int) bool {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	n, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return false
	}
	row := PolicyOf(n.Origin().Obj())
	s, ok := n.Underlying().(*types.Struct)
	return ok && row != nil && row.Does == Counts && i < s.NumFields() && s.Field(i).Name() == row.Sets[0].Field
}

// bare drops the type parameters of a receiver from a full name.
func bare(name string) string {
	from := strings.IndexByte(name, '[')
	to := strings.LastIndexByte(name, ']')
	if from < 0 || to < from {
		return name
	}
	return name[:from] + name[to+1:]
}

// Package is the import path of what the row is about.
func (p *Policy) Package() string { return packageOf(p.Name) }

// PolicyNamed returns the row of a name; nil when there is none.
func PolicyNamed(name string) *Policy {
	if name == "" {
		return nil
	}
	return policyIndex()[packageOf(name)][name]
}

// OfPolicies reports whether a type is declared in a package that has rows.
func OfPolicies(t types.Type) bool {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Pkg() != nil && policyIndex()[n.Obj().Pkg().Path()] != nil
}

// HasPolicies reports whether a function's package has rows: what such a package's functions set, its rows say.
func HasPolicies(fn *types.Func) bool {
	return fn != nil && fn.Pkg() != nil && policyIndex()[fn.Pkg().Path()] != nil
}

// Setting is how a report names what sets one of the row's settings: a field, or an argument.
func (p *Policy) Setting(s Set) string {
	if s.Field != "" {
		return s.Field + " of this " + p.Short()
	}
	return fmt.Sprintf("argument %d of %s", s.Arg, p.Short())
}

// Short is how code names what the row is about: retry.OnError, backoff.Config.
func (p *Policy) Short() string {
	name := strings.NewReplacer("(", "", ")", "", "*", "").Replace(p.Name)
	pkg := packageOf(p.Name)
	base := majorVersion.ReplaceAllString("/"+pkg, "")
	base = base[strings.LastIndexByte(base, '/')+1:]
	base, _, _ = strings.Cut(base, ".") // gopkg.in/name.v1
	base = strings.TrimSuffix(strings.TrimPrefix(base, "go-"), "-go")
	return base + name[len(pkg):]
}
