module github.com/jackc/pgx/v4

go 1.26
