// Package treerecursion re-creates two recursions of one client: a request that is tried again, and a walk down a tree, a request a second.
package treerecursion

import (
	"io"
	"net/http"
	"time"
)

type API struct{ base string }

func (a *API) get(path string, attempt int) ([]byte, error) {
	resp, err := http.Get(a.base + path)
	if err != nil {
		if attempt >= 5 {
			return nil, err
		}
		time.Sleep(time.Duration(attempt) * time.Second) // WANT attemptonly
		return a.get(path, attempt+1)
	}
	defer resp.Body.Close()
	return io.ReadAll(resp.Body)
}

type node struct {
	path string
	kids []*node
}

// Walk goes down the tree, one request a second.
func (a *API) Walk(n *node, depth int) error {
	if depth > 20 {
		return nil
	}
	if _, err := a.get(n.path, 1); err != nil {
		return err
	}
	time.Sleep(time.Second)
	for _, k := range n.kids {
		if err := a.Walk(k, depth+1); err != nil {
			return err
		}
	}
	return nil
}
