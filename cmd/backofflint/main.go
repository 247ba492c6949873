// Command backofflint reports broken retry backoff in Go code: delays without a draw or a ceiling, waits under a lock,
// retries without a deadline.
//
// It runs by itself (backofflint [flags] [packages]) and as a vet tool (go vet -vettool=$(which backofflint) ./...).
// `backofflint help` tells the rest.
package main

import (
	"github.com/backofflint/backofflint/analyzers"
	"github.com/backofflint/backofflint/internal/driver"
	"github.com/backofflint/backofflint/internal/engine"
	"github.com/backofflint/backofflint/internal/survey"
)

func main() {
	driver.Main(driver.Suite{
		Checks: analyzers.All(), Engine: engine.Analyzer, Carrier: engine.Carrier, Describe: engine.Describe, Unmet: engine.Unmet,
		Commands: []driver.Command{survey.Command},
	})
}
