import { sql } from '../drizzle.ts'
import { expect, test } from 'vitest'
import { countAttempt } from '../../statistics/counts/count-attempt.ts'
import { addQuizFixture } from '../../statistics/counts/fixtures/add-quiz-fixture.ts'
import { readAllCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { storeAttempt } from '../../statistics/counts/fixtures/store-attempt.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { openTestDatabase } from '../testing/test-database.ts'

test('given attempts counted without the spread of their places, when migrated, then it is filled in', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const fixture = await addQuizFixture(db, [1, 2, 3], 2)
    const tries = [
      { student: 0, session: 0, number: 1, selections: [0, 0, 1] },
      { student: 1, session: 0, number: 1, selections: [0, 1, 1] },
      { student: 0, session: 1, number: 2, selections: [0, 0, 0] },
    ]
    for (const attempt of tries) {
      const id = await storeAttempt(db, fixture, attempt)
      await db.transaction((tx) => countAttempt(tx, id))
    }
    const { placeSums } = await readAllCounts(db, fixture.quizId)
    await db.execute(sql`alter table quiz.place_sums drop column percentage_squared_sum`)
    const migration = (await readMigrations()).find(({ name }) => name.endsWith('spread-by-place'))!
    await db.execute(sql`delete from quizwright.migrations where name = ${migration.name}`)
    await migrate(db)
    expect((await readAllCounts(db, fixture.quizId))['placeSums']).toEqual(placeSums)
    expect(placeSums!.some((row) => row.includes('"percentage_squared_sum":12500'))).toBe(true)
  } finally {
    await close()
  }
})
