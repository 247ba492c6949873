// Package reset goes back to the base after a success, which does not end the growth.
package reset

import (
	"context"
	"io"
	"net"
	"time"
)

const base = 200 * time.Millisecond

func keepConnected(ctx context.Context, addr string, serve func(net.Conn)) {
	d := base
	for ctx.Err() == nil {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			time.Sleep(d) // want "doubles.*nojitter/nodraw"
			d = min(d*2, time.Minute)
			continue
		}
		d = base
		serve(conn)
	}
}

func copyForever(dst io.Writer, open func() (io.Reader, error)) {
	d := base
	for {
		src, err := open()
		if err == nil {
			if n, _ := io.Copy(dst, src); n > 0 {
				d = base
				continue
			}
		}
		<-time.After(d) // want "doubles.*nojitter/nodraw"
		if d < time.Minute {
			d *= 2
		}
	}
}
