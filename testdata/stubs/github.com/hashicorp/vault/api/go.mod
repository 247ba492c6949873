module github.com/hashicorp/vault/api

go 1.26
