module github.com/elastic/go-elasticsearch/v8

go 1.22
