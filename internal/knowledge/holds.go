package knowledge

// What takes and frees a lock, a transaction or a connection. Most of it is known by shape: the type has the methods,
// and the name of the method says which of them was called. That covers every mutex, every library whose transaction
// commits and rolls back, and the program's own wrappers, at any version. Rows (database.go, locks.go) say what the
// shape (shapes.go) does not: a session that is itself the transaction, functions that run a callback.
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
	for _, shape := range []func(*types.Func) Hold{injectShape, lockShape, endShape, beginShape, rowsShape, poolShape, callbackShape} {
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
