module github.com/aws/smithy-go

go 1.26
