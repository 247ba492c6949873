// Command libkept hands policies to another package, which keeps them as they are, or makes them draw.
package main

import (
	"time"

	"fixtures/nojitter/bad/libkept/worker"

	"github.com/sethvargo/go-retry"
	"k8s.io/apimachinery/pkg/util/wait"
)

func main() {
	keep(worker.New(wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5})) // want `the delay of wait.Backoff doubles`
	keep(worker.NewDrawing(wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}))
	keep(worker.NewLate(wait.Backoff{Duration: time.Second, Factor: 2, Steps: 5}))
	keep(worker.NewCaller(retry.NewExponential(time.Second)))
	keep(retry.WithJitterPercent(10, worker.Same(retry.WithCappedDuration(time.Minute, retry.NewExponential(time.Second)))))
}

func keep(any) {}
