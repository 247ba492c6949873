module github.com/cockroachdb/cockroach-go/v2

go 1.26
