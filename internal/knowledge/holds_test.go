package knowledge

import (
	"go/types"
	"testing"
)

// holdPackages gives every package that a row of a hold names.
func holdPackages(t *testing.T) map[string]*types.Package {
	paths := map[string]bool{}
	for row := range holdRows {
		paths[packageOf(row.Name)] = true
	}
	return load(t, paths)
}

func TestHoldRows(t *testing.T) {
	pkgs := holdPackages(t)
	seen := map[string]bool{}
	for row := range holdRows {
		if seen[row.Name] {
			t.Errorf("%s: two rows", row.Name)
		}
		seen[row.Name] = true
		for _, problem := range row.Check(pkgs[row.Package()]) {
			t.Errorf("%s: %s", row.Name, problem)
		}
	}
}

// What every library has in common is known by shape, at any version.
func TestHoldShapes(t *testing.T) {
	pkgs := holdPackages(t)
	for full, want := range map[string]Hold{
		"(*database/sql.DB).BeginTx":                    {Does: Gives, What: ATransaction},
		"(*database/sql.Tx).Commit":                     {Does: Frees, What: ATransaction},
		"(*database/sql.Tx).Rollback":                   {Does: Frees, What: ATransaction},
		"(*database/sql.DB).QueryContext":               {Does: Gives, What: AConnection},
		"(*database/sql.Rows).Next":                     {Does: FreesAt, What: AConnection},
		"(*database/sql.Rows).Close":                    {Does: Frees, What: AConnection},
		"(*database/sql.DB).Close":                      {},
		"(*database/sql.DB).QueryRow":                   {},
		"(*gorm.io/gorm.DB).Begin":                      {Does: Gives, What: ATransaction},
		"(*gorm.io/gorm.DB).RollbackTo":                 {},
		"(*gorm.io/gorm.DB).Transaction":                {Does: Runs, What: ATransaction},
		"(*sync.Mutex).Lock":                            {Does: Takes, What: ALock},
		"(*sync.RWMutex).RUnlock":                       {Does: Frees, What: ALock, Read: true},
		"(*sync.Map).Load":                              {},
		"(*github.com/gofrs/flock.Flock).TryLock":       {Does: Tries, What: ALock},
		"(*github.com/jackc/pgx/v5/pgxpool.Pool).Begin": {Does: Gives, What: ATransaction},
	} {
		pkg := pkgs[packageOf(full)]
		if pkg == nil {
			t.Errorf("%s: no such package", full)
			continue
		}
		fn, _ := resolved(pkg, full).(*types.Func)
		got, _ := HoldOf(fn)
		got.Name = ""
		if got != want {
			t.Errorf("%s: %+v, want %+v", full, got, want)
		}
	}
}

func TestUnversioned(t *testing.T) {
	for path, want := range map[string]string{
		"github.com/jackc/pgx/v5/pgxpool": "github.com/jackc/pgx/pgxpool",
		"go.etcd.io/etcd/client/v3":       "go.etcd.io/etcd/client",
		"example.test/vault/v":            "example.test/vault/v",
		"example.test/v2ray":              "example.test/v2ray",
	} {
		if got := unversioned(path); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}
