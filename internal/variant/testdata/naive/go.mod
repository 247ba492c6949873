module naive

go 1.26
