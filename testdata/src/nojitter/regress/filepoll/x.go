// Package filepoll: What the disk has answered is asked again, for its mode or its text, and that asks nobody else.
package filepoll

import (
	"encoding/json"
	"errors"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func waitForSocket(path string, timeout time.Duration) {
	deadline := time.Now().Add(timeout)
	sleeps := []time.Duration{10 * time.Millisecond, 20 * time.Millisecond, 50 * time.Millisecond, 100 * time.Millisecond}
	i := 0
	for time.Now().Before(deadline) {
		if info, err := os.Stat(path); err == nil {
			if info.Mode()&os.ModeSocket != 0 {
				return
			}
		}
		if i < len(sleeps) {
			time.Sleep(sleeps[i]) // schedule "growth=geometric .*local"
			i++
		} else {
			time.Sleep(500 * time.Millisecond)
		}
	}
	log.Fatal("no socket")
}

func waitForDir(path string) error {
	for d := time.Millisecond; d < time.Minute; d *= 2 {
		if info, err := os.Lstat(path); err == nil && info.Mode().IsDir() && info.Size() > 0 {
			return nil
		}
		time.Sleep(d) // schedule "growth=geometric .*local"
	}
	return errors.New("no directory")
}

type state struct{ Ready bool }

func waitForState(path string) (s state) {
	for d := time.Millisecond; ; d = min(2*d, time.Second) {
		data, err := os.ReadFile(path)
		if err == nil && json.Unmarshal(data, &s) == nil && s.Ready {
			return s
		}
		time.Sleep(d) // schedule "growth=geometric .*local"
	}
}

// Whom the answer is told afterwards does not matter.
func waitForWord(path, told string) {
	for d := time.Millisecond; ; d = min(2*d, time.Second) {
		data, _ := os.ReadFile(path)
		if strings.TrimSpace(string(data)) == "ready" {
			return
		}
		_, _ = http.Get(told)
		time.Sleep(d) // schedule "growth=geometric .*local"
	}
}

var _, _, _, _ = waitForSocket, waitForDir, waitForState, waitForWord

var now = time.Now

// Whoever tells the time is not waited for.
func until(path string) {
	d := time.Millisecond
	for end := now().Add(time.Minute); now().Before(end); d = min(2*d, time.Second) {
		if _, err := os.Stat(path); os.IsNotExist(err) {
			return
		}
		time.Sleep(d) // schedule "growth=geometric .*local"
	}
}

var _ = until
