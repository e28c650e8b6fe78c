import { eq, sql } from '../drizzle.ts'
import { expect, test } from 'vitest'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { buildOnce, placeholderOfTexts, writeOnce } from './build-once.ts'
import type { Queryable } from '../database.ts'
import { serverKeys } from '../tables/student-access.ts'
import { papers } from '../tables/papers.ts'

const { db } = await setUpDatabase()
await db.insert(serverKeys).values({ name: 'first', value: 'one' })

const addKey = (tx: Queryable) => tx.insert(serverKeys).values({ name: 'second', value: 'two' })

test('a statement is built once, runs with other values each time, and maps rows as drizzle does', async () => {
  let builds = 0
  const read = buildOnce((on) => {
    builds++
    return on
      .select({ key: serverKeys, paper: papers })
      .from(serverKeys)
      .leftJoin(papers, eq(papers.id, serverKeys.name))
      .where(eq(serverKeys.name, sql.placeholder('name')))
  })
  expect(await read(db, { name: 'first' })).toEqual([{ key: { name: 'first', value: 'one' }, paper: null }])
  expect(await read(db, { name: 'none' })).toEqual([])
  expect(builds).toBe(1)
})

test('a statement that was built elsewhere runs inside the transaction that calls it', async () => {
  const read = buildOnce((on) => on.select().from(serverKeys).orderBy(serverKeys.name))
  const count = writeOnce<{ n: number }>(
    () => sql`
      select count(*)::int as n from ${serverKeys} where name = any(${placeholderOfTexts('names')})`,
  )
  const names = ['first', 'second']
  expect(await read(db, {})).toHaveLength(1)
  const rolledBack = db.transaction(async (tx) => {
    await addKey(tx)
    expect((await read(tx, {})).map(({ name }) => name)).toEqual(names)
    expect(await count(tx, { names })).toEqual([{ n: 2 }])
    throw new Error('not after all')
  })
  await expect(rolledBack).rejects.toThrow('not after all')
  expect(await count(db, { names })).toEqual([{ n: 1 }])
  expect(await read(db, {})).toHaveLength(1)
})
