package driver

// Progress of a long standalone run: shown on standard error when that is a terminal and two seconds have passed,
// erased at the end, never written into a pipe or a file.

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"
)

const (
	progressAfter = 2 * time.Second
	progressEvery = 100 * time.Millisecond
)

type progress struct {
	w           io.Writer
	mu          sync.Mutex
	timer       *time.Timer // nil: never shown
	shown       bool
	last        time.Time
	done, total int
}

func newProgress() *progress {
	p := &progress{w: os.Stderr}
	if terminal(os.Stderr) {
		p.showAfter(progressAfter)
	}
	return p
}

func (p *progress) showAfter(d time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.timer = time.AfterFunc(d, func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		if p.timer != nil {
			p.shown = true
			p.draw()
		}
	})
}

func terminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}

// expect tells how many packages there are.
func (p *progress) expect(total int) {
	p.mu.Lock()
	p.total = total
	p.mu.Unlock()
}

// step counts one package as done.
func (p *progress) step() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done++
	if p.shown && time.Since(p.last) >= progressEvery {
		p.draw()
	}
}

func (p *progress) draw() {
	p.last = time.Now()
	if p.total == 0 {
		fmt.Fprintf(p.w, "\r\x1b[K%s: loading packages", progName)
		return
	}
	fmt.Fprintf(p.w, "\r\x1b[K%s: %d/%d packages", progName, p.done, p.total)
}

// end erases what was shown.
func (p *progress) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.timer != nil {
		p.timer.Stop()
		p.timer = nil
	}
	if p.shown {
		fmt.Fprint(p.w, "\r\x1b[K")
		p.shown = false
	}
}
