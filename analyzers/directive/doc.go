// Package directive defines an analyzer that reports comments which silence findings badly.
//
// # Analyzer directive
//
// directive: report comments that silence backofflint without a reason, or silence nothing
//
// # What
//
// A comment silences the findings on its line or, standing right above a statement or declaration and in the same
// column, in all of that: //nolint:nojitter // reason, //nolint:backofflint // reason, //lint:ignore nojitter reason.
// One that gives no reason is reported as noreason, a name that looks like a check and is none as unknown, and a name
// that silenced nothing as unused. Only names of backofflint are judged.
//
// # Why
//
// A comment that silences nothing hides the next fault that somebody writes on the line; one without a reason stays for
// ever, since nobody knows when it may go.
//
// # Bad
//
//	for dial() != nil {
//		time.Sleep(d) //nolint:nojitter // the delay does not grow: there is nothing to silence
//	}
//
// # Good
//
//	for dial() != nil {
//		time.Sleep(d) //nolint:nojitter // one client only: no fleet that could come back together
//		d = min(2*d, time.Minute)
//	}
//
// # Not reported
//
// Comments that name other linters only, or none: //nolint silences backofflint too, but it is not judged. Generated
// files. As a plugin of golangci-lint this analyzer is off, for golangci-lint has nolintlint.
//
// # Options
//
// tests: report in _test.go files too; names of checks that do not report there are not judged.
// skip: categories not to report: noreason, unknown, unused.
//
// # Limits
//
// A finding depends on the options of its check: what is of use at one setting may be unused at another.
package directive
