import { getTableColumns, getTableConfig, getTableName, type PgTable, sql } from '../drizzle.ts'
import type { Queryable } from '../database.ts'

/**
 * The number of rows per statement, sent as one JSON parameter. One parameter per value, as in Drizzle's insert,
 * takes several times as long.
 */
const rowsPerStatement = 2_000

/**
 * Inserts many rows quickly. Every row must set the same columns as the first one. Generated columns must be left
 * out.
 */
export const insertRows = async <Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const [firstRow] = rows
  if (!firstRow) return
  const columns = Object.entries(getTableColumns(table))
    .filter(([key, column]) => key in firstRow && !column.generated)
    .map(([key, column]) => ({ key, name: column.name }))
  const columnList = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const schemaName = sql.identifier(getTableConfig(table).schema ?? 'public')
  const rowType = sql`${schemaName}.${sql.identifier(getTableName(table))}`
  const toRecord = (row: Table['$inferInsert']) =>
    Object.fromEntries(columns.map(({ key, name }) => [name, row[key as keyof typeof row]]))

  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(start, start + rowsPerStatement).map(toRecord))
    await tx.execute(sql`
      insert into ${table} (${columnList})
      select ${columnList} from jsonb_populate_recordset(null::${rowType}, ${json}::jsonb)`)
  }
}
