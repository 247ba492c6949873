package vet

import (
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/backofflint/backofflint/test/host"
)

// cacher is a GOCACHEPROG with a server, which two machines share.
const (
	cacher  = "github.com/bradfitz/go-tool-cache/cmd/go-cacher"
	version = "@v0.0.0-20260722201841-0bb331e19f64"
)

// What one machine has analysed, the other one shows without running the tool: two empty cache folders, one server.
func TestSharedCache(t *testing.T) {
	bin := t.TempDir()
	install := exec.Command("go", "install", cacher+version, cacher+"-server"+version)
	install.Env = append(os.Environ(), "GOBIN="+bin, "GOFLAGS=-mod=mod", "GOWORK=off")
	if out, err := install.CombinedOutput(); err != nil {
		if os.Getenv("BACKOFFLINT_TEST_HOSTS") != "" {
			t.Fatalf("%v\n%s", err, out)
		}
		t.Skipf("cannot install the cache: %v", err)
	}
	server := serve(t, filepath.Join(bin, "go-cacher-server"))

	m := setUp(t)
	on := func(folder string) string {
		m.env = []string{
			"GOCACHE=" + t.TempDir(),
			"GOCACHEPROG=" + filepath.Join(bin, "go-cacher") + " --cache-dir=" + folder + " --cache-server=" + server,
		}
		return m.vet(t, 1, "-x", "./...")
	}
	first, second := on(t.TempDir()), on(t.TempDir())
	if units(first) == 0 || units(second) != 0 {
		t.Errorf("%d units on the first machine, %d on the second", units(first), units(second))
	}
	host.Counts(t, second, map[string]int{"(nojitter/nodraw)": 2, "(delay.go:8)": 1, "(attemptonly/ctxignored)": 1})
}

// serve starts the server on a free port of this machine.
func serve(t *testing.T, program string) (url string) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	l.Close()
	cmd := exec.Command(program, "--listen="+address, "--cache-dir="+t.TempDir())
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := cmd.Process.Kill(); err != nil {
			t.Error(err)
		}
		_ = cmd.Wait() // it was killed
	})
	for range 100 {
		if resp, err := http.Get("http://" + address); err == nil {
			resp.Body.Close()
			return "http://" + address
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatal("the server does not answer")
	return ""
}
