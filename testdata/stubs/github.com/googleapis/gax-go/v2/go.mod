module github.com/googleapis/gax-go/v2

go 1.26
