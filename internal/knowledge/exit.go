package knowledge

import "go/types"

// What never returns: the code behind such a call does not exist, so the path through it leads to no wait.

var exitRows = []Func{
	{Name: "os.Exit", Role: NoReturn},
	{Name: "syscall.Exit", Role: NoReturn},
	{Name: "runtime.Goexit", Role: NoReturn, Arg: -1},
	{Name: "log.Fatal", Role: NoReturn, Arg: -1},
	{Name: "log.Fatalf", Role: NoReturn, Arg: -1},
	{Name: "log.Fatalln", Role: NoReturn, Arg: -1},
	{Name: "log.Panic", Role: NoReturn, Arg: -1},
	{Name: "log.Panicf", Role: NoReturn, Arg: -1},
	{Name: "log.Panicln", Role: NoReturn, Arg: -1},
	{Name: "(*log.Logger).Fatal", Role: NoReturn, Arg: -1},
	{Name: "(*log.Logger).Fatalf", Role: NoReturn, Arg: -1},
	{Name: "(*log.Logger).Fatalln", Role: NoReturn, Arg: -1},
	{Name: "(*log.Logger).Panic", Role: NoReturn, Arg: -1},
	{Name: "(*log.Logger).Panicf", Role: NoReturn, Arg: -1},
	{Name: "(*log.Logger).Panicln", Role: NoReturn, Arg: -1},
	{Name: "(*testing.common).FailNow", Role: NoReturn, Arg: -1},
	{Name: "(*testing.common).Fatal", Role: NoReturn, Arg: -1},
	{Name: "(*testing.common).Fatalf", Role: NoReturn, Arg: -1},
	{Name: "(*testing.common).SkipNow", Role: NoReturn, Arg: -1},
	{Name: "(*testing.common).Skip", Role: NoReturn, Arg: -1},
	{Name: "(*testing.common).Skipf", Role: NoReturn, Arg: -1},
	{Name: "(testing.TB).FailNow", Role: NoReturn, Arg: -1},
	{Name: "(testing.TB).Fatal", Role: NoReturn, Arg: -1},
	{Name: "(testing.TB).Fatalf", Role: NoReturn, Arg: -1},
	{Name: "(testing.TB).SkipNow", Role: NoReturn, Arg: -1},
	{Name: "(testing.TB).Skip", Role: NoReturn, Arg: -1},
	{Name: "(testing.TB).Skipf", Role: NoReturn, Arg: -1},
}

// Ends reports whether a call of fn never returns.
func Ends(fn *types.Func) bool { return RoleOf(fn) == NoReturn }
