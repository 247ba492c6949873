module github.com/cenkalti/backoff/v2

go 1.22
