import { drizzlePglite, sql } from '../drizzle.ts'
import { expect, test } from 'vitest'
import { addQuiz, now } from '../../saving/fixtures.ts'
import type { Database } from '../database.ts'
import { openEmbedded } from './open-embedded.ts'
import { quizzes } from '../tables/quizzes.ts'
import { readDump } from '../testing/test-database.ts'

test('dates read from an embedded database, in a transaction or not, are parsed by Drizzle', async () => {
  const client = await openEmbedded({ loadDataDir: await readDump() })
  try {
    const db = drizzlePglite(client) as unknown as Database
    await addQuiz(db)
    const select = { createdAt: quizzes.createdAt }
    const outside = await db.select(select).from(quizzes)
    const inside = await db.transaction((tx) => tx.select(select).from(quizzes))
    expect([outside, inside]).toEqual([[{ createdAt: now }], [{ createdAt: now }]])
    const raw = await db.execute(sql`select array['2030-01-01'::date] as days, '1 day'::interval as length`)
    expect(raw.rows).toEqual([{ days: '{2030-01-01}', length: '1 day' }])
  } finally {
    await client.close()
  }
})
