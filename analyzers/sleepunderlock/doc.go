// Package sleepunderlock defines an analyzer that reports waits while a lock, a transaction or a connection is held.
//
// # Analyzer sleepunderlock
//
// sleepunderlock: report waits while a lock, a transaction or a connection is held
//
// # What
//
// A wait is reported as lock when a mutex, or anything else with Lock and Unlock, is held on the way to it; as
// transaction between Begin and Commit or Rollback, and in a callback that runs in a transaction; as connection while
// the rows of a query or a connection of a pool are held. The wait may be up to four calls below, in another package of
// the module too: the report is where the hold is, and names the wait.
//
// # Why
//
// Whoever needs the lock waits for the whole backoff too, and then for everybody who came before: one slow peer stops
// all callers. A transaction keeps its row locks, a connection is missing from the pool.
//
// # Bad
//
//	c.mu.Lock()
//	defer c.mu.Unlock()
//	for c.dial() != nil {
//		time.Sleep(c.delay)
//	}
//
// # Good
//
//	for c.dial() != nil {
//		time.Sleep(c.delay)
//	}
//	c.mu.Lock()
//	defer c.mu.Unlock()
//	c.ready = true
//
// # Not reported
//
// A lock that is released on the way, whether in the function or in a callee; a try that failed; sync.Cond.Wait; a
// goroutine, or a function that runs elsewhere; a select whose time case is a timeout for something else; a rate
// limiter; waiting for a lock itself; sync.Once and singleflight; what runs only behind a failpoint.
//
// # Options
//
// lock: a method that takes a lock, with the one that frees it: (importpath.Type).Take/Free (repeatable).
// waiter: a function that waits, importpath.Func or (importpath.Type).Method, with :N where argument N is the delay
// (repeatable).
// tests: report in _test.go files too.
// skip: categories not to report: lock, transaction, connection.
//
// # Limits
//
// More than four calls between the hold and the wait, function values with several sources, functions that another
// package answers, and interfaces of other modules are not followed; of other modules only the libraries that
// docs/libraries.md lists are known, and what lock and waiter name. A lock that is taken under one test and released
// under another is not reported. A sleep that a channel can cut short, with nothing else depending on it, is taken for
// a timeout.
package sleepunderlock
