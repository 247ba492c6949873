package knowledge

// Locks that have another form than Lock and Unlock without arguments, and functions of the standard library that run
// what they are handed before they return.
//
// Left out: leader election, a role and no critical section; semaphores, which are locks only at a weight of one;
// sync.Once and singleflight, whose callers wait for the work by design: what they run holds what the caller holds, and
// nothing of its own.

var lockRows = []Hold{
	{Name: "(*github.com/gofrs/flock.Flock).TryLockContext", Does: Tries, What: ALock},
	{Name: "(*github.com/gofrs/flock.Flock).TryRLockContext", Does: Tries, What: ALock, Read: true},
	{Name: "(*github.com/gofrs/flock.Flock).RLock", Does: Takes, What: ALock, Read: true},
	{Name: "(*github.com/gofrs/flock.Flock).TryRLock", Does: Tries, What: ALock, Read: true},
	{Name: "(*github.com/gofrs/flock.Flock).Close", Does: Frees, What: ALock},
	{Name: "(*github.com/bsm/redislock.Client).Obtain", Does: Gives, What: ALock},
	{Name: "github.com/bsm/redislock.Obtain", Does: Gives, What: ALock},
	{Name: "(*github.com/bsm/redislock.Lock).Release", Does: Frees, What: ALock},
	{Name: "(k8s.io/utils/keymutex.KeyMutex).LockKey", Does: Takes, What: ALock},
	{Name: "(k8s.io/utils/keymutex.KeyMutex).UnlockKey", Does: Frees, What: ALock},

	{Name: "(*sync.Once).Do", Does: Inline},
	{Name: "(*sync.Map).Range", Does: Inline},
	{Name: "(*golang.org/x/sync/singleflight.Group).Do", Does: Inline, Arg: 1},
	{Name: "sort.Slice", Does: Inline, Arg: 1},
	{Name: "sort.SliceStable", Does: Inline, Arg: 1},
	{Name: "slices.SortFunc", Does: Inline, Arg: 1},
	{Name: "slices.ContainsFunc", Does: Inline, Arg: 1},
	{Name: "slices.IndexFunc", Does: Inline, Arg: 1},
	{Name: "slices.DeleteFunc", Does: Inline, Arg: 1},
	{Name: "path/filepath.Walk", Does: Inline, Arg: 1},
	{Name: "path/filepath.WalkDir", Does: Inline, Arg: 1},
	{Name: "io/fs.WalkDir", Does: Inline, Arg: 2},
}
