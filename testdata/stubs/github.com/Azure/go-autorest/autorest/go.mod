module github.com/Azure/go-autorest/autorest

go 1.26
