import { sql } from '../drizzle.ts'
import { expect, test } from 'vitest'
import { faculties } from '../tables/quizzes.ts'
import { openTestDatabase } from './test-database.ts'

test('given a test file that left rows and a session setting, then the next one finds neither', async () => {
  const first = await openTestDatabase()
  await first.db.insert(faculties).values({ id: 'f1', name: 'Physics' })
  await first.db.execute(sql`select pg_advisory_lock(1)`)
  await first.close()
  const next = await openTestDatabase()
  expect(await next.db.select().from(faculties)).toEqual([])
  const { rows } = await next.db.execute(
    sql`select 1 from pg_locks where locktype = 'advisory' and database = (
      select oid from pg_database where datname = current_database())`,
  )
  expect(rows).toEqual([])
  await next.close()
})

test('given a closed database, then further queries on it fail', async () => {
  const closed = await openTestDatabase()
  await closed.close()
  const next = await openTestDatabase()
  await next.db.insert(faculties).values({ id: 'f1', name: 'Physics' })
  await expect(closed.db.delete(faculties)).rejects.toThrow('Failed query: delete from')
  expect(await next.db.select().from(faculties)).toHaveLength(1)
  await next.close()
})

test('given a test file that changed the tables, then the next one gets them as migrated', async () => {
  const first = await openTestDatabase()
  await first.db.execute(sql`drop table quiz.jobs cascade`)
  await first.close()
  const next = await openTestDatabase()
  const { rows } = await next.db.execute(sql`select to_regclass('quiz.jobs') as found`)
  expect(rows).toEqual([{ found: 'quiz.jobs' }])
  await next.close()
})
