import { attemptLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { expect, test } from 'vitest'
import { handInOverdueAttempts } from '../attempts/hand-in/hand-in-overdue-attempts.ts'
import { begin } from '../test-support/learner-client.ts'
import {
  ada,
  change,
  now,
  one,
  quizId,
  rowOf,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  two,
  wait,
} from './attempt-test-setup.ts'

setUpAttemptTests()

const minuteMs = 60_000
const millisecond = 1 / minuteMs
const beginOn = async (name: string) => {
  const begun = await begin(services.url, sessionId, name)
  const { dueAt } = await rowOf(begun.params.id)
  /** Moves the clock to a moment before or after the end. */
  const goTo = (afterEndMs: number) => wait((dueAt.getTime() + afterEndMs - now().getTime()) / minuteMs)
  /** Hands in an answer that was given so many seconds before. */
  const handIn = (answered_ago = 0, sent_at?: string) =>
    begun.learner.handInAttempt({
      params: begun.params,
      body: { answers: [said(one, [0], { answered_ago })], ...(sent_at !== undefined && { sent_at }) },
    })
  return { ...begun, dueAt, goTo, handIn }
}
const graceMs = attemptLimits.graceSeconds * 1_000

test('given a hand-in in the last millisecond, then it is dated there and its student ended it', async () => {
  const { goTo, handIn, params, dueAt } = await beginOn('Bo')
  goTo(-1)
  expect((await handIn()).data.ended_by).toBe('student')
  expect((await rowOf(params.id)).submittedAt).toEqual(new Date(dueAt.getTime() - 1))
})

test('given a hand-in that the network delayed to the end of the grace period, then it counts at the end', async () => {
  const { goTo, handIn, params, dueAt } = await beginOn('Bo')
  goTo(graceMs)
  // The services do not take the attempt away while a hand-in may still arrive.
  await handInOverdueAttempts({ db: services.db, now })
  expect((await rowOf(params.id)).submittedAt).toBeNull()
  expect((await handIn(attemptLimits.graceSeconds)).data).toMatchObject({
    ended_by: 'time',
    result: { correct_count: 1 },
    late: { question_nos: [] },
  })
  expect((await rowOf(params.id)).submittedAt).toEqual(dueAt)
})

test('given an answer of after the end that arrives within the grace period, then it is late', async () => {
  const { goTo, handIn, params, learner } = await beginOn('Bo')
  goTo(10_000)
  const saved = await learner.saveAnswers({
    params,
    body: { answers: [said(one, [0], { answered_ago: 9 }), said(two, [0], { answered_ago: 11 })] },
  })
  expect(saved.data).toMatchObject({ saved: 1, late: 1 })
  // Repeating a hand-in with late answers is no other hand-in.
  for (const _ of ['first', 'again'])
    expect((await handIn(9)).data).toMatchObject({
      result: { correct_count: 1 },
      late: { question_nos: [1] },
    })
})

test('given an answer that was long on its way, then what its device says about the sending counts', async () => {
  const { goTo, handIn, dueAt } = await beginOn('Bo')
  goTo(20_000)
  const sentAt = serializeDateTime(new Date(dueAt.getTime() + 1_000))
  expect((await handIn(1, sentAt)).data).toMatchObject({ result: { correct_count: 1 } })
})

test('given a check after the end, then it is refused and shows no solution', async () => {
  const { goTo, params, learner } = await beginOn('Bo')
  await change(quizId, { isDirectCheck: true })
  goTo(5_000)
  await expect(
    learner.checkAnswer({ params, body: said(one, [0], { answered_ago: 2 }) }),
  ).rejects.toMatchObject({ code: 'ATTEMPT_LATE' })
  expect(
    (await learner.checkAnswer({ params, body: said(one, [0], { answered_ago: 6 }) })).data,
  ).toMatchObject({ is_correct: true })
})

test('a millisecond after the grace period a hand-in is late, and the saved answers are handed in', async () => {
  const { goTo, handIn, params, dueAt } = await beginOn('Bo')
  goTo(graceMs + 1)
  await expect(handIn()).rejects.toMatchObject({ code: 'ATTEMPT_LATE' })
  await handInOverdueAttempts({ db: services.db, now })
  expect(await rowOf(params.id)).toMatchObject({ submittedAt: dueAt, obtainedMarks: 0 })
})

test('given an end that is moved back within the grace period, then the attempt goes on', async () => {
  const { params, learner } = await beginOn('Bo')
  const endSession = (minutes: number) =>
    ada.client.editSession({
      body: { sessionId, end_time: serializeDateTime(new Date(now().getTime() + minutes * minuteMs)) },
    })
  await endSession(1)
  wait(1 + graceMs / minuteMs - millisecond)
  await endSession(60)
  const saved = await learner.saveAnswers({ params, body: { answers: [said(one, [0])] } })
  expect(saved.data.saved).toBe(1)
})
