import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import { problems } from '@quizwright/contracts/problems.ts'
import { eq } from '../database/drizzle.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { computeResult } from '../attempts/marks/attempt-result.ts'
import { LeaseLost } from '../jobs/job-lease.ts'
import { countAttempt } from '../statistics/counts/count-attempt.ts'
import { addQuizFixture, type QuizFixture } from '../statistics/counts/fixtures/add-quiz-fixture.ts'
import { rebuildAndReadCounts } from '../statistics/counts/fixtures/read-all-counts.ts'
import { type Selection, storeAttempt } from '../statistics/counts/fixtures/store-attempt.ts'
import {
  applyChoice,
  calmControl,
  correctionsOf,
  previewedInput,
  runApply,
  runUndo,
  snapshotOf,
} from './fixtures.ts'
import { planCorrection } from './planning/plan-correction.ts'
import { summarize } from './planning/summarize.ts'

const { db } = await setUpDatabase()

const handInAll = async (fixture: QuizFixture, selections: readonly (readonly Selection[])[]) => {
  const numbers = fixture.studentIds.map(() => 0)
  for (const [index, chosen] of selections.entries()) {
    const student = index % fixture.studentIds.length
    const number = ++numbers[student]!
    await db.transaction(async (tx) => {
      const id = await storeAttempt(tx, fixture, { student, session: index % 2, number, selections: chosen })
      await countAttempt(tx, id)
    })
  }
}

const addTakenQuiz = async (
  selections: readonly (readonly Selection[])[],
  marks: readonly number[] = [1, 2, 3],
) => {
  const fixture = await addQuizFixture(db, marks, 3)
  await handInAll(fixture, selections)
  const questionId = fixture.questions[0]!.id
  return { ...fixture, questionId, question: { quizId: fixture.quizId, questionId } }
}

const selections = fc.array(fc.array(fc.constantFrom(0, 0, 1, 2, null), { minLength: 3, maxLength: 3 }), {
  minLength: 1,
  maxLength: 7,
})
const correctOf = {
  other_key: [[1], [2], [0]],
  any_of: [
    [0, 1],
    [1, 2],
  ],
  full_marks: [[]],
  not_counted: [[]],
}
const choices = fc
  .constantFrom(...(['other_key', 'any_of', 'full_marks', 'not_counted'] as const))
  .chain((kind) => fc.constantFrom(...correctOf[kind]).map((correct) => ({ kind, correct })))
const steps = fc.array(fc.record({ question: fc.nat(1), choice: choices }), { minLength: 1, maxLength: 4 })

test('given any corrections, then results and counts match the answers, and undoing restores all', async () => {
  const property = fc.asyncProperty(selections, steps, async (chosen, corrected) => {
    const fixture = await addTakenQuiz(chosen)
    const { quizId, questions } = fixture
    const before = await snapshotOf(db, quizId)
    const applied: string[] = []
    for (const { question, choice } of corrected) {
      const questionId = questions[question]!.id
      const refused = await planCorrection(db, { quizId, questionId, ...choice }).then(
        () => false,
        () => true,
      )
      if (refused) continue
      applied.push(await applyChoice(db, { quizId, questionId }, choice))
      const after = await snapshotOf(db, quizId)
      const answersOf = Map.groupBy(after.answers, ({ answer }) => answer.attemptId)
      for (const attempt of after.attempts) {
        const answers = answersOf.get(attempt.id)!.map(({ answer }) => answer)
        expect(attempt).toMatchObject(
          computeResult(
            answers.map((answer) => ({ ...answer, isDescriptive: false })),
            { passingPercentage: 50 },
          ),
        )
      }
      expect(await rebuildAndReadCounts(db, quizId)).toEqual(after.counts)
    }
    for (const correctionId of applied.reverse()) await runUndo(db, { quizId, correctionId })
    expect(await snapshotOf(db, quizId)).toEqual(before)
  })
  await fc.assert(property, { numRuns: runs(12) })
})

describe('the four kinds of corrections', () => {
  const first = (selection: Selection): Selection[] => [selection, 1, 1]
  test.each<[CorrectionChoice, (number | null)[]]>([
    [{ kind: 'other_key', correct: [1] }, [0, 1, 0, 0]],
    [{ kind: 'any_of', correct: [1, 2] }, [0, 1, 1, 0]],
    [{ kind: 'full_marks', correct: [] }, [1, 1, 1, 1]],
    [{ kind: 'not_counted', correct: [] }, [0, 0, 0, 0]],
  ])(
    'given %j, then the students who chose option 1, 2, 3 and none get these marks',
    async (choice, marks) => {
      const { quizId, question } = await addTakenQuiz([0, 1, 2, null].map(first))
      await applyChoice(db, question, choice)
      const { attempts: results } = await snapshotOf(db, quizId)
      expect(results.map(({ obtainedMarks }) => obtainedMarks)).toEqual(marks)
      expect(new Set(results.map(({ totalMarks }) => totalMarks))).toEqual(
        new Set([choice.kind === 'not_counted' ? 5 : 6]),
      )
    },
  )
})

