import { sql } from '../drizzle.ts'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'

const moreThanAllConnections = 25

test('given instructors who use all their connections to a Postgres, then students still get connections', async () => {
  const opened = await openTestDatabase()
  try {
    // An embedded database has a single connection for all.
    if (opened.embedded) return expect(opened.forStudents).toBe(opened.db)
    const released = Promise.withResolvers<void>()
    const held = Array.from({ length: moreThanAllConnections }, () =>
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await released.promise
      }),
    )
    const { rows } = await opened.forStudents.execute<{ n: number }>(sql`select 1 as n`)
    released.resolve()
    await Promise.all(held)
    expect(rows).toEqual([{ n: 1 }])
  } finally {
    await opened.close()
  }
})
