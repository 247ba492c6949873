module meaning

go 1.26
