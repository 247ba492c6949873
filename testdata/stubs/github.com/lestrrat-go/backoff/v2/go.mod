module github.com/lestrrat-go/backoff/v2

go 1.22