test('a preview shows whose marks change and who passes, and changes nothing', async () => {
  const { quizId, question } = await addTakenQuiz(
    [
      [0, 1],
      [1, 1],
      [1, 0],
    ],
    [1, 1],
  )
  const before = await snapshotOf(db, quizId)
  const plan = await planCorrection(db, { ...question, kind: 'other_key', correct: [1] })
  expect(await summarize(db, plan)).toEqual({
    attempts: 3,
    other_wording: 0,
    open: 0,
    changed: 3,
    raised: 2,
    lowered: 1,
    now_pass: 1,
    now_fail: 1,
    mean_before: expect.closeTo(100 / 3, 9),
    mean_after: expect.closeTo(50, 9),
    pass_rate_before: expect.closeTo(200 / 3, 9),
    pass_rate_after: expect.closeTo(200 / 3, 9),
  })
  expect(await snapshotOf(db, quizId)).toEqual(before)
})

test('given a job that loses its lease at the end, then nothing is kept, and the next try does all of it', async () => {
  const { quizId, question } = await addTakenQuiz([
    [1, 0, 0],
    [0, 0, 0],
  ])
  const before = await snapshotOf(db, quizId)
  const input = await previewedInput(db, question, { kind: 'other_key', correct: [1] })
  const lost = {
    ...calmControl,
    saveProgress: async () => {
      throw new LeaseLost()
    },
  }
  await expect(runApply(db, input, lost)).rejects.toBeInstanceOf(LeaseLost)
  expect([await snapshotOf(db, quizId), await correctionsOf(db, quizId)]).toEqual([before, []])
  expect(await runApply(db, input)).toBe('Results changed: 2.')
  const after = await snapshotOf(db, quizId)
  expect(await runApply(db, input)).toBe('Marks corrected.')
  expect([await snapshotOf(db, quizId), (await correctionsOf(db, quizId)).length]).toEqual([after, 1])
})

test('given two instructors with previews of one quiz, then the second one must look at a new preview', async () => {
  const { quizId, questions, question } = await addTakenQuiz([[1, 0, 0]])
  const second = await previewedInput(
    db,
    { quizId, questionId: questions[1]!.id },
    { kind: 'full_marks', correct: [] },
  )
  await applyChoice(db, question, { kind: 'other_key', correct: [1] })
  await expect(runApply(db, second)).rejects.toThrow(problems.STALE_PREVIEW.message)
  expect((await correctionsOf(db, quizId)).length).toBe(1)
})

test('given two corrections of one question, then only the latest can be undone', async () => {
  const { quizId, question } = await addTakenQuiz([[1, 0, 0]])
  const first = await applyChoice(db, question, { kind: 'other_key', correct: [1] })
  const second = await applyChoice(db, question, { kind: 'other_key', correct: [2] })
  await expect(runUndo(db, { quizId, correctionId: first })).rejects.toThrow(correctionTexts.newerFirst)
  await runUndo(db, { quizId, correctionId: second })
  expect(await runUndo(db, { quizId, correctionId: second })).toBe('The correction is undone.')
  const [attempt] = await db.select().from(attempts).where(eq(attempts.quizId, quizId))
  expect(attempt!.obtainedMarks).toBe(6)
})

test('given that all other questions do not count, then undoing is refused if no marks would remain', async () => {
  const { quizId, questions, question } = await addTakenQuiz([[1, 0, 0]])
  const of = (index: number) => ({ quizId, questionId: questions[index]!.id })
  const leftOut: CorrectionChoice = { kind: 'not_counted', correct: [] }
  await applyChoice(db, question, leftOut)
  const again = await applyChoice(db, question, { kind: 'full_marks', correct: [] })
  await applyChoice(db, of(1), leftOut)
  const third = await applyChoice(db, of(2), leftOut)
  await expect(runUndo(db, { quizId, correctionId: again })).rejects.toThrow(correctionTexts.noMarksAgain)
  const [attempt] = await db.select().from(attempts).where(eq(attempts.quizId, quizId))
  expect(attempt).toMatchObject({ obtainedMarks: 1, totalMarks: 1 })
  await runUndo(db, { quizId, correctionId: third })
  expect(await runUndo(db, { quizId, correctionId: again })).toBe('Results changed: 1.')
})

describe('a correction is refused with one sentence', () => {
  const refuses = async (
    choice: CorrectionChoice,
    message: string,
    { marks = [1, 2, 3], chosen = [[0, 0, 0]] }: { marks?: number[]; chosen?: Selection[][] } = {},
  ) => {
    const { question } = await addTakenQuiz(chosen, marks)
    await expect(planCorrection(db, { ...question, ...choice })).rejects.toMatchObject({
      code: 'RULE',
      message,
    })
  }
  test('if it changes nothing', () =>
    refuses({ kind: 'other_key', correct: [0, 0] }, correctionTexts.sameKey))
  test('if the option does not exist', () =>
    refuses({ kind: 'other_key', correct: [3] }, correctionTexts.unknownOption))
  test('if the quiz would have no marks left', () =>
    refuses({ kind: 'not_counted', correct: [] }, correctionTexts.noMarks, { marks: [2, 0, 0] }))
  test('if nobody has taken the quiz', () =>
    refuses({ kind: 'full_marks', correct: [] }, correctionTexts.noAttempts, { chosen: [] }))
  test('if the question is descriptive', async () => {
    const { quizId, question } = await addTakenQuiz([[0, 0, 0]])
    await db.update(quizzes).set({ quizType: 'daq' }).where(eq(quizzes.id, quizId))
    const request = { ...question, kind: 'full_marks' as const, correct: [] }
    await expect(planCorrection(db, request)).rejects.toMatchObject({
      message: correctionTexts.inWords,
    })
  })
})
