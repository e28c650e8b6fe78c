import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers answer to raw SQL. */
type Rows<Row> = { rows: Row[] }
interface RowsOf extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/**
 * One interface for the embedded database and for any Postgres. Inside `db.transaction(async (tx) => ...)`
 * use `tx` alone: the embedded database has one connection, so a query on `db` would wait for the transaction
 * that waits for it. For the same reason no transaction waits on the network.
 */
export type Database = PgDatabase<RowsOf, Record<string, never>>

/** A database or a transaction of it. */
export type Queryable = Pick<
  Database,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$with'
  | 'with'
  | '$count'
>
