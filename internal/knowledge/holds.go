package knowledge

// What takes and frees a lock, a transaction or a connection. Most of it is known by shape: the type has the methods,
// and the name of the method says which of them was called. That covers every mutex, every library whose transaction
// commits and rolls back, and the program's own wrappers, at any version. Rows (database.go, locks.go) say what the
// shape does not: a session that is itself the transaction, connections of a pool, functions that run a callback.
//
// A row names the module at one major version; it stands for the others too. Savepoints (RollbackTo) release nothing.

import (
	"go/types"
	"regexp"
	"strings"
	"sync"
)

// Verb is what a function does to something that is held.
type Verb uint8

const (
	NoVerb  Verb = iota
	Takes        // the receiver is held from here on
	Tries        // the same, when the answer is true, or no error
	Gives        // result Arg is held from here on
	Frees        // the receiver is free
	FreesAt      // the receiver is free when the answer is false
	Runs         // runs the function argument Arg while it holds
	Inline       // runs the function argument Arg before it returns, holding nothing
	Waits        // blocks for a time
	Injects      // asks whether a fault is injected, or runs what injects it: only for a test
)

// Thing is what is held. The words are the categories of the check.
type Thing string

const (
	ALock        Thing = "lock"
	ATransaction Thing = "transaction"
	AConnection  Thing = "connection"
)

// Hold is what one function does to something that is held.
type Hold struct {
	Name string // as types.Func.FullName gives it
	Does Verb
	What Thing
	Arg  int  // the result that is given, or the argument that is run
	Read bool // shared with other readers
}

// HoldOf returns what fn does to something that is held, by its row or by its shape.
func HoldOf(fn *types.Func) (Hold, bool) {
	if fn == nil || fn.Pkg() == nil {
		return Hold{}, false
	}
	if byName := holdIndex()[unversioned(fn.Pkg().Path())]; byName != nil {
		if row, ok := byName[unversioned(fn.Origin().FullName())]; ok {
			return row, row.Does != NoVerb
		}
	}
	if row := PolicyOf(fn); row != nil && row.Does == Retries && !row.Apart {
		return Hold{Name: fn.FullName(), Does: Waits}, true
	}
	for _, shape := range []func(*types.Func) Hold{injectShape, lockShape, endShape, beginShape, rowsShape, callbackShape} {
		if h := shape(fn); h.Does != NoVerb {
			h.Name = fn.FullName()
			return h, true
		}
	}
	return Hold{}, false
}

// holdIndex holds the rows by package path and name, both without a major version.
var holdIndex = sync.OnceValue(func() map[string]map[string]Hold {
	byPkg := map[string]map[string]Hold{}
	for row := range holdRows {
		pkg := unversioned(packageOf(row.Name))
		if byPkg[pkg] == nil {
			byPkg[pkg] = map[string]Hold{}
		}
		byPkg[pkg][unversioned(row.Name)] = row
	}
	return byPkg
})

// holdRows walks every row.
func holdRows(yield func(Hold) bool) {
	for _, family := range [][]Hold{databaseRows, lockRows, sleepRows} {
		for _, row := range family {
			if !yield(row) {
				return
			}
		}
	}
}

var majorVersion = regexp.MustCompile(`/v[0-9]+\b`)

// unversioned drops the major version from an import path, or from a name that holds one.
func unversioned(path string) string {
	if !strings.Contains(path, "/v") {
		return path
	}
	return majorVersion.ReplaceAllString(path, "")
}

// lockShape knows Lock, RLock and what undoes them, on a type that has both.
func lockShape(fn *types.Func) (h Hold) {
	recv := fn.Signature().Recv()
	name, ok := strings.CutSuffix(fn.Name(), "Context")
	if recv == nil || ok && !takesContext(fn) || !plainParams(fn) {
		return h
	}
	h.What = ALock
	pair := "Unlock"
	switch name {
	case "Lock":
		h.Does = Takes
	case "RLock":
		h.Does, h.Read, pair = Takes, true, "RUnlock"
	case "TryLock":
		h.Does = Tries
	case "TryRLock":
		h.Does, h.Read, pair = Tries, true, "RUnlock"
	case "Unlock":
		h.Does, pair = Frees, "Lock"
	case "RUnlock":
		h.Does, h.Read, pair = Frees, true, "RLock"
	default:
		return Hold{}
	}
	if h.Does == Tries && fn.Signature().Results().Len() == 0 {
		return Hold{}
	}
	if !has(recv.Type(), pair) && (h.Does != Frees || !has(recv.Type(), "Try"+pair)) {
		return Hold{}
	}
	return h
}

