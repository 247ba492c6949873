module github.com/elastic/elastic-transport-go/v8

go 1.22
