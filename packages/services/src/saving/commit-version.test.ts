import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { quizzes, sessions } from '../database/tables.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { commitSave } from './commit-save.ts'
import { commitVersion } from './commit-version.ts'
import { addQuiz, batch, draft, drafts, now, owner, readStoredQuestions, readQuizRow } from './fixtures.ts'
import type { SaveBatch } from './open-save.ts'
import { resumeSave } from './resume-save.ts'
import { saveInOneCall } from './save-in-one-call.ts'
import { stageBatch } from './stage-batch.ts'

let opened: OpenDatabase
let db: Database
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.db
})
afterAll(() => opened.close())

const stage = (given: SaveBatch, at = now) => stageBatch(db, given, owner, at)
const stageAll = async (quizId: string) => {
  for (const index of [0, 1, 2]) await stage(batch(quizId, index))
}
const key = (quizId: string, saveId = 'save-1') => ({ quizId, saveId })
const commit = (quizId: string, saveId?: string) => commitSave(db, key(quizId, saveId), owner, now)
const idsOf = async (quizId: string) => (await readStoredQuestions(db, quizId)).map((question) => question.id)

test('a quiz with attempts accepts batches, is reported as locked and stays unchanged', async () => {
  const quizId = await addQuiz(db, { attempts: 3 })
  expect(await stage(batch(quizId, 0))).toMatchObject({ isFirst: true, isLocked: true })
  await stageAll(quizId)
  expect(await commit(quizId)).toEqual({ kind: 'locked' })
  expect(await resumeSave(db, key(quizId), owner)).toMatchObject({
    kind: 'staging',
    isLocked: true,
    progress: { received: [0, 1, 2] },
  })
  expect(await idsOf(quizId)).toEqual([])
})

test('creates one new version with its own session and leaves the old one unchanged', async () => {
  const quizId = await addQuiz(db, { isPublished: true, publishedAt: now, isArchived: true })
  await saveInOneCall(db, { quizId, questions: drafts(2), isPublished: true }, owner, now)
  await db.update(quizzes).set({ attempts: 3 }).where(eq(quizzes.id, quizId))
  const old = { row: await readQuizRow(db, quizId), questions: await readStoredQuestions(db, quizId) }
  await stage(
    batch(quizId, 0, {
      total: 1,
      baseRevision: 2,
      isPublished: true,
      questions: [...drafts(2), draft('new')],
    }),
  )

  const saved = await commitVersion(db, key(quizId), owner, now)
  expect(saved).toMatchObject({
    saveId: 'save-1',
    quiz: {
      version: 2,
      revision: 1,
      family_id: quizId,
      is_published: true,
      is_archived: false,
      attempts: 0,
      name: 'Motion',
    },
    session: { name: 'Spring' },
  })
  expect(await commitVersion(db, key(quizId), owner, now)).toEqual(saved)
  expect(await resumeSave(db, key(quizId), owner)).toEqual({ kind: 'version', version: saved })
  const newQuestions = await readStoredQuestions(db, saved.quiz._id)
  expect(newQuestions.map(({ originId }) => originId)).toEqual(['q0', 'q1', 'new'])
  expect(newQuestions[0]!.revisionId).toBe(old.questions[0]!.revisionId)
  expect({ row: await readQuizRow(db, quizId), questions: await readStoredQuestions(db, quizId) }).toEqual(
    old,
  )
  const [{ n }] = (await db
    .select({ n: count() })
    .from(sessions)
    .where(eq(sessions.quizId, saved.quiz._id))) as [{ n: number }]
  expect(n).toBe(1)
})

test('the session of a new version starts now when the old session has ended', async () => {
  const quizId = await addQuiz(db, { attempts: 1 })
  const later = new Date('2031-01-01T00:00:00Z')
  await stage(batch(quizId, 0, { total: 1 }), later)
  const { session } = await commitVersion(db, key(quizId), owner, later)
  expect(session).toMatchObject({ start_time: '2031-01-01 00:00:00', end_time: '2031-07-01 00:00:00' })
})
