module github.com/cenkalti/backoff

go 1.22
