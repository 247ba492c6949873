module github.com/grpc-ecosystem/go-grpc-middleware

go 1.26
