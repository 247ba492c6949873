package engines

import (
	"net/http"
	"sync"

	"github.com/cenkalti/backoff/v4"
	"github.com/hashicorp/go-retryablehttp"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

type manager struct {
	mu sync.Mutex
	c  *retryablehttp.Client
}

func (m *manager) update(op func() error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return retry.OnError(wait.Backoff{}, func(error) bool { return true }, op) // want `lock m.mu \(x.go:19\) is held while this waits: .*\(wait at x.go:21\)`
}

func (m *manager) fetch(url string) (*http.Response, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.get(url) // want `lock m.mu \(x.go:25\) is held while get waits`
}

func (m *manager) get(url string) (*http.Response, error) { return m.c.Get(url) }

func (m *manager) notify(op func() error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return backoff.RetryNotify(op, nil, nil) // want `lock m.mu`
}
