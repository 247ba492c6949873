module github.com/go-redsync/redsync/v4

go 1.26
