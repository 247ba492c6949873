// Package treerecursion leaves only the walk: its bound is on the depth, and its wait is pacing.
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
		return nil, err
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
