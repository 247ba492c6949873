package schedule

import (
	"fmt"
	"slices"
	"testing"

	"golang.org/x/tools/go/ssa"
)

// The marks stand at the place of a wait: whether the loop around it is an attempt loop, "failed" when the wait stands
// under a failure, "local" when what is contended for is local.
var purposeTests = []struct{ name, src string }{
	{"leaves on success", `import "time"
func f(op func() error, d time.Duration) {
	for {
		if op() == nil { return }
		time.Sleep(d) // ~ yes failed
		d *= 2
	}
}`},
	{"counted", `import "time"
func f(op func() error, n int, d time.Duration) (err error) {
	for i := 0; i < n; i++ {
		if err = op(); err == nil { return nil }
		time.Sleep(d << i) // ~ yes failed
	}
	return err
}`},
	{"goto", `import "time"
func f(op func() error, d time.Duration) {
again:
	if op() != nil {
		time.Sleep(d) // ~ yes failed
		d *= 2
		goto again
	}
}`},
	{"wait at the head", `import "time"
func f(op func() error, n int, d time.Duration) (err error) {
	for i := range n {
		if i > 0 {
			time.Sleep(d << i) // ~ yes failed
		}
		if err = op(); err == nil { return nil }
	}
	return err
}`},
	{"condition of the loop", `import "time"
func f(op func() error, d time.Duration) {
	for op() != nil {
		time.Sleep(d) // ~ yes failed
		d *= 2
	}
}`},
	{"permanent errors leave", `import ("errors"; "time")
var errBad = errors.New("bad")
func f(op func() error, busy func(error) bool, d time.Duration) error {
	for {
		err := op()
		if err == nil || errors.Is(err, errBad) || !busy(err) { return err }
		time.Sleep(d) // ~ yes failed
	}
}`},
	{"a predicate about the answer", `import ("net/http"; "time")
func f(c *http.Client, r *http.Request, again func(*http.Response, error) bool, n int) (resp *http.Response, err error) {
	for i := 0; i <= n; i++ {
		resp, err = c.Do(r)
		if !again(resp, err) { break }
		if i < n {
			time.Sleep(time.Second << i) // ~ yes failed
		}
	}
	return resp, err
}`},
	{"status", `import ("net/http"; "time")
func f(get func() (*http.Response, error), d time.Duration) *http.Response {
	for {
		resp, err := get()
		if err == nil && resp.StatusCode < 500 { return resp }
		time.Sleep(d) // ~ yes failed
		d *= 2
	}
}`},
	{"not ready", `import "time"
func f(ready func() bool, d time.Duration) {
	for !ready() {
		time.Sleep(d) // ~ yes failed
		d *= 2
	}
}`},
	{"poll until done", `import "time"
func f(poll func() (bool, error), d time.Duration) error {
	for {
		done, err := poll()
		if err != nil { return err }
		if done { return nil }
		time.Sleep(d) // ~ yes failed
		d *= 2
	}
}`},
	{"in a select", `import ("context"; "time")
func f(ctx context.Context, op func() error, d time.Duration) error {
	for {
		if op() == nil { return nil }
		select {
		case <-ctx.Done(): return ctx.Err()
		case <-time.After(d): // ~ yes failed
		}
		d *= 2
	}
}`},
	{"two servers", `import "time"
func f(addrs []string, dial func(string) error, n int, d time.Duration) {
	for i := 0; i < n; i++ {
		if dial(addrs[i%len(addrs)]) == nil { return }
		time.Sleep(d << i) // ~ yes failed
	}
}`},
	{"table of delays", `import "time"
func f(op func() error) {
	for _, d := range []time.Duration{1, 2, 4} {
		if op() == nil { return }
		time.Sleep(d) // ~ yes failed
	}
}`},
	{"tells which attempt it is", `import "time"
func f(op func(int) error, d time.Duration) {
	for i := 0; i < 9; i++ {
		if op(i) == nil { return }
		time.Sleep(d << i) // ~ yes failed
	}
}`},
	{"supervisor", `import "time"
func f(serve func() error, base time.Duration) {
	d := base
	for {
		if err := serve(); err != nil {
			time.Sleep(d) // ~ yes failed
			d *= 2
			continue
		}
		d = base
	}
}`},
	{"attempts inside a walk", `import "time"
func f(items []string, send func(string) error, d time.Duration) {
	for _, it := range items {
		for i := 0; i < 5; i++ {
			if send(it) == nil { break }
			time.Sleep(d << i) // ~ yes failed
		}
	}
}`},
	{"a walk inside the attempts", `import "time"
func f(hosts []string, dial func(string) error, d time.Duration) {
	for {
		for _, h := range hosts {
			if dial(h) == nil { return }
		}
		time.Sleep(d) // ~ yes failed
		d *= 2
	}
}`},
	{"policy object", `import ("errors"; "time")
type steps struct{ n, limit int }
func (s *steps) next() (time.Duration, error) {
	if s.n == s.limit { return 0, errors.New("used up") }
	s.n++
	return time.Second << s.n, nil
}
func f(s *steps, op func() error) error {
	for op() != nil {
		d, err := s.next()
		if err != nil { return err }
		time.Sleep(d) // ~ yes failed
	}
	return nil
}`},
	{"iterator of attempts", `import ("iter"; "time")
func f(attempts iter.Seq[int], op func() error, d time.Duration) {
	for i := range attempts {
		if op() == nil { return }
		time.Sleep(d << i) // ~ yes failed
	}
}`},
	{"recursion", `import "time"
func f(op func() error, n int, d time.Duration) error {
	err := op()
	if err == nil || n == 0 { return err }
	time.Sleep(d) // ~ yes failed
	return f(op, n-1, d*2)
}`},
	{"recursion of a closure", `import "time"
func f(op func() error, d time.Duration) error {
	var again func(n int) error
	again = func(n int) error {
		err := op()
		if err == nil || n == 0 { return err }
		time.Sleep(d << n) // ~ yes failed
		return again(n - 1)
	}
	return again(3)
}`},
	{"recursion that counts nothing", `import "time"
func f(op func() error, limited func() bool) error {
	if limited() {
		time.Sleep(time.Second) // ~ unknown failed
		return f(op, limited)
	}
	return op()
}`},
	{"mutual recursion", `import "time"
func f(op func() error, n int) error {
	if err := op(); err != nil { return g(op, n) }
	return nil
}
func g(op func() error, n int) error {
	time.Sleep(time.Second << n) // ~ yes
	return f(op, n+1)
}`},
	{"helper", `import "time"
func pause(d time.Duration) {
	time.Sleep(d) // ~ unknown
}`},

	{"walks a list", `import "time"
func f(items []string, send func(string) error) {
	for _, it := range items {
		if send(it) != nil { return }
		time.Sleep(time.Second) // ~ no
	}
}`},
	{"walks a map", `import "time"
func f(items map[string]int, send func(string) error) {
	for it := range items {
		if send(it) == nil { return }
		time.Sleep(time.Second) // ~ no failed
	}
}`},
	{"walks a channel", `import "time"
func f(jobs chan string, send func(string) error, d time.Duration) {
	for j := range jobs {
		if send(j) != nil {
			time.Sleep(d) // ~ no failed
			d *= 2
		}
	}
}`},
	{"walks an iterator", `import ("iter"; "time")
func f(items iter.Seq[string], send func(string) error) {
	for it := range items {
		if send(it) == nil { return }
		time.Sleep(time.Second) // ~ no failed
	}
}`},
	{"ticker", `import "time"
func f(op func(), d time.Duration) {
	t := time.NewTicker(d) // ~ no
	for range t.C { op() }
}`},
	{"probe", `import "time"
func f(probe func()) {
	for d := time.Millisecond; d < time.Second; d *= 2 {
		time.Sleep(d) // ~ no
		probe()
	}
}`},
	{"pacing", `import "time"
func f(op func() error, d time.Duration) error {
	for {
		if err := op(); err != nil { return err }
		time.Sleep(d) // ~ no
	}
}`},
	{"idle poll", `import "time"
func f(take func() (string, bool), work func(string), base time.Duration) {
	d := base
	for {
		job, ok := take()
		if !ok {
			time.Sleep(d) // ~ no failed
			d *= 2
			continue
		}
		d = base
		work(job)
	}
}`},
	{"idle poll that is capped", `import ("context"; "time")
func f(ctx context.Context, take func() (string, bool), work func(string)) {
	d := time.Millisecond
	for ctx.Err() == nil {
		if job, ok := take(); ok { work(job); d = time.Millisecond; continue }
		time.Sleep(d) // ~ no failed
		d = min(2*d, time.Second)
	}
}`},
	{"idle poll of a batch", `import ("context"; "time")
func f(ctx context.Context, take func() []string, base time.Duration) {
	d := base
	for {
		if len(take()) > 0 { d = base; continue }
		select {
		case <-ctx.Done(): return
		case <-time.After(d): // ~ no failed
			d *= 2
		}
	}
}`},
	{"periodic", `import "time"
func f(quit chan struct{}, op func(), d time.Duration) {
	for {
		select {
		case <-quit: return
		case <-time.After(d): // ~ no
		}
		op()
	}
}`},
	{"a period that failures stretch", `import "time"
func f(op func() error, base time.Duration) {
	d := base
	for {
		if op() != nil { d *= 2 } else { d = base }
		time.Sleep(d) // ~ unknown
	}
}`},

	{"a read into a buffer", `import ("io"; "time")
func f(r io.Reader, b []byte) {
	for {
		if n, _ := io.ReadFull(r, b); n == 8 { return }
		time.Sleep(time.Second) // ~ yes failed
	}
}`},
	{"accept", `import ("net"; "time")
func f(l net.Listener, handle func(net.Conn)) {
	var d time.Duration
	for {
		c, err := l.Accept()
		if err != nil {
			if ne, ok := err.(net.Error); ok && ne.Temporary() {
				d = max(2*d, time.Millisecond)
				time.Sleep(d) // ~ yes failed local
				continue
			}
			return
		}
		d = 0
		go handle(c)
	}
}`},
	{"accept, waits in a helper", `import ("net"; "time")
type s struct{ d time.Duration }
func (s *s) rest() {
	s.d *= 2
	time.Sleep(s.d) // ~ unknown local
}
func (s *s) f(l net.Listener, handle func(net.Conn)) {
	for {
		c, err := l.Accept()
		if err != nil { s.rest(); continue }
		go handle(c)
	}
}`},
	{"rename", `import ("os"; "time")
func f(a, b string, busy func(error) bool) (err error) {
	for d := time.Millisecond; d < time.Second; d *= 2 {
		if err = os.Rename(a, b); err == nil || !busy(err) { return err }
		time.Sleep(d) // ~ yes failed local
	}
	return err
}`},
	{"rename one call down", `import ("os"; "time")
func try(a, b string) error {
	if _, err := os.Stat(b); err == nil { os.Remove(b) }
	return os.Rename(a, b)
}
func f(a, b string) {
	for d := time.Millisecond; try(a, b) != nil; d *= 2 {
		time.Sleep(d) // ~ yes failed local
	}
}`},
	{"rename as an argument", `import ("os"; "time")
func retry(op func() error) error {
	for d := time.Millisecond; ; d *= 2 {
		err := op()
		if err == nil { return nil }
		time.Sleep(d) // ~ yes failed local
	}
}
func f(a, b string) error { return retry(func() error { return os.Rename(a, b) }) }
func g(a string) error { return retry(func() error { return os.Remove(a) }) }`},
	{"compare and swap", `import ("sync/atomic"; "time")
func f(x *atomic.Int32) {
	for d := time.Microsecond; !x.CompareAndSwap(0, 1); d *= 2 {
		time.Sleep(d) // ~ yes failed local
	}
}`},
	{"try-lock", `import ("sync"; "time")
func f(mu *sync.Mutex) {
	d := time.Microsecond
	for !mu.TryLock() {
		time.Sleep(d) // ~ yes failed local
		d *= 2
	}
}`},
	{"what was taken is not waited for", `import ("sync/atomic"; "time")
type s struct{ busy atomic.Bool; d time.Duration }
func (s *s) f(op func() error) {
	if !s.busy.CompareAndSwap(false, true) { return }
	for {
		if op() == nil { return }
		time.Sleep(s.d) // ~ yes failed
	}
}`},
	{"what succeeded is not waited for", `import ("os"; "time")
func f(name string, up func(*os.File) error, d time.Duration) error {
	for {
		file, err := os.Open(name)
		if err != nil { return err }
		if up(file) == nil { return nil }
		time.Sleep(d) // ~ yes failed
	}
}`},
	{"file and then the network", `import ("net/http"; "os"; "time")
func try(name, url string) error {
	if _, err := os.ReadFile(name); err != nil { return err }
	_, err := http.Get(url)
	return err
}
func f(name, url string, d time.Duration) {
	for try(name, url) != nil {
		time.Sleep(d) // ~ yes failed
		d *= 2
	}
}`},
	{"own code", `import "time"
type pool struct{ free int }
func (p *pool) take() bool { return p.free > 0 }
func f(p *pool, d time.Duration) {
	for !p.take() {
		time.Sleep(d) // ~ yes failed
		d *= 2
	}
}`},
}

func TestPurpose(t *testing.T) {
	for _, test := range purposeTests {
		t.Run(test.name, func(t *testing.T) {
			src := waitsHeader + test.src
			inProgram(t, src, func(p *program) {
				var got []string
				for _, fn := range p.funcs {
					for _, w := range p.waitsOf(fn) {
						a := p.attempt(fn, w, func(ssa.Instruction) bool { return false })
						line := p.pass.Fset.Position(w.Pos).Line
						if w.Recv != nil {
							line = p.pass.Fset.Position(w.Block).Line
						}
						if w.Kind == Ticking {
							line = p.pass.Fset.Position(w.Pos).Line
						}
						got = append(got, fmt.Sprintf("%d:%s", line, map[Answer]string{Yes: "yes", No: "no", Unknown: "unknown"}[a.Is]))
						if a.Failure == Yes {
							got = append(got, fmt.Sprintf("%d:failed", line))
						}
						if p.local(fn, w) == Yes {
							got = append(got, fmt.Sprintf("%d:local", line))
						}
						t.Log(a.Why)
					}
				}
				slices.Sort(got)
				if want := marks(src); !slices.Equal(got, want) {
					t.Errorf("got  %v\nwant %v", got, want)
				}
			})
		})
	}
}
