module github.com/avast/retry-go/v5

go 1.22
