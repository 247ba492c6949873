module github.com/jpillora/backoff

go 1.22
