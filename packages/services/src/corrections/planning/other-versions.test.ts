import { problems } from '@quizwright/contracts/problems.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import { and, eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { countAttempt } from '../../statistics/counts/count-attempt.ts'
import { addQuizFixture, type QuizFixture } from '../../statistics/counts/fixtures/add-quiz-fixture.ts'
import { rebuildAndReadCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { type Selection, storeAttempt } from '../../statistics/counts/fixtures/store-attempt.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { applyChoice, previewedInput, runApply, runUndo, snapshotOf } from '../fixtures.ts'
import { planCorrection } from './plan-correction.ts'
import { readCorrections } from '../read-corrections.ts'
import { readOtherVersions } from './read-other-versions.ts'
import { summarize } from './summarize.ts'

const { db } = await setUpDatabase()

/** Adds a version with one question, taken by students with these selections. */
const addVersion = async (
  version: number,
  { familyId, originId }: { familyId?: string; originId?: string },
  selections: readonly Selection[],
): Promise<QuizFixture> => {
  const fixture = await addQuizFixture(db, [2, 3], Math.max(1, selections.length))
  const { quizId } = fixture
  const [question] = fixture.questions
  const attempts = selections.length
  await db
    .update(quizzes)
    .set({ version, attempts, ...(familyId && { familyId }) })
    .where(eq(quizzes.id, quizId))
  await db
    .update(questions)
    .set({ originId: originId ?? question!.id })
    .where(and(eq(questions.quizId, quizId), eq(questions.id, question!.id)))
  for (const [student, selection] of selections.entries())
    await db.transaction(async (tx) => {
      const attempt = { student, session: 0, number: 1, selections: [selection, 0] }
      await countAttempt(tx, await storeAttempt(tx, fixture, attempt))
    })
  return fixture
}

const otherKey: CorrectionChoice = { kind: 'other_key', correct: [1] }
const snapshots = () => Promise.all(all.map(({ quizId }) => snapshotOf(db, quizId)))
const questionOf = ({ quizId, questions: [first] }: QuizFixture) => ({ quizId, questionId: first!.id })
const marksOf = ({ attempts }: Awaited<ReturnType<typeof snapshotOf>>) =>
  attempts.map(({ obtainedMarks }) => obtainedMarks).sort()

let all: [QuizFixture, QuizFixture, QuizFixture, QuizFixture]
beforeEach(async () => {
  const first = await addVersion(1, {}, [1, 0])
  const same = { familyId: first.quizId, originId: first.questions[0]!.id }
  const second = await addVersion(2, same, [1, 1, 2])
  const reworded = await addVersion(3, same, [1])
  const [stored] = await db
    .select()
    .from(questionRevisions)
    .where(eq(questionRevisions.id, reworded.questions[0]!.revisionId))
  const content = { ...stored!.content, question: 'How many?' }
  await db.update(questionRevisions).set({ content }).where(eq(questionRevisions.id, stored!.id))
  all = [first, second, reworded, await addVersion(4, same, [])]
})

test('other versions ask the same question if students read the same, older ones only if taken', async () => {
  const [first, second, , fourth] = all
  expect(await readOtherVersions(db, questionOf(first))).toMatchObject([
    { quizId: second.quizId, version: 2, attempts: 3, open: 0 },
    { quizId: fourth.quizId, version: 4, attempts: 0 },
  ])
  await db.update(quizzes).set({ attempts: 0 }).where(eq(quizzes.id, first.quizId))
  expect((await readOtherVersions(db, questionOf(fourth))).map(({ version }) => version)).toEqual([2])
})

test('a correction for other versions too is previewed for each, and all change and are undone at once', async () => {
  const [first, second, , fourth] = all
  const before = await snapshots()
  const choice = { ...otherKey, also: [second.quizId, fourth.quizId] }
  const plan = await planCorrection(db, { ...questionOf(first), ...choice })
  expect(await summarize(db, plan)).toMatchObject({ attempts: 2, changed: 2 })
  expect(plan.also.map(({ quiz }) => quiz.version)).toEqual([2, 4])
  expect(await summarize(db, plan.also[0]!)).toMatchObject({ attempts: 3, changed: 2, raised: 2 })
  expect(await snapshots()).toEqual(before)

  const input = await previewedInput(db, questionOf(first), choice)
  expect(await runApply(db, input)).toMatch(
    /^Results changed: 2\..* Results changed in version 2: 2\..* No result changed in version 4\.$/,
  )
  const after = await snapshots()
  expect(after.map(marksOf)).toEqual([[3, 5], [3, 5, 5], [3], []])
  for (const [index, { quizId }] of all.entries())
    expect(await rebuildAndReadCounts(db, quizId)).toEqual(after[index]!.counts)
  expect(await readCorrections(db, first.quizId)).toMatchObject([{ repeated_in: [2, 4] }])
  expect(await readCorrections(db, fourth.quizId)).toMatchObject([{ carried_from: 1, kind: 'other_key' }])

  expect(await runUndo(db, { quizId: first.quizId, correctionId: input.correctionId })).toContain(
    'Results changed in version 2: 2.',
  )
  expect(await snapshots()).toEqual(before)
  expect((await readCorrections(db, second.quizId))[0]!.undone_at).not.toBeNull()
})

test('given a version that was changed since the preview, then no version is corrected', async () => {
  const [first, second] = all
  const input = await previewedInput(db, questionOf(first), { ...otherKey, also: [second.quizId] })
  await applyChoice(db, questionOf(second), { kind: 'full_marks', correct: [] })
  const before = await snapshots()
  await expect(runApply(db, input)).rejects.toThrow(problems.STALE_PREVIEW.message)
  expect(await snapshots()).toEqual(before)
})

test('a version that is marked so already stays as it is, and one that asks another question is refused', async () => {
  const [first, second, reworded] = all
  await applyChoice(db, questionOf(second), otherKey)
  const question = questionOf(first)
  const plan = await planCorrection(db, { ...question, ...otherKey, also: [second.quizId] })
  expect(plan.also).toEqual([])
  await expect(
    planCorrection(db, { ...question, ...otherKey, also: [reworded.quizId] }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('given a repeated correction, then undoing it in its own version leaves the first', async () => {
  const [first, second] = all
  const input = await previewedInput(db, questionOf(first), { ...otherKey, also: [second.quizId] })
  await runApply(db, input)
  const [repeated] = await readCorrections(db, second.quizId)
  await runUndo(db, { quizId: second.quizId, correctionId: repeated!._id })
  expect((await snapshots()).slice(0, 2).map(marksOf)).toEqual([
    [3, 5],
    [3, 3, 3],
  ])
})
