import { sql } from '../drizzle.ts'
import { expect, test } from 'vitest'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { vacuumDueTables } from './vacuum-embedded.ts'

const { db } = await setUpDatabase()

/** Adds a table of so many rows, updates as many of them, and returns how many old rows it then has. */
const addTable = async (name: string, rows: number, updated: number) => {
  const table = sql.identifier(name)
  await db.execute(
    sql`create table public.${table} as select n as id, 0 as value from generate_series(1, ${rows}::integer) n`,
  )
  await db.execute(sql`update public.${table} set value = 1 where id <= ${updated}`)
  return () => deadRowsOf(name)
}
const deadRowsOf = async (name: string) => {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await db.execute<{ dead: number }>(
    sql`select n_dead_tup::integer as dead from pg_stat_user_tables where relname = ${name}`,
  )
  return rows[0]?.dead
}

test('tables are vacuumed of which much is outdated, not those of which little is', async () => {
  const [much, little, few] = [
    await addTable('Much of it', 300, 200),
    await addTable('little', 300, 90),
    await addTable('few', 45, 45),
  ]
  expect([await much(), await little(), await few()]).toEqual([200, 90, 45])
  await vacuumDueTables(db)
  expect([await much(), await little(), await few()]).toEqual([0, 90, 45])
})
