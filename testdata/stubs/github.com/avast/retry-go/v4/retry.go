// Package retry has the shape of github.com/avast/retry-go/v4, as far as the fixtures use it.
package retry

type Option func()

func Do(retryableFunc func() error, opts ...Option) error { return retryableFunc() }
func DoWithData[T any](retryableFunc func() (T, error), opts ...Option) (T, error) {
	return retryableFunc()
}
