module github.com/bsm/redislock

go 1.26
