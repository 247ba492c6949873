// Package uncapped defines an analyzer that reports retry delays without a ceiling.
//
// # Analyzer uncapped
//
// uncapped: report retry delays that grow without a ceiling
//
// # What
//
// A delay that grows geometrically and that nothing bounds is reported as noceiling. A ceiling that integer overflow
// defeats, because the clamp comes after the shift, the product or the conversion that can wrap, is reported as
// overflow; a setting of a retry library whose zero makes every wait zero as hotloop.
//
// # Why
//
// One second doubled ten times is 17 minutes: a client that fails through a short outage is away for long after it. On
// an int64 the 34th doubling of a second is negative: it passes the clamp, and no wait happens at all.
//
// # Bad
//
//	for n := 0; ; n++ {
//		if err := dial(); err == nil {
//			return nil
//		}
//		time.Sleep(time.Second << n)
//	}
//
// # Good
//
//	for n := 0; ; n++ {
//		if err := dial(); err == nil {
//			return nil
//		}
//		time.Sleep(time.Second << min(n, 5))
//	}
//
// # Not reported
//
// A bound in any form: min, an if, a test that leaves the loop when the delay is too long, a clamp on the exponent, the
// last entry of a table, an option that clamps when it is set. A constant number of attempts whose largest delay stays
// at or under max; a constant number of attempts from a base that is not known.
//
// # Options
//
// max: the largest delay that a constant number of attempts may reach without a ceiling (60s).
// waiter: a function that waits, importpath.Func or (importpath.Type).Method, with :N where argument N is the delay
// (repeatable).
// tests: report in _test.go files too.
// skip: categories not to report: noceiling, overflow, hotloop.
//
// # Limits
//
// A variable bound on the attempts is no bound: people do set 100. A helper of another package whose argument a
// constant bounds is unknown, and so is how much a draw from a window that another package is passed can add. Growth
// through text and in stored records is not followed. Of other modules only the libraries that docs/libraries.md lists
// are known, and the functions that waiter names. A test for equality (stop doubling at exactly 32s) is no ceiling. Not
// seen are a clamp on the exponent behind an option, one by the delay before (no shift once that was the largest), and a
// budget that the delays spend where it may not be set.
package uncapped
