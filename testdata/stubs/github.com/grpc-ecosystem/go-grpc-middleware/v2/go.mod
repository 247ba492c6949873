module github.com/grpc-ecosystem/go-grpc-middleware/v2

go 1.26
