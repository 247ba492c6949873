package a05

import (
	"log"
	"math/rand"
	"time"
)

type Socket struct {
	url    string
	dialer func(url string) error
	closed bool
}

func (s *Socket) pause(attempt int) time.Duration {
	if attempt > 7 {
		attempt = 7
	}
	d := 250 * time.Millisecond << attempt
	return d + time.Duration(rand.Intn(250))*time.Millisecond
}

func (s *Socket) reconnect(attempt int) {
	if s.closed {
		return
	}
	if err := s.dialer(s.url); err != nil {
		log.Printf("ws: dial: %v", err)
		time.Sleep(s.pause(attempt))
		s.reconnect(attempt + 1)
		return
	}
	log.Print("ws: up")
}

func (s *Socket) Open() { go s.reconnect(0) }
