package main

// This file holds the modules that are measured, and brings them.

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// pin is a released module. It is analysed as its author would: as the main module, in a folder of its own.
type pin struct {
	name    string
	module  string
	version string
	sum     string // of its content, as in go.sum
}

var pins = []pin{
	{"memberlist", "github.com/hashicorp/memberlist", "v0.7.0", "h1:JfqTDFUIAzDEYKMhSc3Gpwe05zvSU3/cYtiZ3yW59TM="},
	{"nats-server", "github.com/nats-io/nats-server/v2", "v2.15.3", "h1:IgHIKL4DYN9mEfwtPcdM39muvXG8v9FBADQn0f4Whs0="},
	{"boulder", "github.com/letsencrypt/boulder", "v0.20260825.0", "h1:LBTHhA/mGv5RngYofgb3CHATfUAhO1g64IFPYFNTb1M="},
}

// environment makes the figures independent of where a module lies, and of what surrounds it.
var environment = []string{"GOFLAGS=-mod=mod -trimpath -buildvcs=false", "GOWORK=off", "GOTOOLCHAIN=local"}

// fetch copies the module into a folder below dir, unless it is there.
func (p pin) fetch(dir string) (string, error) {
	folder := filepath.Join(dir, p.name)
	if _, err := os.Stat(folder); err == nil {
		return folder, nil
	}
	out, err := goCommand(dir, "mod", "download", "-json", p.module+"@"+p.version)
	if err != nil {
		return "", err
	}
	var got struct{ Dir, Sum string }
	if err := json.Unmarshal(out, &got); err != nil {
		return "", err
	}
	if got.Sum != p.sum {
		return "", fmt.Errorf("%s@%s has the sum %s, want %s", p.module, p.version, got.Sum, p.sum)
	}
	if err := os.CopyFS(folder, os.DirFS(got.Dir)); err != nil {
		return "", err
	}
	if err := os.Chmod(folder, 0o755); err != nil {
		return "", err
	}
	for _, name := range []string{"go.mod", "go.sum"} { // read-only in the module cache
		if err := os.Chmod(filepath.Join(folder, name), 0o644); err != nil {
			return "", err
		}
	}
	return folder, nil
}

func goCommand(dir string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir, cmd.Env, cmd.Stderr = dir, append(os.Environ(), environment...), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w", args, err)
	}
	return out, nil
}
