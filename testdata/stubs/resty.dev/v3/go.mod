module resty.dev/v3

go 1.22
