import { sql } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { searchCondition } from './list-quizzes.ts'

const { db } = await setUpDatabase()

const isAvailable = async (): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from pg_available_extensions where name = 'pg_trgm'`)
  return rows.length > 0
}

/** The plan of a search, if Postgres avoids reading all quizzes wherever it can. Only this index can help then. */
const planOf = (everywhere: boolean): Promise<string> =>
  db.transaction(async (tx) => {
    for (const scan of ['seqscan', 'indexscan', 'indexonlyscan'])
      await tx.execute(sql.raw(`set local enable_${scan} = off`))
    const where = searchCondition({ key: 'quiz', value: 'rivers', everywhere })
    const { rows } = await tx.execute(sql`explain select id from ${quizzes} where ${where}`)
    return JSON.stringify(rows)
  })

// The embedded database has no such extension, a separate one has.
test('the list has an index for parts of words wherever Postgres has the extension for it', async () => {
  const { rows } = await db.execute(
    sql`select 1 from pg_indexes where schemaname = 'quiz' and indexname = 'quizzes_search'`,
  )
  expect(rows.length > 0).toBe(await isAvailable())
})

test.each([false, true])('a search uses the index where it is (in all columns: %s)', async (everywhere) => {
  const plan = await planOf(everywhere)
  expect(plan.includes('quizzes_search')).toBe(await isAvailable())
})
