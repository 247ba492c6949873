package main_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/backofflint/backofflint/test/host"
)

// What the README shows is what the command says of the demo.
func TestReadme(t *testing.T) {
	root := filepath.Join("..", "..")
	tool := host.Build(t)
	cmd := exec.Command(tool, "./testdata/demo")
	cmd.Dir = root
	said, _ := cmd.CombinedOutput()
	if status := cmd.ProcessState.ExitCode(); status != 3 {
		t.Fatalf("exit status %d:\n%s", status, said)
	}

	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, shown, found := strings.Cut(string(readme), "\n```\nretry.go:")
	shown, _, _ = strings.Cut("retry.go:"+shown, "\n```")
	if !found {
		t.Fatal("README.md shows no output")
	}
	messages := strings.Split(strings.ReplaceAll(shown, "\n    ", " "), "\n") // a message is broken into lines there
	for _, message := range messages {
		if strings.HasPrefix(message, "retry.go:") && !strings.Contains(string(said), "/"+message+"\n") {
			t.Errorf("the demo does not say\n%s\nbut\n%s", message, said)
		}
	}
	if last := messages[len(messages)-1]; last != "exit status 3" {
		t.Errorf("the output ends in %q", last)
	}
}
