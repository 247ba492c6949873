module github.com/cloudflare/backoff

go 1.22
