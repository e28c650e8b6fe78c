import { elementAt } from '@quizwright/domain/defined.ts'
import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { asc, eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { computeResult } from '../../attempts/marks/attempt-result.ts'
import { handIn } from '../../attempts/hand-in/hand-in.ts'
import { startAttempt } from '../../attempts/start/start-attempt.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { saveMarks } from '../../marking/save-marks.ts'
import { createRandom, type Random } from '../../random/seeded-random.ts'
import { addQuiz, draft, now, owner } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { rebuildAndReadCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { applyChoice, runUndo, snapshotOf } from '../fixtures.ts'

const { db } = await setUpDatabase()

const [students, rounds] = isLongForm ? [6, 30] : [4, 4]
const keys = [0, 1]

const addTakenQuiz = async () => {
  const quizId = await addQuiz(db, { passingPercentage: 50 })
  const essay = draft('essay', { options: [], weightage: 10, interaction: { kind: 'descriptive' } })
  await saveInOneCall(db, { quizId, questions: [draft('key'), essay], isPublished: true }, owner, now)
  const session = elementAt(await db.select().from(sessions).where(eq(sessions.quizId, quizId)), 0)
  const said = { is_marked: false, time_spent: 1 }
  const ids: string[] = []
  for (let index = 0; index < students; index += 1) {
    const student = {
      full_name: `student ${index}`,
      email: `${index}-${quizId}@example.org`,
      phone: '1',
      city: 'Lahore',
      country: 'Pakistan',
      university: 'None',
    }
    const { attempt_id: id } = await startAttempt(db, { session_id: session.id, student }, now)
    const answers = [
      { ...said, question_id: 'key', selected: [elementAt(keys, index % 2)], answer: '' },
      { ...said, question_id: 'essay', selected: [], answer: `The ${index}. reason.` },
    ]
    await db.transaction((tx) => handIn(tx, id, { answers }, now))
    ids.push(id)
  }
  return { quizId, ids }
}

/** Marks every answer by hand in each round, of what is stored then. Returns the last marks of each that were saved. */
const markAll = async (ids: readonly string[], random: Random): Promise<number[]> => {
  const given = ids.map(() => Number.NaN)
  for (let round = 0; round < rounds; round += 1)
    for (const [index, id] of ids.entries()) {
      const [answer] = await db
        .select()
        .from(attemptAnswers)
        .where(eq(attemptAnswers.attemptId, id))
        .orderBy(asc(attemptAnswers.questionId))
      const marks = random.integer(21) / 2
      const body = { question_id: 'essay', result_ids: [id], revisions: [answer?.markRevision ?? 0], marks }
      const { conflicts } = await db.transaction((tx) =>
        saveMarks(tx, { ...body, decision: 'mark' }, { userId: owner, now }),
      )
      expect(conflicts).toEqual([])
      given[index] = marks
    }
  return given
}

/** Corrects the key of the other question, and takes that back, until it is stopped. */
const keepCorrecting = async (quizId: string, isOver: () => boolean): Promise<number> => {
  const question = { quizId, questionId: 'key' }
  let count = 0
  while (!isOver()) {
    const correctionId = await applyChoice(db, question, { kind: 'other_key', correct: [1] })
    await runUndo(db, { quizId, correctionId })
    count += 1
  }
  return count
}

test('marks given by hand while a key is corrected and that is undone add up with those by the key', async () => {
  const { quizId, ids } = await addTakenQuiz()
  const random = createRandom(43)
  let isOver = false
  const correcting = keepCorrecting(quizId, () => isOver)
  const given = await markAll(ids, random).finally(() => (isOver = true))
  expect(await correcting).toBeGreaterThan(0)

  const { attempts: results, answers, counts } = await snapshotOf(db, quizId)
  expect(results).toHaveLength(students)
  for (const [index, id] of ids.entries()) {
    const own = answers.map(({ answer }) => answer).filter(({ attemptId }) => attemptId === id)
    const byKey = index % 2 === 0 ? 1 : 0
    const weight = elementAt(
      own.filter(({ questionId }) => questionId === 'key'),
      0,
    ).totalMarks
    const result = results.find((one) => one.id === id)
    expect(result).toMatchObject({ obtainedMarks: elementAt(given, index) + byKey * weight })
    expect(result).toMatchObject(
      computeResult(
        own.map((answer) => ({ ...answer, isDescriptive: answer.questionId === 'essay' })),
        { passingPercentage: 50 },
      ),
    )
  }
  expect(await rebuildAndReadCounts(db, quizId)).toEqual(counts)
  expect(await db.$count(attempts, eq(attempts.quizId, quizId))).toBe(students)
})
