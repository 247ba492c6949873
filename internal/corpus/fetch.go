package corpus

// This file brings a repository at the commit of its labels.

import (
	"fmt"
	"os"
	"os/exec"
)

// Fetch makes a checkout of a repository at one commit, without history, unless there is one. The repository is looked
// for below base, such as https://github.com.
func Fetch(base, corpus, repo, commit string) error {
	dir := Dir(corpus, repo)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	if at, err := exec.Command("git", "-C", dir, "rev-parse", "HEAD").Output(); err == nil && string(at) == commit+"\n" {
		return nil
	}
	for _, args := range [][]string{
		{"init", "-q"},
		{"fetch", "-q", "--depth=1", base + "/" + repo, commit},
		{"-c", "advice.detachedHead=false", "checkout", "-q", commit},
	} {
		cmd := exec.Command("git", append([]string{"-C", dir}, args...)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%s: git %s: %w: %s", repo, args[0], err, out)
		}
	}
	return nil
}
