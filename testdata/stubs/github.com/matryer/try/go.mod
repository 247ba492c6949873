module github.com/matryer/try

go 1.22
