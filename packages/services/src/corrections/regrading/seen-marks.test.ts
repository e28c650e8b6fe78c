import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attempts } from '../../database/tables/learner.ts'
import { regradedAnswers } from '../../database/tables/regradings.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { previewedInput, runApply, runUndo } from '../fixtures.ts'
import { planCorrection } from '../planning/plan-correction.ts'
import { summarize } from '../planning/summarize.ts'
import {
  addMarkedQuizTo,
  choice,
  type Given,
  newSolution,
  readAnswerOf,
  regradeIn,
  suggestion,
} from './fixtures.ts'

const { db } = await setUpDatabase()

const seen: Given = { text: newSolution, suggested: 5, confirmation: 'together', isDelivered: true }
const unseen: Given = { ...seen, isDelivered: false }
const automatic: Given = { ...seen, confirmation: 'automatic' }

/** Grades answers again; the new suggestions, all sure, are these. */
const regradeTo = async (given: readonly Given[], marks: readonly number[]) => {
  const { quizId, ids, question } = await addMarkedQuizTo(db, ...given)
  await regradeIn(db, question)
  for (const [index, id] of ids.entries())
    await db
      .update(regradedAnswers)
      .set({ aiResult: suggestion(marks[index]!) })
      .where(eq(regradedAnswers.attemptId, id))
  const marksOf = async () => Promise.all(ids.map(async (id) => (await readAnswerOf(db, id)).obtainedMarks))
  return { quizId, ids, question, marksOf }
}

test('a sure suggestion raises a mark that its student has seen, and never lowers it', async () => {
  const { question, marksOf } = await regradeTo([seen, automatic, seen, unseen], [2, 4.75, 8, 2])
  const plan = await planCorrection(db, { ...question, ...choice })
  expect(await summarize(db, plan)).toMatchObject({ changed: 2, raised: 1, lowered: 1, kept_seen: 2 })
  await runApply(db, await previewedInput(db, question, choice))
  expect(await marksOf()).toEqual([5, 5, 8, 2])
})

test('undoing a regrading restores marks, but lowers none that its student has seen', async () => {
  const { quizId, ids, question, marksOf } = await regradeTo([seen, unseen, unseen, unseen], [8, 8, 8, 2])
  const input = await previewedInput(db, question, choice)
  await runApply(db, input)
  await db.update(attempts).set({ isDelivered: true }).where(eq(attempts.id, ids[1]!))
  await db.update(attempts).set({ isDelivered: true }).where(eq(attempts.id, ids[3]!))
  expect(await runUndo(db, { quizId, correctionId: input.correctionId })).toBe(
    'Answers with their earlier suggestion again: 2. Answers that keep the higher marks their student has seen: 2.',
  )
  expect(await marksOf()).toEqual([8, 8, 5, 5])
})
