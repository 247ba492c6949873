package knowledge

// What takes and frees by its shape: a method's name, and the methods that its type, or the type of its result, has.

import (
	"go/types"
	"slices"
	"strings"
)

// lockShape knows Lock and RLock, on a type that has what undoes them, and what undoes them, on any: who has locked
// may be handed no more than that.
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
		h.Does = Frees
	case "RUnlock":
		h.Does, h.Read = Frees, true
	default:
		return Hold{}
	}
	if h.Does == Tries && fn.Signature().Results().Len() == 0 {
		return Hold{}
	}
	if h.Does != Frees && !has(recv.Type(), pair) {
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

// isTransaction reports whether values of type t commit and roll back.
func isTransaction(t types.Type) bool {
	if _, ok := t.Underlying().(*types.Basic); ok {
		return false
	}
	return has(t, "Commit") && (has(t, "Rollback") || has(t, "Discard"))
}

// endShape knows what ends a transaction.
func endShape(fn *types.Func) (h Hold) {
	switch fn.Name() {
	case "Commit", "CommitWith", "CommitAt", "Rollback", "Discard":
		if recv := fn.Signature().Recv(); recv != nil && isTransaction(recv.Type()) {
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
		if isTransaction(results.At(i).Type()) {
			return Hold{Does: Gives, What: ATransaction, Arg: i}
		}
	}
	return h
}

// beginLike reports whether a name says that a transaction starts, rather than which one is at hand.
func beginLike(name string) bool {
	for _, at := range []string{"Get", "Current", "Of", "For", "With"} {
		if strings.HasPrefix(name, at) {
			return false
		}
	}
	for _, kind := range []string{"Tx", "Txn", "Transaction"} {
		if strings.HasSuffix(name, kind) {
			return true
		}
	}
	for _, start := range []string{"Begin", "begin", "MustBegin"} {
		if strings.HasPrefix(name, start) {
			return true
		}
	}
	return name == "NewTransactionAt"
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

// poolShape knows a pool that hands out connections: Acquire, and Release on what runs queries.
func poolShape(fn *types.Func) (h Hold) {
	sig := fn.Signature()
	switch fn.Name() {
	case "Acquire":
		for i := range sig.Results().Len() {
			if isPooled(sig.Results().At(i).Type()) {
				return Hold{Does: Gives, What: AConnection, Arg: i}
			}
		}
	case "Release":
		if recv := sig.Recv(); recv != nil && isPooled(recv.Type()) {
			return Hold{Does: Frees, What: AConnection}
		}
	}
	return h
}

// isPooled reports whether values of type t are connections that go back to a pool.
func isPooled(t types.Type) bool {
	if _, ok := t.Underlying().(*types.Basic); ok || !has(t, "Release") {
		return false
	}
	return slices.ContainsFunc([]string{"Exec", "ExecContext", "Query", "QueryContext", "Ping"}, func(name string) bool { return has(t, name) })
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
			if isTransaction(p.Type()) {
				return Hold{Does: Runs, What: ATransaction, Arg: i}
			}
		}
	}
	return h
}
