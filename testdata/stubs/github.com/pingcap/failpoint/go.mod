module github.com/pingcap/failpoint

go 1.26
