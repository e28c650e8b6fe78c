import { asc, eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { questionChanges } from '../../database/tables/history.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { addQuiz, draft, now, owner } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { sweepGrace } from '../../sweep/sweep-grace.ts'
import { sweepRevisions } from '../../sweep/sweep-revisions.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { historyDays, thinOutHistory } from './thin-out.ts'

const { db } = await setUpDatabase()
const dayMs = 24 * 60 * 60 * 1_000
const daysLater = (days: number, hours = 0) => new Date(now.getTime() + days * dayMs + hours * 3_600_000)

test('what the history shows is not swept; when it is old, the last content of each day stays', async () => {
  const quizId = await addQuiz(db)
  const saves = [0, 0.1, 0.2, 1].map((days) => daysLater(days))
  for (const [index, at] of [now, ...saves].entries())
    await saveInOneCall(
      db,
      { quizId, questions: [draft('one', { question: `Text ${index}?` })], isPublished: false },
      owner,
      at,
    )
  const sweep = async (days: number) => {
    const sweeping = { graceMs: sweepGrace, signal: new AbortController().signal }
    await sweepRevisions(db, { ...sweeping, now: daysLater(days) })
    await sweepRevisions(db, { ...sweeping, now: daysLater(days + 8) })
    return db.$count(questionRevisions)
  }
  expect(await sweep(40)).toBe(5)
  await thinOutHistory(db, daysLater(historyDays - 1))
  expect(await db.$count(questionChanges)).toBe(4)
  await thinOutHistory(db, daysLater(historyDays + 3))
  const left = await db
    .select({ revision: questionChanges.revision })
    .from(questionChanges)
    .where(eq(questionChanges.quizId, quizId))
    .orderBy(asc(questionChanges.revision))
  expect(left).toHaveLength(2)
  // The content before the change that stays, its own, and that of the next day.
  expect(await sweep(500)).toBe(3)
})
