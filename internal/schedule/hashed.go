package schedule

// This file finds a draw that is made by hashing the time: the sum of what was written to a hash, or handed to a function
// of its package. Only what is written in the function that sums it up is looked at; any other hash may be one of
// anything, and is unknown.

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/backofflint/backofflint/internal/ssaread"
)

// hashes reports whether a function belongs to a hash, whose sum may be of the time or of the process: it spreads a
// fleet as a draw does.
func hashes(fn *types.Func) bool {
	if fn.Pkg() == nil {
		return false // error.Error
	}
	path := fn.Pkg().Path()
	return path == "hash" || strings.HasPrefix(path, "hash/") || strings.HasPrefix(path, "crypto/")
}

// hashesTime reports whether a call of a hash answers the sum of the time.
func (p *program) hashesTime(c *ssa.Call) bool {
	recv, args := operands(&c.Call)
	return recv != nil && p.hashedInto(recv) || slices.ContainsFunc(args, func(v ssa.Value) bool { return p.madeOfTime(v, 0) })
}

// hashedInto reports whether the time is written to a hash, by its own methods or by what it is handed to.
func (p *program) hashedInto(h ssa.Value) bool {
	return h.Referrers() != nil && slices.ContainsFunc(*h.Referrers(), func(ref ssa.Instruction) bool {
		switch ref := ref.(type) {
		case *ssa.MakeInterface:
			return p.hashedInto(ref)
		case *ssa.ChangeInterface:
			return p.hashedInto(ref)
		case *ssa.Call:
			return slices.ContainsFunc(ref.Call.Args, func(v ssa.Value) bool { return v != h && p.madeOfTime(v, 0) })
		}
		return false
	})
}

// maxMade bounds the steps from what is hashed back to the clock.
const maxMade = 8

// madeOfTime reports whether text, bytes or a number are made of a reading of the clock.
func (p *program) madeOfTime(v ssa.Value, depth int) bool {
	if depth > maxMade {
		return false
	}
	made := func(of ssa.Value) bool { return p.madeOfTime(of, depth+1) }
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return made(v.X)
	case *ssa.Convert:
		return made(v.X)
	case *ssa.BinOp:
		return made(v.X) || made(v.Y)
	case *ssa.Slice:
		listed, ok := v.X.(*ssa.Alloc)
		return ok && slices.ContainsFunc(ssaread.ElementStores(listed), func(st *ssa.Store) bool { return made(st.Val) })
	case *ssa.Call:
		fn := ssaread.Callee(&v.Call)
		return p.readsClock(v) || fn != nil && p.standard(fn.Pkg()) && slices.ContainsFunc(v.Call.Args, made)
	}
	return p.readsClock(v)
}
