import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts'

/** The result of raw SQL, the same for both drivers. */
type Rows<Row> = { rows: Row[] }
interface RowsOf extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/**
 * One interface for the embedded database and any Postgres. Inside `db.transaction(async (tx) => ...)` use only
 * `tx`: the embedded database has one connection, so a query on `db` would deadlock with the open transaction. For
 * the same reason no transaction may wait for the network.
 */
export type Database = PgDatabase<RowsOf, Record<string, never>>

/** The database or one of its transactions. */
export type Queryable = Pick<
  Database,
  | '_'
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
