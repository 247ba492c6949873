module github.com/dgraph-io/badger/v4

go 1.26
