import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { addQuiz, now } from '../saving/fixtures.ts'
import { carryToNextVersion } from './carry-to-next-version.ts'
import { takeOverSessions } from './take-over-sessions.ts'

const { db } = await setUpDatabase()

const sessionOf = async (quizId: string) =>
  (await db.select().from(sessions).where(eq(sessions.quizId, quizId)))[0]!

/** Adds a published quiz and its next version, which has taken over the session. */
const addVersions = async (isPublished: boolean) => {
  const first = await addQuiz(db, { isPublished: true })
  const second = await addQuiz(db, { familyId: first, version: 2, isPublished })
  await db.delete(sessions).where(eq(sessions.quizId, second))
  await takeOverSessions(db, { id: second, familyId: first }, now)
  return { first, second }
}
const end = new Date('2030-12-01T12:00:00Z')

test('given an unpublished next version, when a session changes, then its equal copy changes too', async () => {
  const { first, second } = await addVersions(false)
  await db.update(sessions).set({ name: 'Spring, again' }).where(eq(sessions.quizId, second))
  const before = await sessionOf(first)
  await carryToNextVersion(db, before, { name: 'Summer', endTime: end, access: before.access })
  expect(await sessionOf(second)).toMatchObject({
    name: 'Spring, again',
    endTime: end,
    startTime: before.startTime,
  })
})

test('given a published next version, when a session changes, then its copy stays unchanged', async () => {
  const { first, second } = await addVersions(true)
  const before = await sessionOf(first)
  await carryToNextVersion(db, before, { endTime: end })
  expect((await sessionOf(second)).endTime).toEqual(before.endTime)
})
