module github.com/minio/minio-go/v7

go 1.22
