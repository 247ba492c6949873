module github.com/grafana/dskit

go 1.26
