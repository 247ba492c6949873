package a23

import (
	"log"
	"math/rand"
	"time"
)

type Millis int64

func (m Millis) Duration() time.Duration { return time.Duration(m) * time.Millisecond }

func (m Millis) Twice() Millis { return m * 2 }

func (m Millis) Jittered() Millis { return m/2 + Millis(rand.Int63n(int64(m)/2+1)) }

type Settings struct {
	start, limit Millis
}

func (s Settings) Start() Millis { return s.start }
func (s Settings) Limit() Millis { return s.limit }

type Sender struct {
	conf *Settings
	send func(string) error
}

func (s *Sender) Send(msg string) {
	pause := s.conf.Start()
	for {
		err := s.send(msg)
		if err == nil {
			return
		}
		log.Printf("send: %v; again in %d ms", err, pause)
		time.Sleep(pause.Jittered().Duration())
		if pause = pause.Twice(); pause > s.conf.Limit() {
			pause = s.conf.Limit()
		}
	}
}
