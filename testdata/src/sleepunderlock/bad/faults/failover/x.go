package failover

import (
	"errors"
	"net"

	"github.com/pingcap/failpoint"
)

func Ready() bool { return Send() == nil }

func Send() error {
	if _, err := failpoint.Eval("send"); err == nil {
		return errors.New("injected")
	}
	_, err := net.Dial("tcp", "localhost:1")
	return err
}
