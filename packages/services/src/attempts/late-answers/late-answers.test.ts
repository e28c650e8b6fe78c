import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { gradingKind } from '../hand-in/grading-job.ts'
import { handInOverdueAttempts } from '../hand-in/hand-in-overdue-attempts.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { lateAnswers } from '../../database/tables/late-answers.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import {
  ada,
  change,
  now,
  one,
  quizId,
  refused,
  rowOf,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  three,
  two,
  wait,
} from '../../learner/attempt-test-setup.ts'
import { readAllCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { begin } from '../../test-support/learner-client.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'

setUpAttemptTests()

const minuteMs = 60_000
const right = (questionId: string, answered_at = now()) => ({
  question_id: questionId,
  selected: [0],
  answer: '',
  is_marked: false,
  time_spent: 3,
  answered_at: serializeDateTime(answered_at),
})
const handInOverdue = () => handInOverdueAttempts({ db: services.db, now })

/** A student who answers one question, is offline for the other two, and comes back an hour after the end. */
const backAfterTheEnd = async (name = 'Bo') => {
  const begun = await begin(services.url, sessionId, name)
  const { learner, params } = begun
  const { dueAt } = await rowOf(params.id)
  await learner.saveAnswers({ params, body: { answers: [said(one, [0])] } })
  const inTime = new Date(dueAt.getTime() - minuteMs)
  wait((dueAt.getTime() - now().getTime()) / minuteMs + 60)
  await handInOverdue()
  const sendLate = () =>
    learner.sendLateAnswers({ params, body: { answers: [right(two, inTime), right(three, inTime)] } })
  const outcome = async () => (await learner.readAttemptResult({ params })).data
  return { ...begun, dueAt, inTime, sendLate, outcome }
}
const late = async () => (await ada.client.getLateAnswers({ params: { id: quizId } })).data
const accept = (attemptIds: string[], reason = 'The network was down.') =>
  ada.client.acceptLateAnswers({ body: { quiz_id: quizId, attempt_ids: attemptIds, reason } })
const undo = (acceptanceId: string) =>
  ada.client.undoLateAnswers({ body: { quiz_id: quizId, acceptance_id: acceptanceId } })

test('given a phone that comes back after the end, then its answers are kept as late and told to both', async () => {
  const { sendLate, outcome, params, inTime, dueAt } = await backAfterTheEnd()
  expect((await sendLate()).data).toEqual({ late: 2, saved: 0 })
  expect(await outcome()).toMatchObject({
    result: { obtained_marks: 3 },
    late: { question_nos: [2, 3], acceptances: [] },
  })
  const { attempts, acceptances } = await late()
  expect(acceptances).toEqual([])
  expect(attempts).toMatchObject([
    {
      attempt_id: params.id,
      full_name: 'Bo',
      ended_at: serializeDateTime(dueAt),
      marks_before: 3,
      marks_after: 5,
      answers: [
        {
          question_no: 2,
          selected: [0],
          counted_selected: [],
          answered_at: serializeDateTime(inTime),
          received_at: serializeDateTime(now()),
          is_after_result: false,
        },
        { question_no: 3 },
      ],
    },
  ])
  const listed = await ada.client.getResultsByQuiz({ params: { id: quizId } })
  expect(listed.data.results[0]!.late_answers).toEqual({ waiting: 2, accepted: 0 })
})

test('given the same answers twice because a response was lost, then they keep the time of the first', async () => {
  const { sendLate } = await backAfterTheEnd()
  await sendLate()
  const first = serializeDateTime(now())
  wait(10)
  expect((await sendLate()).data.late).toBe(2)
  const { attempts } = await late()
  expect(attempts[0]!.answers.map((answer) => answer.received_at)).toEqual([first, first])
})

test('accepted, late answers count with all figures as if they had come in time, and undone they do not', async () => {
  const { sendLate, outcome, params } = await backAfterTheEnd()
  await outcome()
  const before = await readAllCounts(services.db, quizId)
  await sendLate()
  const { data } = await accept([params.id])
  expect(data.attempts).toEqual([])
  expect(data.acceptances).toMatchObject([{ reason: 'The network was down.', students: ['Bo'], answers: 2 }])
  expect(await rowOf(params.id)).toMatchObject({ obtainedMarks: 5, correctCount: 3, skippedCount: 0 })
  expect(await outcome()).toMatchObject({
    result: { obtained_marks: 5, skipped_count: 0 },
    late: {
      question_nos: [],
      acceptances: [{ question_nos: [2, 3], marks_before: 3, marks_after: 5, undone_at: null }],
    },
  })
  expect(await readAllCounts(services.db, quizId)).not.toEqual(before)
  await undo(data.acceptances[0]!._id)
  expect(await rowOf(params.id)).toMatchObject({ obtainedMarks: 3, correctCount: 1, skippedCount: 2 })
  expect(await readAllCounts(services.db, quizId)).toEqual(before)
  expect(await outcome()).toMatchObject({
    result: { obtained_marks: 3 },
    late: { question_nos: [2, 3], acceptances: [{ undone_at: serializeDateTime(now()) }] },
  })
  await refused({ code: 'RULE' }, undo(data.acceptances[0]!._id))
})

test('marks that a person gave another answer stay when late ones are accepted, and undone', async () => {
  const { sendLate, params } = await backAfterTheEnd('Pat')
  const { id: result_id } = params
  await ada.client.correctAnswer({
    body: { result_id, question_id: one, marks: 1, reason: 'It is half right.' },
  })
  const before = await readAllCounts(services.db, quizId)
  await sendLate()
  const { data } = await accept([params.id])
  expect((await rowOf(params.id)).obtainedMarks).toBe(3)
  await undo(data.acceptances[0]!._id)
  expect((await rowOf(params.id)).obtainedMarks).toBe(1)
  expect(await readAllCounts(services.db, quizId)).toEqual(before)
})

test('the late answers of all students are accepted at once, each one only once', async () => {
  const bo = await backAfterTheEnd()
  await bo.sendLate()
  const cy = await backAfterTheEnd('Cy')
  await cy.sendLate()
  await accept([bo.params.id, cy.params.id])
  expect((await rowOf(bo.params.id)).obtainedMarks).toBe(5)
  expect((await rowOf(cy.params.id)).obtainedMarks).toBe(5)
  await refused({ code: 'RULE' }, accept([cy.params.id]), accept([bo.params.id], '   '))
  await refused({ code: 'NOT_FOUND' }, accept(['another']), undo('another'))
})

test('given an attempt of another quiz, then it is not accepted with this one', async () => {
  const { sendLate, params } = await backAfterTheEnd()
  await sendLate()
  const eve = await services.addInstructor('eve')
  await refused(
    { code: 'NOT_FOUND' },
    eve.client.acceptLateAnswers({ body: { quiz_id: quizId, attempt_ids: [params.id], reason: 'Mine.' } }),
    eve.client.getLateAnswers({ params: { id: quizId } }),
  )
})

test('given answers after their student was shown the result, then those given after it are flagged', async () => {
  const { outcome, learner, params, inTime } = await backAfterTheEnd()
  await outcome()
  wait(1)
  // One was given in time by another device, which had no connection; the other one now.
  await learner.sendLateAnswers({ params, body: { answers: [right(two, inTime), right(three)] } })
  expect((await late()).attempts[0]!.answers.map((answer) => answer.is_after_result)).toEqual([false, true])
})

test('given late answers from before the result was seen, then later ones do not replace them', async () => {
  const { sendLate, outcome, learner, params } = await backAfterTheEnd()
  await sendLate()
  await outcome()
  await learner.sendLateAnswers({ params, body: { answers: [{ ...right(two), selected: [1] }] } })
  expect((await late()).attempts[0]!.answers[0]).toMatchObject({ selected: [0], is_after_result: false })
})

test('given a quiz that is unpublished until after the end, then answers given meanwhile are late', async () => {
  const { learner, params } = await begin(services.url, sessionId, 'Bo')
  const { dueAt } = await rowOf(params.id)
  await change(quizId, { isPublished: false })
  const given = right(one)
  await refused({ code: 'QUIZ_CLOSED' }, learner.sendLateAnswers({ params, body: { answers: [given] } }))
  wait((dueAt.getTime() - now().getTime()) / minuteMs + 5)
  expect((await learner.sendLateAnswers({ params, body: { answers: [given] } })).data.late).toBe(1)
  await refused({ code: 'RULE' }, accept([params.id]))
  await change(quizId, { isPublished: true })
  await handInOverdue()
  expect((await rowOf(params.id)).obtainedMarks).toBe(0)
  await accept([params.id])
  expect((await rowOf(params.id)).obtainedMarks).toBe(3)
})

test('given an attempt whose end was moved meanwhile, then the answers are saved and count', async () => {
  const { learner, params } = await begin(services.url, sessionId, 'Bo')
  expect((await learner.sendLateAnswers({ params, body: { answers: [right(one)] } })).data).toEqual({
    late: 0,
    saved: 1,
  })
  expect((await learner.handInAttempt({ params, body: { answers: [] } })).data).toMatchObject({
    result: { obtained_marks: 3 },
    late: { question_nos: [] },
  })
})

test('answers that the attempt has, or that another device replaced later, are not late', async () => {
  const { learner, params, inTime, dueAt } = await backAfterTheEnd()
  const saved = and(eq(attemptAnswers.attemptId, params.id), eq(attemptAnswers.questionId, one))
  await services.db
    .update(attemptAnswers)
    .set({ answeredAt: new Date(dueAt.getTime() - 1_000) })
    .where(saved)
  const { data } = await learner.sendLateAnswers({
    params,
    body: {
      answers: [
        { ...right(one, inTime), selected: [1] },
        { ...right(two, inTime), selected: [] },
      ],
    },
  })
  expect(data.late).toBe(0)
  expect(await services.db.$count(lateAnswers, eq(lateAnswers.attemptId, params.id))).toBe(0)
})

test.each([
  ['a descriptive quiz', 'daq', {}],
  ['a quiz with other kinds', 'full', { interaction: { kind: 'descriptive' } }],
] as const)(
  'late words in %s are graded once accepted; undoing it brings back the marks',
  async (...given) => {
    const [, quiz_type, asked] = given
    const why = draftOf('why', { options: [], weightage: 10, ai_solution: 'Metal conducts heat.', ...asked })
    const daqId = await addQuiz(
      ada,
      { quiz_type, start_time: '2030-03-01 12:00:00', end_time: '2030-06-02 12:00:00' },
      [why],
      true,
    )
    const { learner, params } = await begin(services.url, await firstSessionId(services.db, daqId), 'Bo')
    await learner.handInAttempt({
      params,
      body: { answers: [said(why._id, [], { answer: 'Not so.' })] },
    })
    const mark = { question_id: why._id, instructor_updated_evaluation: 'No.', marks_obtained: 2 }
    await ada.client.updateAiResponse({ params, body: mark })
    await learner.sendLateAnswers({
      params,
      body: { answers: [{ ...right(why._id), selected: [], answer: 'Metal conducts.' }] },
    })
    const body = { quiz_id: daqId, attempt_ids: [params.id], reason: 'Late bus.' }
    const { data } = await ada.client.acceptLateAnswers({ body })
    expect(await rowOf(params.id)).toMatchObject({ obtainedMarks: null, isCounted: false })
    const result = async () => (await ada.client.getDaqResult({ params })).data.result
    expect(await result()).toMatchObject({
      being_graded: true,
      late_answers: { waiting: 0, accepted: 1 },
      questions: [{ answer: 'Metal conducts.', instructor_marks: null }],
    })
    const queued = and(eq(jobs.kind, gradingKind), sql`${jobs.input} ->> 'attemptId' = ${params.id}`)
    expect(await services.db.$count(jobs, queued)).toBe(2)
    await ada.client.undoLateAnswers({ body: { quiz_id: daqId, acceptance_id: data.acceptances[0]!._id } })
    expect(await rowOf(params.id)).toMatchObject({ obtainedMarks: 2, isCounted: true })
    expect(await result()).toMatchObject({
      questions: [{ answer: 'Not so.', instructor_marks: 2, instructor_updated_evaluation: 'No.' }],
    })
  },
)

test('given answers to a foreign question, then nothing is stored', async () => {
  const { learner, params } = await backAfterTheEnd()
  await refused(
    { code: 'FOREIGN_QUESTION' },
    learner.sendLateAnswers({ params, body: { answers: [right(two), right('foreign')] } }),
    learner.sendLateAnswers({ params, body: { answers: [{ ...right(two), selected: [7] }] } }),
  )
  expect((await late()).attempts).toEqual([])
})
