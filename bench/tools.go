package main

// This file builds what is compared.

import (
	"crypto/rand"
	"io"
	"os"
	"path/filepath"
)

// tools are the paths of the commands.
type tools struct {
	dir         string
	backofflint string
	null        string // an analyzer that does nothing
	staticcheck string
	staticvet   string // staticcheck as a tool of go vet
	golangci    string // golangci-lint with the plugin
}

// build builds all but golangci-lint. The bench folder has to be the current one.
func build(dir string) (*tools, error) {
	t := &tools{dir: dir}
	for _, b := range []struct {
		path *string
		name string
		from string // module's folder
		pkg  string
	}{
		{&t.backofflint, "backofflint", "..", "./cmd/backofflint"},
		{&t.null, "null", ".", "./null"},
		{&t.staticcheck, "staticcheck", ".", "honnef.co/go/tools/cmd/staticcheck"},
		{&t.staticvet, "staticvet", ".", "./staticvet"},
	} {
		*b.path = filepath.Join(dir, b.name)
		if _, err := goCommand(b.from, "build", "-o", *b.path, b.pkg); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// buildGolangci links golangci-lint as test/golangci does: one package at a time, for the linker alone takes most of a
// gigabyte.
func (t *tools) buildGolangci() error {
	t.golangci = filepath.Join(t.dir, "golangci-lint")
	_, err := goCommand(filepath.Join("..", "test", "golangci"), "build", "-p=1", "-o", t.golangci, "./gcl")
	return err
}

// fresh copies an executable and makes it another one to the go command, which then knows no result of it.
func fresh(exe, to string) error {
	in, err := os.Open(exe)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o755)
	if err != nil {
		return err
	}
	salt := make([]byte, 16)
	rand.Read(salt)
	if _, err := io.Copy(out, in); err != nil {
		return err
	}
	if _, err := out.Write(salt); err != nil {
		return err
	}
	return out.Close()
}
