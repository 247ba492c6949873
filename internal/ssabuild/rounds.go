package ssabuild

// This file decides, from syntax and types alone, whether attempts may be made in a package: whether something waits
// inside a loop, or in a function that jumps back or calls itself again, or is called in a loop while it waits. It is
// asked only of packages that wait for something and in which no delay grows.
//
// What it gives up: a recursion through more than one other function, and a wait more than one call below the loop.

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/backofflint/backofflint/internal/knowledge"
)

// MayRetry reports whether something waits between attempts. facts says what an imported function is known to do.
func MayRetry(pass *analysis.Pass, rows *knowledge.Table, facts Facts, tests bool) bool {
	s := &roundScan{
		scan:  &scan{pass: pass, rows: rows, info: pass.TypesInfo, tests: map[*token.File]bool{}},
		facts: facts,
		waits: map[*types.Func]bool{}, calls: map[*types.Func]map[*types.Func]bool{}, looped: map[*types.Func]bool{},
	}
	for _, file := range pass.Files {
		if !tests && InTest(pass.Fset, file.FileStart) {
			continue
		}
		for _, decl := range file.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok && fn.Body != nil && s.decl(fn) {
				return true
			}
		}
	}
	for fn := range s.waits {
		if s.looped[fn] || s.calls[fn][fn] {
			return true
		}
		for callee := range s.calls[fn] {
			if s.calls[callee][fn] {
				return true
			}
		}
	}
	return false
}

type roundScan struct {
	*scan
	facts  Facts
	waits  map[*types.Func]bool                 // functions that wait
	calls  map[*types.Func]map[*types.Func]bool // who calls whom in the package
	looped map[*types.Func]bool                 // functions that are called in a loop
}

// decl scans one function; it answers true as soon as a wait stands in a loop.
func (s *roundScan) decl(fn *ast.FuncDecl) (found bool) {
	self, _ := s.info.Defs[fn.Name].(*types.Func)
	s.calls[self] = map[*types.Func]bool{}
	jumps := false
	var stack []ast.Node
	loops := 0
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		if n == nil {
			if isLoop(stack[len(stack)-1]) {
				loops--
			}
			stack = stack[:len(stack)-1]
			return true
		}
		stack = append(stack, n)
		if isLoop(n) {
			loops++
		}
		switch n := n.(type) {
		case *ast.BranchStmt:
			jumps = jumps || n.Tok == token.GOTO
		case *ast.CallExpr:
			found = s.call(self, n, loops > 0) || found
		}
		return true
	})
	return found || jumps && s.waits[self]
}

// call notes a call; it answers whether it waits in a loop.
func (s *roundScan) call(self *types.Func, n *ast.CallExpr, inLoop bool) bool {
	callee := (&declScan{scan: s.scan}).callee(n)
	switch {
	case callee == nil:
		return false
	case callee.Pkg() == s.pass.Pkg:
		callee = callee.Origin()
		s.calls[self][callee] = true
		s.looped[callee] = s.looped[callee] || inLoop
		if _, clock := knowledge.ClockMethod(callee); !clock {
			return false
		}
	case !s.blocks(callee):
		return false
	}
	s.waits[self] = true
	return inLoop
}

// blocks reports whether a function of another package waits, or sets a delay that somebody may wait for.
func (s *roundScan) blocks(fn *types.Func) bool {
	switch s.rows.RoleOf(fn) {
	case knowledge.SleepFor, knowledge.After, knowledge.NewTimer, knowledge.ResetTimer, knowledge.NewTicker, knowledge.ResetTicker:
		return true
	case knowledge.None:
		if _, clock := knowledge.ClockMethod(fn); clock {
			return true
		}
		return s.facts != nil && s.facts(fn).Waits
	}
	return false
}

func isLoop(n ast.Node) bool {
	switch n.(type) {
	case *ast.ForStmt, *ast.RangeStmt:
		return true
	}
	return false
}
