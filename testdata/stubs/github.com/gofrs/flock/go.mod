module github.com/gofrs/flock

go 1.26
