import { asc } from '../drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { inIds } from './in-ids.ts'
import { insertRows } from './insert-rows.ts'
import { courses } from '../tables/main.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'

const { db } = await setUpDatabase()
beforeAll(async () => {
  const row = (id: string) => ({ id, name: id })
  await insertRows(db, courses, ['a', 'b', "c'{}"].map(row))
})

const find = async (ids: Iterable<string>): Promise<string[]> => {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(inIds(courses.id, ids))
    .orderBy(asc(courses.id))
  return rows.map(({ id }) => id)
}

test('finds the rows with one of the ids, and none without ids', async () => {
  expect(await find(new Set(['b', "c'{}", 'x']))).toEqual(['b', "c'{}"])
  expect(await find([])).toEqual([])
})

test('given more ids than a statement may have parameters, then they are found too', async () => {
  const many = Array.from({ length: 70_000 }, (_, index) => `other-${index}`)
  expect(await find([...many, 'a'])).toEqual(['a'])
})
