import { DrizzleQueryError, sql } from '../database/drizzle.ts'
import { CommandError } from '../commands/operator-command.ts'
import type { Database, Queryable } from '../database/database.ts'
import { migrate } from '../database/schema/migrate.ts'
import type { Migration } from '../database/schema/read-migrations.ts'
import { splitRows } from './backup-format.ts'
import { describeForeignKeys, describeTables, schemaNames, type TableDescription } from './describe-tables.ts'

export type PreparedTables = {
  /** Adds rows, one JSON line each. Returns their number. */
  addRows: (table: string, lines: string) => Promise<number>
  /** Checks all foreign keys and sets the identity columns to continue after the restored rows. */
  complete: () => Promise<void>
}

/**
 * Drops our tables and creates them again as the migrations did, without foreign keys, so that rows may be added in
 * any order, and without triggers, because the rows that these would add are in the backup too.
 */
export const prepareTables = async (
  tx: Pick<Database, 'execute' | 'transaction'> & Queryable,
  migrations: Migration[],
): Promise<PreparedTables> => {
  // Checking a constraint over many rows takes longer than a query of a request may.
  await tx.execute(sql`set local statement_timeout = 0`)
  for (const schema of ['quizwright', ...schemaNames])
    await tx.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`)
  await migrate(tx as Database, migrations)
  const tables = new Map((await describeTables(tx)).map((table) => [table.name, table]))
  const foreignKeys = await describeForeignKeys(tx)
  for (const { table, name } of foreignKeys)
    await tx.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const name of tables.keys())
      await tx.execute(sql`alter table ${sql.raw(name)} ${sql.raw(state)} trigger user`)
  }
  await setTriggers('disable')

  return {
    addRows: async (name, lines) => {
      const table = tables.get(name)
      if (!table)
        throw new CommandError(
          `The backup has a table ${name}, which its version had not. Nothing was changed.`,
        )
      return addRows(tx, table, lines)
    },
    complete: async () => {
      for (const { table, name, definition } of foreignKeys)
        await tx.execute(
          sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
        )
      for (const table of tables.values()) await numberAfterRows(tx, table)
      await setTriggers('enable')
    },
  }
}

const addRows = async (
  tx: Queryable,
  { name, columns }: TableDescription,
  lines: string,
): Promise<number> => {
  const rows = splitRows(lines)
  const columnList = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}`),
    sql`, `,
  )
  try {
    await tx.execute(sql`
      insert into ${sql.raw(name)} (${columnList}) overriding system value
      select ${columnList} from json_populate_recordset(null::${sql.raw(name)}, ${`[${rows.join(',')}]`}::json)`)
  } catch (error) {
    throw rowsError(name, error)
  }
  return rows.length
}

/** The classes of SQLSTATE codes for values that a column or a constraint refuses, and for JSON that is too deep. */
const codeOfData = /^(?:22|23|54)/

/** Describes refused rows without their values, which may be hashes of passwords. */
const rowsError = (table: string, error: unknown): unknown => {
  const code = error instanceof DrizzleQueryError && (error.cause as NodeJS.ErrnoException | undefined)?.code
  if (!code || !codeOfData.test(code)) return error
  return new CommandError(
    `The backup has a row of ${table} that can't be stored (SQLSTATE ${code}). Nothing was changed.`,
    { cause: error },
  )
}

const numberAfterRows = async (tx: Queryable, { name, numberedColumns }: TableDescription): Promise<void> => {
  for (const column of numberedColumns)
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${name}, ${column}), max(${sql.identifier(column)}))
      from ${sql.raw(name)} having max(${sql.identifier(column)}) is not null`)
}
