module fixtures

go 1.26
