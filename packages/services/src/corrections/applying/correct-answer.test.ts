import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import { and, eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { computeResult } from '../../attempts/marks/attempt-result.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { countAttempt } from '../../statistics/counts/count-attempt.ts'
import { addQuizFixture } from '../../statistics/counts/fixtures/add-quiz-fixture.ts'
import { rebuildAndReadCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { storeAttempt } from '../../statistics/counts/fixtures/store-attempt.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { correctAnswer } from './correct-answer.ts'
import { applyChoice, correctedAt, runUndo, snapshotOf } from '../fixtures.ts'
import { readCorrections } from '../read-corrections.ts'

const { db } = await setUpDatabase()
const decision = { by: 'ada', now: correctedAt }
const reason = 'The student gave another good reason.'

/** Adds a quiz that two students answered wrongly in its first question. */
const addTakenQuiz = async () => {
  const fixture = await addQuizFixture(db, [2, 3], 2)
  const ids: string[] = []
  for (const student of [0, 1])
    await db.transaction(async (tx) => {
      const selections = [1, 0]
      const id = await storeAttempt(tx, fixture, { student, session: 0, number: 1, selections })
      await countAttempt(tx, id)
      ids.push(id)
    })
  const questionId = fixture.questions[0]!.id
  return { quizId: fixture.quizId, questionId, attemptId: ids[0]!, otherId: ids[1]! }
}

const correct = (attemptId: string, questionId: string, marks: number) =>
  db.transaction((tx) =>
    correctAnswer(tx, { result_id: attemptId, question_id: questionId, marks, reason }, decision),
  )
const marksOf = async (attemptId: string) =>
  (await db.select().from(attempts).where(eq(attempts.id, attemptId)))[0]!.obtainedMarks

const expectConsistent = async (quizId: string) => {
  const { attempts: results, answers, counts } = await snapshotOf(db, quizId)
  const answersOf = Map.groupBy(answers, ({ answer }) => answer.attemptId)
  for (const result of results)
    expect(result).toMatchObject(
      computeResult(
        answersOf.get(result.id)!.map(({ answer }) => ({ ...answer, isDescriptive: false })),
        { passingPercentage: 50 },
      ),
    )
  expect(await rebuildAndReadCounts(db, quizId)).toEqual(counts)
}

test('given a correction for one student, then only that result changes, and undoing restores it', async () => {
  const { quizId, questionId, attemptId, otherId } = await addTakenQuiz()
  const { id: correctionId } = await correct(attemptId, questionId, 1.5)
  expect([await marksOf(attemptId), await marksOf(otherId)]).toEqual([4.5, 3])
  await expectConsistent(quizId)
  const [recorded] = await readCorrections(db, quizId)
  expect(recorded).toMatchObject({ kind: 'one_student', marks: 1.5, result_id: attemptId, reason })
  await runUndo(db, { quizId, correctionId })
  expect(await marksOf(attemptId)).toBe(3)
  await expectConsistent(quizId)
})

test('given one student with own marks, then a corrected key leaves them and marks the others', async () => {
  const { quizId, questionId, attemptId, otherId } = await addTakenQuiz()
  const { id: correctionId } = await correct(attemptId, questionId, 1.5)
  const keyId = await applyChoice(db, { quizId, questionId }, { kind: 'other_key', correct: [1] })
  expect([await marksOf(attemptId), await marksOf(otherId)]).toEqual([4.5, 5])
  await expectConsistent(quizId)
  await runUndo(db, { quizId, correctionId })
  expect(await marksOf(attemptId)).toBe(5)
  await runUndo(db, { quizId, correctionId: keyId })
  expect([await marksOf(attemptId), await marksOf(otherId)]).toEqual([3, 3])
  await expectConsistent(quizId)
})

test('given marks that a person gave after the correction, then undoing it leaves them', async () => {
  const { quizId, questionId, attemptId } = await addTakenQuiz()
  const { id: first } = await correct(attemptId, questionId, 1.5)
  const isAnswer = and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId))
  await db.update(attemptAnswers).set({ instructorMarks: 1, obtainedMarks: 1 }).where(isAnswer)
  const { id: second } = await correct(attemptId, questionId, 2)
  expect(await runUndo(db, { quizId, correctionId: second })).toBe('Results changed: 1.')
  expect(await marksOf(attemptId)).toBe(4)
  expect(await runUndo(db, { quizId, correctionId: first })).toMatch(/^No result changed: .* marked again/)
  expect(await marksOf(attemptId)).toBe(4)
})

test('marks beyond those of the question, equal ones and those of a left-out question are refused', async () => {
  const { quizId, questionId, attemptId } = await addTakenQuiz()
  await expect(correct(attemptId, questionId, 2.5)).rejects.toThrow('0 to 2')
  await expect(correct(attemptId, questionId, 0)).rejects.toThrow(correctionTexts.sameMarks)
  await applyChoice(db, { quizId, questionId }, { kind: 'not_counted', correct: [] })
  await expect(correct(attemptId, questionId, 1)).rejects.toThrow(correctionTexts.leftOut)
})
