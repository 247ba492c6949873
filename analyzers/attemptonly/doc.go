// Package attemptonly defines an analyzer that reports retry loops that a number of attempts bounds, and no deadline.
//
// # Analyzer attemptonly
//
// attemptonly: report retry loops that only a number of attempts bounds
//
// # What
//
// A loop that makes the same attempt again, waits in between, and gives up after a number of attempts is reported when
// nothing between the attempts looks at wall-clock time: as ctxignored when a context is in hand that the waits ignore,
// else as nodeadline. With strict, a deadline that is looked at only behind the wait is reported as latecheck.
//
// # Why
//
// Five attempts take anything from a second to minutes: the attempts themselves take as long as the other side lets
// them, and the waits come on top. The caller's contract is in time. A caller that has given up, or a process that is
// told to stop, still sits through every wait that is left.
//
// # Bad
//
//	for range 5 {
//		if err = dial(); err == nil {
//			return nil
//		}
//		time.Sleep(d)
//	}
//
// # Good
//
//	for range 5 {
//		if err = dial(); err == nil {
//			return nil
//		}
//		select {
//		case <-ctx.Done():
//			return ctx.Err()
//		case <-time.After(d):
//		}
//	}
//
// # Not reported
//
// A deadline in any form: a context that is looked at in the wait or beside it, directly or through a helper, a test of
// the clock that decides whether to go on, a timer made before the loop, an ended context's error that ends the loop. A
// loop that goes on until it succeeds; a walk over different things; a ticker; retries without any wait. A channel that
// tells to stop, or code that is not followed and does, unless strict is set.
//
// # Options
//
// strict: a channel that tells to stop is no deadline; report latecheck (false).
// mintotal: silent when all waits together are proven to take less (0).
// deadline: a function whose answer looks at a deadline, importpath.Func or (importpath.Type).Method (repeatable).
// waiter: a function that waits, with :N where argument N is the delay (repeatable).
// tests: report in _test.go files too.
// skip: categories not to report: nodeadline, ctxignored, latecheck.
//
// # Limits
//
// Of other modules only the retry engines that docs/libraries.md lists are known, and the functions that waiter names. A
// count that an iterator of another package hides is not seen. A helper that naps until a time has come is taken for a
// deadline. A total that is not exact is one from above.
package attemptonly
