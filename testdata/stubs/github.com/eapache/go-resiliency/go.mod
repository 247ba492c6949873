module github.com/eapache/go-resiliency

go 1.22
