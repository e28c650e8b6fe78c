import { sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { auth } from '../database/tables/auth.ts'
import { main } from '../database/tables/main.ts'
import { quiz } from '../database/tables/quizzes.ts'

/**
 * The schemas with our tables. The schema of the migrations is left out, because the manifest names the migrations.
 */
export const schemaNames = [auth, main, quiz].map(({ schemaName }) => schemaName)

export type TableDescription = {
  /** The schema and the name, as in quiz.attempts. */
  name: string
  /** The stored columns. Generated columns are left out. */
  columns: string[]
  /** The identity columns, which the database numbers. */
  numberedColumns: string[]
}

export type ForeignKey = { table: string; name: string; definition: string }

const inOurSchemas = sql`n.nspname in ${schemaNames}`

/** Reads the tables from the database itself, because a backup may come from an older version than this code. */
export const describeTables = async (db: Queryable): Promise<TableDescription[]> => {
  const { rows } = await db.execute<{ name: string; columns: string[]; numbered_columns: string[] }>(sql`
    select n.nspname || '.' || c.relname as name,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns,
      coalesce(array_agg(a.attname::text) filter (where a.attidentity <> ''), '{}') as numbered_columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and ${inOurSchemas}
    group by n.nspname, c.relname
    order by 1`)
  return rows.map((row) => ({ name: row.name, columns: row.columns, numberedColumns: row.numbered_columns }))
}

/** Returns the foreign keys of our tables as the SQL that creates them. */
export const describeForeignKeys = async (db: Queryable): Promise<ForeignKey[]> => {
  const { rows } = await db.execute<ForeignKey>(sql`
    select n.nspname || '.' || c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and ${inOurSchemas}`)
  return rows
}
