// Package gorm has the shape of gorm.io/gorm, as far as the fixtures use it.
package gorm

import "database/sql"

type DB struct{ Error error }

func (db *DB) Begin(opts ...*sql.TxOptions) *DB                                { return db }
func (db *DB) Commit() *DB                                                     { return db }
func (db *DB) Rollback() *DB                                                   { return db }
func (db *DB) RollbackTo(name string) *DB                                      { return db }
func (db *DB) SavePoint(name string) *DB                                       { return db }
func (db *DB) Create(value any) *DB                                            { return db }
func (db *DB) Rows() (*sql.Rows, error)                                        { return nil, nil }
func (db *DB) Transaction(fc func(tx *DB) error, opts ...*sql.TxOptions) error { return fc(db) }
func (db *DB) Connection(fc func(tx *DB) error) error                          { return fc(db) }
