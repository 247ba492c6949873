package knowledge

// Locks, things done once, and atomics, which are loads and stores of a place in memory.

var syncRows = append([]Func{
	{Name: "(*sync.Once).Do", Role: OnceDo},
	{Name: "sync.OnceFunc", Role: OnceFunc},
	{Name: "sync.OnceValue", Role: OnceFunc},
	{Name: "sync.OnceValues", Role: OnceFunc},
	{Name: "(*sync.Cond).Wait", Role: CondWait, Arg: -1},
	{Name: "(*sync.WaitGroup).Wait", Role: GroupWait, Arg: -1},

	{Name: "(*sync.Mutex).Lock", Role: Lock, Arg: -1},
	{Name: "(*sync.Mutex).Unlock", Role: Unlock, Arg: -1},
	{Name: "(*sync.Mutex).TryLock", Role: TryLock, Arg: -1},
	{Name: "(*sync.RWMutex).Lock", Role: Lock, Arg: -1},
	{Name: "(*sync.RWMutex).Unlock", Role: Unlock, Arg: -1},
	{Name: "(*sync.RWMutex).TryLock", Role: TryLock, Arg: -1},
	{Name: "(*sync.RWMutex).RLock", Role: Lock, Arg: -1},
	{Name: "(*sync.RWMutex).RUnlock", Role: Unlock, Arg: -1},
	{Name: "(*sync.RWMutex).TryRLock", Role: TryLock, Arg: -1},
	{Name: "(*sync.Map).Load", Role: Element, Arg: -1},
	{Name: "(*sync.Map).LoadOrStore", Role: Element, Arg: -1},
	{Name: "(*sync.Map).LoadAndDelete", Role: Element, Arg: -1},

	{Name: "(sync.Locker).Lock", Role: Lock, Arg: -1},
	{Name: "(sync.Locker).Unlock", Role: Unlock, Arg: -1},
}, atomicRows()...)

// atomicRows spells out the functions and the methods of package sync/atomic, which differ in the type they work on.
func atomicRows() (rows []Func) {
	verbs := []struct {
		name string
		role Role
		arg  int // of the method; a function takes the place before it
	}{
		{"Add", AtomicAdd, 0}, {"Load", AtomicLoad, -1}, {"Store", AtomicStore, 0}, {"Swap", AtomicStore, 0},
		{"And", AtomicMask, 0}, {"Or", AtomicMask, 0}, {"CompareAndSwap", CompareSet, 1},
	}
	for _, v := range verbs {
		number := v.role == AtomicAdd || v.role == AtomicMask
		for _, typ := range []string{"Int32", "Int64", "Uint32", "Uint64", "Uintptr", "Pointer", "Bool", "Value"} {
			if number && (typ == "Pointer" || typ == "Bool" || typ == "Value") {
				continue // neither adds nor masks
			}
			method := "(*sync/atomic." + typ + ")." + v.name
			if typ == "Pointer" {
				method = "(*sync/atomic.Pointer[T])." + v.name
			}
			rows = append(rows, Func{Name: method, Role: v.role, Arg: v.arg})
			if typ == "Bool" || typ == "Value" {
				continue // types without functions
			}
			arg := v.arg + 1
			if v.role == AtomicLoad {
				arg = -1
			}
			rows = append(rows, Func{Name: "sync/atomic." + v.name + typ, Role: v.role, Arg: arg})
		}
	}
	return rows
}
