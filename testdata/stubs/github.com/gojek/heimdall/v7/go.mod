module github.com/gojek/heimdall/v7

go 1.22
