package knowledge

import (
	"errors"
	"flag"
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// This file adds rows that the user writes: functions of the program, or of a library that no row is about, that wait,
// draw, lock, or look at a deadline.
//
// A row is importpath.Func or (importpath.Type).Method, with or without a star. A waiter may say which argument is the
// delay, counted from 1: example.com/x.Pause:2. A lock names what frees it behind a slash: (example.com/x.Gate).Enter/Leave.

// Table looks things up in the user's rows and then in the built-in ones. The nil table has the built-in ones alone.
type Table struct {
	funcs map[string]Func
	holds map[string]Hold
	met   sync.Map // names of user rows that something was found for
}

// plain is a full name without what differs between a function and the row about it.
func plain(name string) string {
	return strings.NewReplacer("(", "", ")", "", "*", "").Replace(bare(name))
}

// Lookup returns the row of fn, if there is one.
func (t *Table) Lookup(fn *types.Func) (Func, bool) {
	if t != nil && len(t.funcs) > 0 && fn != nil && fn.Pkg() != nil {
		name := plain(fn.Origin().FullName())
		if row, ok := t.funcs[name]; ok {
			t.met.Store(name, true)
			if row.Role == SleepFor && row.Arg < 0 {
				row.Arg = durationArg(fn)
			}
			return row, true
		}
	}
	return Lookup(fn)
}

// durationArg is the position of the only duration that a function takes; -1 when there are none or several.
func durationArg(fn *types.Func) int {
	at := -1
	params := fn.Signature().Params()
	for i := range params.Len() {
		if IsDuration(params.At(i).Type()) {
			if at >= 0 {
				return -1
			}
			at = i
		}
	}
	return at
}

// RoleOf returns the role of fn, None when it has no row.
func (t *Table) RoleOf(fn *types.Func) Role {
	row, _ := t.Lookup(fn)
	return row.Role
}

// HoldOf returns what fn does to something that is held.
func (t *Table) HoldOf(fn *types.Func) (Hold, bool) {
	if t != nil && len(t.holds) > 0 && fn != nil && fn.Pkg() != nil {
		name := plain(fn.Origin().FullName())
		if row, ok := t.holds[name]; ok {
			t.met.Store(name, true)
			return row, true
		}
	}
	return HoldOf(fn)
}

// Unmet lists the user's rows that nothing was found for so far, sorted.
func (t *Table) Unmet() (names []string) {
	for name := range t.funcs {
		if _, met := t.met.Load(name); !met {
			names = append(names, name)
		}
	}
	for name := range t.holds {
		if _, met := t.met.Load(name); !met {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// Flags binds the kinds of rows to flags.
func (t *Table) Flags(fs *flag.FlagSet) {
	t.funcs, t.holds = map[string]Func{}, map[string]Hold{}
	fs.Var(&RowsFlag{Table: t, add: t.waiter}, "waiter", "a `function` that waits, importpath.Func or (importpath.Type).Method, with :N where argument N is the delay; repeatable")
	fs.Var(&RowsFlag{Table: t, add: t.draw}, "draw", "a `function` that answers a random number; repeatable")
	fs.Var(&RowsFlag{Table: t, add: t.lock}, "lock", "a `method` that takes a lock, with the one that frees it: (importpath.Type).Take/Free; repeatable")
	fs.Var(&RowsFlag{Table: t, add: t.deadline}, "deadline", "a `function` whose answer looks at a deadline; repeatable")
}

func (t *Table) waiter(row string) error {
	name, at, numbered := cutNumber(row)
	arg := -1
	if numbered {
		n, err := strconv.Atoi(at)
		if err != nil || n < 1 {
			return fmt.Errorf("%q is no position of an argument", at)
		}
		arg = n - 1
	}
	return t.add(name, Func{Role: SleepFor, Arg: arg})
}

// cutNumber cuts the position off a row.
func cutNumber(row string) (name, at string, found bool) {
	if i := strings.LastIndexByte(row, ':'); i > strings.LastIndexByte(row, '.') {
		return row[:i], row[i+1:], true
	}
	return row, "", false
}

func (t *Table) draw(row string) error { return t.add(row, Func{Role: Draw, Arg: -1}) }

func (t *Table) deadline(row string) error { return t.add(row, Func{Role: Judge, Arg: -1}) }

func (t *Table) add(name string, row Func) error {
	if err := checkName(name); err != nil {
		return err
	}
	row.Name = name
	t.funcs[plain(name)] = row
	return nil
}

func (t *Table) lock(row string) error {
	i := strings.LastIndexByte(row, '/')
	if i < strings.LastIndexByte(row, '.') || i == len(row)-1 || !strings.HasPrefix(row, "(") {
		return errors.New("a lock is a method, with the one that frees it: (importpath.Type).Take/Free")
	}
	take := row[:i]
	if err := checkName(take); err != nil {
		return err
	}
	free := take[:strings.LastIndexByte(take, '.')+1] + row[i+1:]
	t.holds[plain(take)] = Hold{Name: take, Does: Takes, What: ALock}
	t.holds[plain(free)] = Hold{Name: free, Does: Frees, What: ALock}
	return nil
}

// checkName rejects what can be the name of no function.
func checkName(name string) error {
	want := fmt.Errorf("%q is neither importpath.Func nor (importpath.Type).Method", name)
	path, last := name, ""
	if i := strings.LastIndexByte(name, '.'); i > strings.LastIndexByte(name, '/') {
		path, last = name[:i], name[i+1:]
	}
	if rest, ok := strings.CutPrefix(path, "("); ok {
		inner, closed := strings.CutSuffix(rest, ")")
		path = strings.TrimPrefix(inner, "*")
		if !closed || strings.LastIndexByte(path, '.') <= strings.LastIndexByte(path, '/') {
			return want
		}
	}
	if path == "" || !token.IsIdentifier(last) || strings.ContainsAny(path, "()*: \t") {
		return want
	}
	return nil
}

// RowsFlag is a repeatable flag that adds rows to a table; it also takes several with commas between them.
type RowsFlag struct {
	Table *Table
	add   func(string) error
	rows  []string
}

// String gives the rows.
func (f *RowsFlag) String() string { return strings.Join(f.rows, ",") }

// Set adds rows.
func (f *RowsFlag) Set(s string) error {
	for row := range strings.SplitSeq(s, ",") {
		row = strings.TrimSpace(row)
		if err := f.add(row); err != nil {
			return err
		}
		f.rows = append(f.rows, row)
	}
	return nil
}
