// Command gcl is golangci-lint with the plugin, as golangci-lint custom would build it.
package main

import (
	"fmt"
	"os"

	"github.com/golangci/golangci-lint/v2/pkg/commands"
	"github.com/golangci/golangci-lint/v2/pkg/exitcodes"

	_ "github.com/backofflint/backofflint/plugin" // registers itself
)

func main() {
	info := commands.BuildInfo{GoVersion: "go1.26", Version: "2.15.0-custom", Commit: "none", Date: "2026-01-01"}
	if err := commands.Execute(info); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(exitcodes.Failure)
	}
}
