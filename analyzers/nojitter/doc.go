// Package nojitter defines an analyzer that reports retry delays without a fresh random draw.
//
// # Analyzer nojitter
//
// nojitter: report retry delays that no random draw spreads
//
// # What
//
// A delay that grows geometrically from one attempt to the next (doubling, a shift, a power, Fibonacci, a table) and
// that no random draw enters is reported as nodraw. A draw that is made once and then used on every attempt is
// reported as reuseddraw, one from a generator with a constant seed as seededdraw, at any growth. What failed and is handed
// back to a queue for later waits too: queue.AddAfter(key, d), or the RequeueAfter of a reconciler's Result.
//
// # Why
//
// A delay that is computed from the attempt number alone is the same number in every process that failed at the same
// moment. They sleep together and come back together: 400 clients inside 50 ms are 8,000 requests a second, and drawn
// uniformly from 0 to 4 s they are 100 a second.
//
// # Bad
//
//	for {
//		if err := dial(); err == nil {
//			return nil
//		}
//		time.Sleep(d)
//		d = min(2*d, 30*time.Second)
//	}
//
// # Good
//
//	for {
//		if err := dial(); err == nil {
//			return nil
//		}
//		time.Sleep(d/2 + rand.N(d/2))
//		d = min(2*d, 30*time.Second)
//	}
//
// # Not reported
//
// Waits for what lies in the process or on its disk (an accept loop, a file, a compare-and-swap, a flag in memory), for
// there is no fleet; tickers, polls and other periodic work; a draw behind a setting, unless every value that the program
// gives the setting turns it off; whatever the analysis cannot follow.
//
// # Options
//
// growth: the slowest growth to report without a draw: geometric (the default), linear or fixed.
// draw: a function that answers a random number, importpath.Func or (importpath.Type).Method (repeatable).
// waiter: a function that waits, with :N where argument N is the delay (repeatable).
// tests: report in _test.go files too.
// plateau: report a library's draw that is cut off where the ceiling is reached, as plateau.
// skip: categories not to report: nodraw, reuseddraw, seededdraw, plateau.
//
// # Limits
//
// Growth through text (Sprintf and ParseDuration), through a channel, inside an error, in records that are stored
// and read back, and in tables that are filled by a loop is not followed; nor is a draw that sync.OnceValue keeps.
// Of other modules only the libraries that docs/libraries.md lists are known, and the functions that waiter and draw
// name. A draw that an importer adds to a delay function which is reported at itself is not seen. A wait for the
// file system behind an interface is not known to be local. An error that comes through a channel which an operation
// answered is no failure. A library's policy that goes to a function value, such as an exported option, or to another
// package that may wrap it, is unknown.
package nojitter
