import { socketLimits } from '@quizwright/domain/limits.ts'
import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { questionRevisions, stagedBatches } from '../database/tables/questions.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { commitVersion } from './commit-version.ts'
import { addQuiz, batch, draft, drafts, now, owner, readQuizRow, savingTo } from './fixtures.ts'
import { insertBatch } from './stage-batch.ts'
import { releaseSaves } from './release-saves.ts'
import { resumeSave } from './resume-save.ts'
import { prepareRevisions } from './store-revisions.ts'

const { db } = await setUpDatabase()
const { stage, key, commit, idsOf } = savingTo(db)

test('a repeated batch counts once, the received batches are returned, and the quiz stays unchanged', async () => {
  const quizId = await addQuiz(db)
  expect(await stage(batch(quizId, 2))).toMatchObject({ received: [2], isFirst: true, isLocked: false })
  expect(await stage(batch(quizId, 0))).toMatchObject({ received: [0, 2], isFirst: false })
  const twice = await stage(batch(quizId, 0, { questions: drafts(1, 90) }))
  expect(twice.received).toEqual([0, 2])
  expect(twice.progress).toBeCloseTo(66.67, 1)
  expect(await idsOf(quizId)).toEqual([])
  expect(await readQuizRow(db, quizId)).toMatchObject({ revision: 1, questionCount: 0 })
})

test.each([
  ['of a stale revision', { baseRevision: 2 }, 'CONFLICT'],
  ['after the last', { index: 3 }, 'ORDER'],
  ['of too many', { total: 1_001 }, 'ORDER'],
] as const)('refuses a first batch %s', async (_, changes, code) => {
  await expect(stage(batch(await addQuiz(db), 0, changes))).rejects.toMatchObject({ code })
})

test('a batch beyond the limit of questions is refused, and a repeated one does not count twice', async () => {
  const quizId = await addQuiz(db)
  const total = 102
  await stage(batch(quizId, 0, { total }))
  const question = { id: 's', originId: 's', revisionId: 'r', marks: 1 }
  // With the two questions of the first batch, this is one less than a quiz can hold.
  const rows = Array.from({ length: 100 }, (_, at) => ({
    quizId,
    saveId: 'save-1',
    index: at + 1,
    questions: Array.from({ length: at < 99 ? 100 : 97 }, () => question),
    createdAt: now,
  }))
  await db.insert(stagedBatches).values(rows)
  expect((await stage(batch(quizId, 0, { total }))).received).toHaveLength(101)
  await expect(stage(batch(quizId, 101, { total }))).rejects.toMatchObject({
    code: 'CONTRACT',
    errors: [{ field: 'questions', messages: ['A quiz can hold at most 10000 questions'] }],
  })
  const last = await stage(batch(quizId, 101, { total, questions: drafts(1, 4) }))
  expect(last.received).toHaveLength(total)
})

test('a batch that comes twice at once is stored once, and both senders learn that it arrived', async () => {
  const quizId = await addQuiz(db)
  await stage(batch(quizId, 0))
  const [one, other] = await Promise.all([
    stage(batch(quizId, 1)),
    stage(batch(quizId, 1, { questions: drafts(2, 90) })),
  ])
  expect([one.received, other.received]).toEqual([
    [0, 1],
    [0, 1],
  ])
  await stage(batch(quizId, 2))
  await commit(quizId)
  expect(await idsOf(quizId)).toHaveLength(6)
})

test('a batch whose save ends before it is stored leaves nothing behind', async () => {
  const quizId = await addQuiz(db)
  for (const index of [0, 1, 2]) await stage(batch(quizId, index))
  await commit(quizId)
  const late = batch(quizId, 1, { questions: [draft('late')] })
  const prepared = prepareRevisions({ id: quizId, quizType: 'full', questionCount: 0 }, late.questions, {
    storedById: new Map(),
    tagKeys: new Set(),
  })
  expect(await insertBatch(db, late, prepared, now)).toBe(false)
  const { revisionId } = prepared.newRevisions[0]!
  expect(await db.select().from(questionRevisions).where(eq(questionRevisions.id, revisionId))).toEqual([])
})

test('batches that together have more questions than a quiz can hold are not committed', async () => {
  const quizId = await addQuiz(db)
  await stage(batch(quizId, 0))
  // Stored at the same moment, neither of two batches counts the other.
  const rows = [1, 2].map((index) => ({
    quizId,
    saveId: 'save-1',
    index,
    questions: Array.from({ length: 5_000 }, (_, at) => ({
      id: `${index}-${at}`,
      originId: 'o',
      revisionId: 'r',
      marks: 1,
    })),
    createdAt: now,
  }))
  await db.insert(stagedBatches).values(rows)
  await expect(commit(quizId)).rejects.toMatchObject({ code: 'CONTRACT', errors: [{ field: 'questions' }] })
})

test.each([
  ['another number of batches', { total: 4 }],
  ['another base revision', { baseRevision: 2 }],
])('a batch with %s than its save is refused', async (_, changes) => {
  const quizId = await addQuiz(db)
  await stage(batch(quizId, 0))
  await expect(stage(batch(quizId, 1, changes))).rejects.toMatchObject({ code: 'ORDER' })
})

test('given the quiz of another instructor, then it is not found', async () => {
  const quizId = await addQuiz(db, { instructorId: 'instructor-2' })
  await expect(stage(batch(quizId, 0))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(commit(quizId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(resumeSave(db, key(quizId), owner)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(commitVersion(db, key(quizId), owner, now)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a second save of a quiz is refused until the first one is idle or released', async () => {
  const quizId = await addQuiz(db)
  await stage(batch(quizId, 0))
  const second = batch(quizId, 0, { saveId: 'save-2' })
  await expect(stage(second)).rejects.toMatchObject({ code: 'BUSY_ELSEWHERE', retryable: true })
  await releaseSaves(db, 'instructor-2', ['save-1'], now)
  await expect(stage(second)).rejects.toMatchObject({ code: 'BUSY_ELSEWHERE' })
  await releaseSaves(db, owner, ['save-1'], now)
  expect(await stage(second)).toMatchObject({ received: [0] })
  expect(
    await stage(
      batch(quizId, 0, { saveId: 'save-3' }),
      new Date(now.getTime() + socketLimits.activeSaveMs + 1),
    ),
  ).toMatchObject({ received: [0] })
})
