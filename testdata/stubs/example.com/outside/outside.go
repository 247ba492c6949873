// Package outside stands for a library that no row is about.
package outside

import "time"

func Pause(what string, d time.Duration)   {}
func PauseFor(most, d time.Duration)       {}
func Spread(d time.Duration) time.Duration { return d }
func InTime() bool                         { return true }

type Gate struct{}

func (*Gate) Enter() {}
func (*Gate) Leave() {}
