import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import type { GradingGuidance } from '@quizwright/domain/schemas/correction.ts'
import { eq } from '../../database/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { gradeAttempt } from '../../grading/grade-attempt.ts'
import { addJob } from '../../jobs/add-job.ts'
import { now, owner } from '../../saving/fixtures.ts'
import { rebuildAndReadCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { correctionKind } from '../applying/apply-correction.ts'
import { calmControl, correctionsOf, previewedInput, runApply, runUndo, snapshotOf } from '../fixtures.ts'
import { planCorrection } from '../planning/plan-correction.ts'
import { summarize } from '../planning/summarize.ts'
import {
  addAttempt,
  addMarkedQuizTo,
  choice,
  type Given,
  guidance,
  newSolution,
  oldSolution,
  readAnswerOf,
  regradeIn,
} from './fixtures.ts'

const { db } = await setUpDatabase()

const addMarkedQuiz = (...answers: Given[]) => addMarkedQuizTo(db, ...answers)
const regrade = (question: { quizId: string; questionId: string }, wanted?: GradingGuidance) =>
  regradeIn(db, question, wanted)
const answerOf = (attemptId: string) => readAnswerOf(db, attemptId)

const withoutRevisions = async (quizId: string) => {
  const { answers, ...rest } = await snapshotOf(db, quizId)
  return { ...rest, answers: answers.map(({ answer: { markRevision: _, ...answer } }) => answer) }
}

const other = 'Because of gravity the spoon falls into the soup of the cook.'

const everyState: Given[] = [
  { text: newSolution, suggested: 1 },
  { text: newSolution, suggested: 1, own: 3 },
  { text: newSolution, suggested: 2, confirmation: 'one' },
  { text: newSolution, suggested: 2, confirmation: 'together' },
  { text: other, suggested: 6, confirmation: 'automatic' },
  { text: other, suggested: 8, confirmation: 'together', isDelivered: true },
]

describe('given answers in every state, when they are graded again with another solution', () => {
  test('then the preview lists the effect on each, and nothing changes yet', async () => {
    const { quizId, question } = await addMarkedQuiz(...everyState)
    const before = await snapshotOf(db, quizId)
    await regrade(question)
    const plan = await planCorrection(db, { ...question, ...choice })
    expect(await summarize(db, plan)).toMatchObject({
      attempts: 6,
      changed: 1,
      raised: 1,
      now_pass: 1,
      suggested: 1,
      waiting_again: 1,
      kept_own: 2,
      kept_seen: 1,
      not_graded: 0,
      mean_before: expect.closeTo((30 + 20 + 20 + 60 + 80) / 5, 9),
      mean_after: expect.closeTo((30 + 20 + 100 + 80) / 4, 9),
      pass_rate_before: 40,
      pass_rate_after: 50,
    })
    expect(await snapshotOf(db, quizId)).toEqual(before)
  })

  test('then a guidance with prompts is applied from the stored job, whose fields have another order', async () => {
    const { question } = await addMarkedQuiz(...everyState)
    const prompted = { ...guidance, ai_evaluation_prompt: 'Be fair.', ai_content_prompt: 'Facts?' }
    await regrade(question, prompted)
    const input = await previewedInput(db, question, { ...choice, guidance: prompted })
    const { id } = await addJob(db, { ownerId: owner, kind: correctionKind, input, total: 100 }, now)
    const [stored] = await db.select().from(jobs).where(eq(jobs.id, id))
    expect(await runApply(db, stored!.input as typeof input)).toMatch(/^Results changed: 1\./)
  })

  test('then own marks stay, suggestions wait, sure marks change, and undo restores all', async () => {
    const { quizId, ids, question } = await addMarkedQuiz(...everyState)
    const before = await withoutRevisions(quizId)
    await regrade(question)
    const input = await previewedInput(db, question, choice)
    expect(await runApply(db, input)).toBe(
      'Results changed: 1. Now a pass: 1. New suggestions that wait for you: 2.',
    )
    const [waits, own, one, sure, unsure, seen] = await Promise.all(ids.map(answerOf))
    expect(waits).toMatchObject({ confirmation: null, aiResult: { marks_obtained: 10, prompt: newSolution } })
    expect(own).toMatchObject({ instructorMarks: 3, obtainedMarks: 3, aiResult: { prompt: oldSolution } })
    expect(one).toMatchObject({ confirmation: 'one', obtainedMarks: 2 })
    expect(sure).toMatchObject({ confirmation: 'together', confirmationId: null, obtainedMarks: 10 })
    expect(unsure).toMatchObject({ confirmation: null, aiResult: { prompt: newSolution } })
    expect(seen).toMatchObject({ confirmation: 'together', obtainedMarks: 8 })
    const after = await snapshotOf(db, quizId)
    expect(new Map(after.attempts.map((attempt) => [attempt.id, attempt.obtainedMarks]))).toEqual(
      new Map(ids.map((id, index) => [id, [null, 3, 2, 10, null, 8][index]])),
    )
    expect(await rebuildAndReadCounts(db, quizId)).toEqual(after.counts)

    await runUndo(db, { quizId, correctionId: input.correctionId })
    expect(await withoutRevisions(quizId)).toEqual(before)
  })

  test('then undoing keeps the marks that a person gave afterwards', async () => {
    const { quizId, ids, question } = await addMarkedQuiz(everyState[0]!, everyState[3]!)
    await regrade(question)
    const input = await previewedInput(db, question, choice)
    await runApply(db, input)
    const marked = eq(attemptAnswers.attemptId, ids[0]!)
    const { markRevision } = await answerOf(ids[0]!)
    await db
      .update(attemptAnswers)
      .set({ instructorMarks: 7, obtainedMarks: 7, markRevision: markRevision + 1 })
      .where(marked)
    expect(await runUndo(db, { quizId, correctionId: input.correctionId })).toBe(
      'Answers with their earlier suggestion again: 1.',
    )
    expect(await answerOf(ids[0]!)).toMatchObject({ instructorMarks: 7, obtainedMarks: 7 })
    expect(await answerOf(ids[1]!)).toMatchObject({ obtainedMarks: 2 })
  })
})

test('given an answer handed in after the preview, then it is graded by the new solution', async () => {
  const { quizId, question } = await addMarkedQuiz(everyState[3]!)
  await regrade(question)
  const input = await previewedInput(db, question, choice)
  const late = await addAttempt(db, quizId, { text: newSolution, suggested: 1 }, 'late')
  await db.delete(jobs)
  await runApply(db, input)
  expect(await answerOf(late)).toMatchObject({ aiResult: null, confirmation: null })
  const [job] = await db.select().from(jobs)
  await gradeAttempt({ db, ai: undefined, now: () => now })(job!, calmControl)
  expect(await answerOf(late)).toMatchObject({
    confirmation: null,
    aiResult: { marks_obtained: 10, prompt: newSolution },
  })
})

test('given answers that came after grading again, then undoing grades those that wait once more', async () => {
  const { quizId, ids, question } = await addMarkedQuiz(everyState[0]!)
  await regrade(question)
  const input = await previewedInput(db, question, choice)
  await runApply(db, input)
  const late = await addAttempt(db, quizId, { text: oldSolution, suggested: 1 }, 'late')
  const marked = await addAttempt(db, quizId, { text: oldSolution, suggested: 1, own: 4 }, 'marked')
  await db.delete(jobs)
  expect(await runUndo(db, { quizId, correctionId: input.correctionId })).toBe(
    'Answers with their earlier suggestion again: 1. Later answers graded again: 1.',
  )
  expect(await answerOf(late)).toMatchObject({ aiResult: null, confirmation: null })
  const found = await db.select().from(jobs)
  expect(found).toHaveLength(1)
  await gradeAttempt({ db, ai: undefined, now: () => now })(found[0]!, calmControl)
  expect(await answerOf(late)).toMatchObject({
    confirmation: null,
    aiResult: { marks_obtained: 10, prompt: oldSolution },
  })
  expect(await answerOf(marked)).toMatchObject({ instructorMarks: 4, obtainedMarks: 4 })
  expect(await answerOf(ids[0]!)).toMatchObject({ aiResult: { marks_obtained: 1, prompt: oldSolution } })
})

describe('grading again is refused with one sentence', () => {
  test('if the solution is unchanged', async () => {
    const { question } = await addMarkedQuiz(everyState[0]!)
    await expect(regrade(question, { ai_solution: ` ${oldSolution} ` })).rejects.toMatchObject({
      code: 'RULE',
      message: correctionTexts.sameGuidance,
    })
  })
  test('if nobody has taken the quiz', async () => {
    const { question } = await addMarkedQuiz()
    await expect(regrade(question)).rejects.toMatchObject({ message: correctionTexts.noAttempts })
  })
  test('if no regrading preceded the preview', async () => {
    const { question } = await addMarkedQuiz(everyState[0]!)
    await expect(planCorrection(db, { ...question, ...choice })).rejects.toMatchObject({
      message: correctionTexts.notGradedYet,
    })
  })
  test('if another solution was tried after the preview', async () => {
    const { quizId, question } = await addMarkedQuiz(everyState[3]!)
    await regrade(question)
    const input = await previewedInput(db, question, choice)
    await regrade(question, { ai_solution: 'Heat flows.' })
    await expect(runApply(db, input)).rejects.toThrow(correctionTexts.notGradedYet)
    expect(await correctionsOf(db, quizId)).toEqual([])
  })
})
