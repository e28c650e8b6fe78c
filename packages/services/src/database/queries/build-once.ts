import {
  PgDialect,
  type PgPreparedQuery,
  type Placeholder,
  type PreparedQueryConfig,
  type Query,
  type SelectedFieldsOrdered,
  sql,
  type SQL,
} from '../drizzle.ts'
import type { Queryable } from '../database.ts'

/** The values of a statement's placeholders. */
type Values = Record<string, unknown>
type Statement<Config extends PreparedQueryConfig> = { prepare: (name: string) => PgPreparedQuery<Config> }
/** How drizzle makes objects of rows. It is not in drizzle's types. */
type Mapping = { fields?: SelectedFieldsOrdered; joinsNotNullableMap?: object }

/**
 * Returns a function that runs a statement on any connection, in a transaction or not, and builds its text only the
 * first time: for the statements of an attempt drizzle takes longer to build them than to run them. `build` writes
 * `sql.placeholder` where values differ. Drizzle's own prepared statements belong to the connection on which they were
 * prepared, so they can't be used in transactions (drizzle-orm issue 2826).
 */
export const buildOnce = <Config extends PreparedQueryConfig>(
  build: (db: Queryable) => Statement<Config>,
): ((db: Queryable, values: Values) => Promise<Config['execute']>) => {
  let built: (Mapping & { query: Query }) | undefined
  const read = (db: Queryable) => {
    const prepared = build(db).prepare('built once')
    const { fields, joinsNotNullableMap } = prepared as unknown as Mapping
    return { query: prepared.getQuery(), fields, joinsNotNullableMap }
  }
  return (db, values) => {
    const { query, fields, joinsNotNullableMap } = (built ??= read(db))
    const prepared = db._.session.prepareQuery<Config>(query, fields, undefined, fields !== undefined)
    return Object.assign(prepared, { joinsNotNullableMap }).execute(values)
  }
}

const dialect = new PgDialect()

/** Like `buildOnce`, for a statement that is written in SQL. Returns its rows. */
export const writeOnce = <Row>(write: () => SQL): ((db: Queryable, values: Values) => Promise<Row[]>) => {
  let written: Query | undefined
  return async (db, values) => {
    written ??= dialect.sqlToQuery(write())
    const prepared = db._.session.prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(
      written,
      undefined,
      undefined,
      false,
    )
    return (await prepared.execute(values)).rows
  }
}

/** A placeholder for any number of texts, for `= any(...)`. */
export const placeholderOfTexts = (name: string): SQL => sql`${sql.placeholder(name)}::text[]`

/** Placeholders for columns, each with its column's name, for a row that is written. */
export const placeholdersOf = <Name extends string>(...names: Name[]): Record<Name, Placeholder<Name>> =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>
