module github.com/sethgrid/pester

go 1.22
