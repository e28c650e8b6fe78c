import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** So many rows travel in one parameter: thousands of parameters would take a multiple of the time. */
const rowsAtOnce = 2_000

/** Inserts many rows quickly. All of them must name the same columns as the first. */
export const insertRows = async <Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const names = Object.entries(getTableColumns(table))
    .filter(([key]) => key in first)
    .map(([key, column]) => ({ key, name: column.name }))
  const columns = sql.join(
    names.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const type = sql`${sql.identifier(getTableConfig(table).schema ?? 'public')}.${sql.identifier(getTableName(table))}`
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const json = JSON.stringify(
      rows
        .slice(at, at + rowsAtOnce)
        .map((row) => Object.fromEntries(names.map(({ key, name }) => [name, row[key as keyof typeof row]]))),
    )
    await tx.execute(
      sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${type}, ${json}::jsonb)`,
    )
  }
}
