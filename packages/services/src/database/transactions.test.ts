import { expect, test } from 'vitest'
import { faculties } from './tables/quizzes.ts'
import { openTestDatabase } from './testing/test-database.ts'

test('a transaction that throws is rolled back', async () => {
  const opened = await openTestDatabase()
  try {
    const insertAndThrow = opened.db.transaction(async (tx) => {
      await tx.insert(faculties).values({ id: 'f1', name: 'Physics' })
      throw new Error('rolled back')
    })
    await expect(insertAndThrow).rejects.toThrow('rolled back')
    expect(await opened.db.select().from(faculties)).toEqual([])
  } finally {
    await opened.close()
  }
})