// plainParams reports whether fn takes nothing, or a ctx.
func plainParams(fn *types.Func) bool {
	return fn.Signature().Params().Len() == 0 || takesContext(fn)
}

func takesContext(fn *types.Func) bool {
	p := fn.Signature().Params()
	return p.Len() == 1 && IsContext(p.At(0).Type())
}

// has reports whether a type, or a pointer to it, has a method.
func has(t types.Type, name string) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
	_, ok := obj.(*types.Func)
	return ok
}

// IsTransaction reports whether values of type t commit and roll back.
func IsTransaction(t types.Type) bool {
	if _, ok := t.Underlying().(*types.Basic); ok {
		return false
	}
	return has(t, "Commit") && (has(t, "Rollback") || has(t, "Discard"))
}

// endShape knows what ends a transaction.
func endShape(fn *types.Func) (h Hold) {
	switch fn.Name() {
	case "Commit", "CommitWith", "CommitAt", "Rollback", "Discard":
		if recv := fn.Signature().Recv(); recv != nil && IsTransaction(recv.Type()) {
			return Hold{Does: Frees, What: ATransaction}
		}
	}
	return h
}

// beginShape knows what gives a transaction: a name like Begin, and a result that commits.
func beginShape(fn *types.Func) (h Hold) {
	if !beginLike(fn.Name()) {
		return h
	}
	results := fn.Signature().Results()
	for i := range results.Len() {
		if IsTransaction(results.At(i).Type()) {
			return Hold{Does: Gives, What: ATransaction, Arg: i}
		}
	}
	return h
}

func beginLike(name string) bool {
	switch name {
	case "Tx", "Txn", "NewTransaction", "NewTransactionAt", "StartTransaction", "OpenTx":
		return true
	}
	return strings.HasPrefix(name, "Begin") || strings.HasPrefix(name, "MustBegin")
}

// rowsShape knows the rows of a query, which keep their connection: Next, Scan and Close.
func rowsShape(fn *types.Func) (h Hold) {
	sig := fn.Signature()
	switch name := fn.Name(); {
	case name == "Close" || name == "Next":
		if recv := sig.Recv(); recv == nil || !isRows(recv.Type()) {
			return h
		}
		if name == "Close" {
			return Hold{Does: Frees, What: AConnection}
		}
		return Hold{Does: FreesAt, What: AConnection}
	case strings.Contains(name, "Quer") || name == "Rows":
		for i := range sig.Results().Len() {
			if isRows(sig.Results().At(i).Type()) {
				return Hold{Does: Gives, What: AConnection, Arg: i}
			}
		}
	}
	return h
}

func isRows(t types.Type) bool {
	if !has(t, "Scan") || !has(t, "Close") {
		return false
	}
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, "Next")
	next, ok := obj.(*types.Func)
	return ok && next.Signature().Params().Len() == 0 && next.Signature().Results().Len() == 1 && isBool(next.Signature().Results().At(0).Type())
}

// callbackShape knows what runs a function inside a transaction: by its name, and by the transaction that it hands
// to the function.
func callbackShape(fn *types.Func) (h Hold) {
	switch fn.Name() {
	case "Update", "View", "Batch", "Transaction", "RunInTx", "BeginFunc", "BeginTxFunc", "ExecuteTx", "WithTransaction", "WithTx", "RunInTransaction":
	default:
		return h
	}
	params := fn.Signature().Params()
	for i := range params.Len() {
		cb, ok := params.At(i).Type().Underlying().(*types.Signature)
		if !ok {
			continue
		}
		for p := range cb.Params().Variables() {
			if IsTransaction(p.Type()) {
				return Hold{Does: Runs, What: ATransaction, Arg: i}
			}
		}
	}
	return h
}
