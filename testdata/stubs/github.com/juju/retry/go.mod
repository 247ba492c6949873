module github.com/juju/retry

go 1.22
