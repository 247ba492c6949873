module gopkg.in/matryer/try.v1

go 1.22
