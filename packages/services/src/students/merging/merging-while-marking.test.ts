import { problems } from '@quizwright/contracts/problems.ts'
import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { and, eq, isNotNull, isNull, sql } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { applyChoice, runUndo } from '../../corrections/fixtures.ts'
import { corrections } from '../../database/tables/corrections.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import {
  ada,
  attemptsOf,
  now,
  rowOf,
  said,
  services,
  setUpAttemptTests,
} from '../../learner/attempt-test-setup.ts'
import { readAllCounts, rebuildAndReadCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { begin } from '../../test-support/learner-client.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'

setUpAttemptTests()

/** More rounds find rarer orders: `MERGING_ROUNDS=50`. */
const rounds = Number(process.env['MERGING_ROUNDS'] ?? (isLongForm ? 3 : 1))
const marks = 3
const chosen = 1

const openQuiz = async () => {
  const questions = [draftOf('one', { weightage: marks }), draftOf('two')]
  const period = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }
  const quizId = await addQuiz(ada, period, questions, true)
  const sessionId = await firstSessionId(services.db, quizId)
  await services.db
    .update(sessions)
    .set({ startTime: now(), endTime: new Date(now().getTime() + 24 * 60 * 60_000) })
    .where(eq(sessions.id, sessionId))
  return { quizId, sessionId, questionId: questions[0]!._id }
}
type Quiz = Awaited<ReturnType<typeof openQuiz>>

/** Corrects the key without the delay of a job, so that it meets the other calls. */
const correct = (quiz: Quiz) => applyChoice(services.db, quiz, { kind: 'other_key', correct: [chosen] })
const activeCorrection = async ({ quizId }: Quiz) =>
  (
    await services.db
      .select()
      .from(corrections)
      .where(and(eq(corrections.quizId, quizId), isNull(corrections.undoneAt)))
  ).at(-1)
const undoCorrection = async (quiz: Quiz) => {
  const active = await activeCorrection(quiz)
  if (active) await runUndo(services.db, { quizId: quiz.quizId, correctionId: active.id })
}

/** Expected refusals: a record that is merged already, and marks that changed since the preview. */
const expectedCodes = ['RULE', 'STALE_PREVIEW', 'TOO_MANY_REQUESTS']
const unexpected = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes
    .flatMap((one) => (one.status === 'rejected' ? [one.reason as { code?: string; message: string }] : []))
    // A job that fails has the message of its problem, and no code.
    .filter(({ code, message }) =>
      code === undefined ? message !== problems.STALE_PREVIEW.message : !expectedCodes.includes(code),
    )

const expectAllMarkedOnce = async (quiz: Quiz, handedIn: number) => {
  const { db } = services
  const isHandedIn = and(eq(attempts.quizId, quiz.quizId), isNotNull(attempts.submittedAt))
  expect([await attemptsOf(quiz.quizId), await db.$count(attempts, isHandedIn)]).toEqual([handedIn, handedIn])
  const obtained = await db
    .select({ marks: attemptAnswers.obtainedMarks })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .where(and(isHandedIn, eq(attemptAnswers.questionId, quiz.questionId)))
  const expected = (await activeCorrection(quiz)) ? marks : 0
  expect(obtained.map((one) => one.marks)).toEqual(Array(handedIn).fill(expected))
  const { rows: twice } = await db.execute(
    sql`select 1 from ${attempts} where quiz_id = ${quiz.quizId} group by student_id, number having count(*) > 1`,
  )
  expect(twice).toEqual([])
  expect(await readAllCounts(db, quiz.quizId)).toEqual(await rebuildAndReadCounts(db, quiz.quizId))
}

test('given merges beside hand-ins, corrections and a new version, then every attempt is marked once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const quiz = await openQuiz()
    const names = ['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].map((name) => `${name}${round}`)
    const begun = await Promise.all(names.map((name) => begin(services.url, quiz.sessionId, name)))
    const answers = [said(quiz.questionId, [chosen])]
    const handIn = ({ learner, params }: (typeof begun)[number]) =>
      learner.handInAttempt({ params, body: { answers } })
    await Promise.all(begun.slice(0, 3).map(handIn))
    const ids = await Promise.all(begun.map(async ({ params }) => (await rowOf(params.id)).studentId))
    const merge = (kept: number, merged: number) =>
      ada.client.mergeStudents({
        body: { quiz_id: quiz.quizId, kept_id: ids[kept]!, merged_id: ids[merged]! },
      })
    const together = await Promise.allSettled([
      merge(0, 1),
      correct(quiz),
      merge(2, 3),
      ...begun.slice(3).map(handIn),
      merge(3, 4),
      ada.client.createNewVersion({ body: { quiz_id: quiz.quizId, is_published: true } }),
      merge(5, 0),
    ])
    expect(unexpected(together)).toEqual([])
    await expectAllMarkedOnce(quiz, names.length)

    const { merges } = (await ada.client.getStudents({ params: { quizId: quiz.quizId } })).data
    const apart = await Promise.allSettled([
      ...merges.map(({ _id }) => ada.client.undoMerge({ body: { quiz_id: quiz.quizId, merge_id: _id } })),
      undoCorrection(quiz),
      merge(4, 5),
      correct(quiz),
    ])
    expect(unexpected(apart)).toEqual([])
    await expectAllMarkedOnce(quiz, names.length)
  }
})
