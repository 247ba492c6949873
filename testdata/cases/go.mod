module cases

go 1.25
