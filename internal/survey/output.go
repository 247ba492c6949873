package survey

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
)

// writeTo writes all of something to a file, or to standard output when it has no name, or nothing: a file that was
// there stays as it was until the new one is complete.
func writeTo(file string, print func(io.Writer) error) (err error) {
	var b bytes.Buffer
	if err := print(&b); err != nil {
		return err
	}
	if file == "" {
		_, err := b.WriteTo(os.Stdout)
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(file), "."+filepath.Base(file)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.Remove(tmp.Name())
		}
	}()
	_, err = b.WriteTo(tmp)
	if err == nil {
		err = tmp.Chmod(0o644)
	}
	if closing := tmp.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return err
	}
	return os.Rename(tmp.Name(), file)
}
