// Package budget defines an analyzer that reports retries that exceed limits that a repository has set.
//
// # Analyzer budget
//
// budget: report retries that exceed a budget of waiting, of attempts, or that lack a deadline; off until one is set
//
// # What
//
// With max-total, a retry whose waits can take longer together is reported as total. With max-attempts, one that can
// make more attempts is reported as attempts. A retry that goes on as long as it fails, with no deadline and no word to
// stop, exceeds both. With require-deadline, a retry that looks at no wall-clock time between its attempts is reported as
// deadline. Without any of these options the check does nothing.
//
// # Why
//
// How long a call may hold a worker is a decision of the whole service, and each retry in it spends from the same time.
// It is made once, and a policy that no tool holds is forgotten by the tenth retry.
//
// # Bad
//
//	for range 10 { // max-total: 30s
//		if err = dial(); err == nil {
//			return nil
//		}
//		time.Sleep(5 * time.Second)
//	}
//
// # Good
//
//	for range 5 {
//		if err = dial(); err == nil {
//			return nil
//		}
//		time.Sleep(5 * time.Second)
//	}
//
// # Not reported
//
// What is not proven to exceed the budget: a number of attempts that is no constant, a delay that is not known, a retry
// with a deadline, whose length is not known. Periodic work. A retry for something in the process or on its disk. A word
// to stop counts as a deadline, as in attemptonly.
//
// # Options
//
// max-total: the longest time that all waits of a retry may take together (0: any).
// max-attempts: the largest number of attempts of a retry (0: any).
// require-deadline: every retry must look at a deadline, or at a word to stop (false).
// deadline: a function whose answer looks at a deadline, importpath.Func or (importpath.Type).Method (repeatable).
// waiter: a function that waits, with :N where argument N is the delay (repeatable).
// tests: report in _test.go files too.
// skip: categories not to report: total, attempts, deadline.
//
// # Limits
//
// The sum of the waits leaves out the time that the attempts themselves take. A sum that is not exact is one from above.
package budget
