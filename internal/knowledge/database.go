package knowledge

// Databases, where the shape does not tell (holds.go). Begin and the like, Commit, Rollback, rows and callbacks that
// take a transaction need no row: database/sql, sqlx, pgx, bun, ent, gorm, bbolt and badger are known by shape.
//
// Left out: go-redis TxPipelined, which only queues; cockroach-go Execute and ExecuteCtx, which only retry; mongo's
// UseSession and WithSession, which hold a session and no transaction; QueryRow, whose Scan follows at once; etcd STM,
// which holds no lock.

var databaseRows = []Hold{
	{Name: "(*database/sql.DB).Conn", Does: Gives, What: AConnection},
	{Name: "(*database/sql.Conn).Close", Does: Frees, What: AConnection},
	{Name: "(*database/sql.Conn).Raw", Does: Runs, What: AConnection},
	{Name: "(*github.com/jmoiron/sqlx.DB).Connx", Does: Gives, What: AConnection},

	{Name: "(*github.com/jackc/pgx/v5/pgxpool.Pool).Acquire", Does: Gives, What: AConnection},
	{Name: "(*github.com/jackc/pgx/v5/pgxpool.Pool).AcquireFunc", Does: Runs, What: AConnection, Arg: 1},
	{Name: "(*github.com/jackc/pgx/v5/pgxpool.Conn).Release", Does: Frees, What: AConnection},
	{Name: "(*github.com/jackc/pgx/v5/pgxpool.Conn).Hijack", Does: Frees, What: AConnection},

	{Name: "(*gorm.io/gorm.DB).Connection", Does: Runs, What: AConnection},

	{Name: "github.com/cockroachdb/cockroach-go/v2/crdb.ExecuteTx", Does: Runs, What: ATransaction, Arg: 3},
	{Name: "github.com/cockroachdb/cockroach-go/v2/crdb.ExecuteInTx", Does: Runs, What: ATransaction, Arg: 2},
	{Name: "github.com/cockroachdb/cockroach-go/v2/crdb/crdbpgx.ExecuteTx", Does: Runs, What: ATransaction, Arg: 3},
	{Name: "github.com/cockroachdb/cockroach-go/v2/crdb/crdbpgxv5.ExecuteTx", Does: Runs, What: ATransaction, Arg: 3},
	{Name: "github.com/cockroachdb/cockroach-go/v2/crdb/crdbsqlx.ExecuteTx", Does: Runs, What: ATransaction, Arg: 3},
	{Name: "github.com/cockroachdb/cockroach-go/v2/crdb/crdbgorm.ExecuteTx", Does: Runs, What: ATransaction, Arg: 3},

	// A session is itself the transaction, and the caller of Begin keeps it.
	{Name: "(*xorm.io/xorm.Session).Begin", Does: Takes, What: ATransaction},
	{Name: "(*xorm.io/xorm.Session).Commit", Does: Frees, What: ATransaction},
	{Name: "(*xorm.io/xorm.Session).Rollback", Does: Frees, What: ATransaction},
	{Name: "(*xorm.io/xorm.Session).Close", Does: Frees, What: ATransaction},
	{Name: "(*xorm.io/xorm.Engine).Transaction", Does: Runs, What: ATransaction},

	// Version 1 has an interface, version 2 a struct.
	{Name: "(go.mongodb.org/mongo-driver/mongo.Session).StartTransaction", Does: Takes, What: ATransaction},
	{Name: "(go.mongodb.org/mongo-driver/mongo.Session).CommitTransaction", Does: Frees, What: ATransaction},
	{Name: "(go.mongodb.org/mongo-driver/mongo.Session).AbortTransaction", Does: Frees, What: ATransaction},
	{Name: "(go.mongodb.org/mongo-driver/mongo.Session).EndSession", Does: Frees, What: ATransaction},
	{Name: "(go.mongodb.org/mongo-driver/mongo.Session).WithTransaction", Does: Runs, What: ATransaction, Arg: 1},
	{Name: "(*go.mongodb.org/mongo-driver/v2/mongo.Session).StartTransaction", Does: Takes, What: ATransaction},
	{Name: "(*go.mongodb.org/mongo-driver/v2/mongo.Session).CommitTransaction", Does: Frees, What: ATransaction},
	{Name: "(*go.mongodb.org/mongo-driver/v2/mongo.Session).AbortTransaction", Does: Frees, What: ATransaction},
	{Name: "(*go.mongodb.org/mongo-driver/v2/mongo.Session).EndSession", Does: Frees, What: ATransaction},
	{Name: "(*go.mongodb.org/mongo-driver/v2/mongo.Session).WithTransaction", Does: Runs, What: ATransaction, Arg: 1},

	// WATCH keeps a connection of the pool.
	{Name: "(*github.com/redis/go-redis/v9.Client).Watch", Does: Runs, What: AConnection, Arg: 1},
	{Name: "(*github.com/redis/go-redis/v9.ClusterClient).Watch", Does: Runs, What: AConnection, Arg: 1},
	{Name: "(*github.com/redis/go-redis/v9.Ring).Watch", Does: Runs, What: AConnection, Arg: 1},
}
