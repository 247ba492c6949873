module github.com/Rican7/retry

go 1.22
