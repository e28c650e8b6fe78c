import { setTimeout } from 'node:timers/promises'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { handInOverdueAttempts } from '../attempts/hand-in/hand-in-overdue-attempts.ts'
import { makeId } from '../database/queries/make-id.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { moveAttemptEnds } from '../sessions/move-attempt-ends.ts'
import { begin } from '../test-support/learner-client.ts'
import {
  ada,
  now,
  one,
  quizId,
  rowOf,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  wait,
} from './attempt-test-setup.ts'

setUpAttemptTests()

const inMinutes = (minutes: number): Date => new Date(now().getTime() + minutes * 60_000)
const endSession = (end: Date) =>
  ada.client.editSession({ body: { sessionId, end_time: serializeDateTime(end) } })
const beginAndAnswer = async (name: string) => {
  const begun = await begin(services.url, sessionId, name)
  await begun.learner.saveAnswers({ params: begun.params, body: { answers: [said(one, [0])] } })
  return begun
}

test('given a session that is ended early, then open attempts are handed in at its end and say why', async () => {
  const { learner, params } = await beginAndAnswer('Bo')
  await endSession(inMinutes(2))
  const saved = await learner.saveAnswers({ params, body: { answers: [said(one, [0])] } })
  expect(saved.data.due_at).toBe(serializeDateTime(inMinutes(2)))
  wait(3)
  const late = learner.saveAnswers({ params, body: { answers: [said(one, [1])] } })
  await expect(late).rejects.toMatchObject({ code: 'ATTEMPT_LATE' })
  await handInOverdueAttempts({ db: services.db, now })
  const { submittedAt, dueAt, obtainedMarks } = await rowOf(params.id)
  expect([submittedAt, obtainedMarks]).toEqual([dueAt, 3])
  const { data } = await learner.readAttemptResult({ params })
  expect(data.ended_by).toBe('session')
})

test('given an end before the attempt began, then it is handed in now, with the time that was spent', async () => {
  wait(60)
  const { learner, params } = await beginAndAnswer('Bo')
  wait(2)
  const endedAt = now()
  await endSession(inMinutes(-30))
  wait(1)
  await handInOverdueAttempts({ db: services.db, now })
  expect(await rowOf(params.id)).toMatchObject({ submittedAt: endedAt, timeSpent: 120 })
  const { data } = await learner.readAttemptResult({ params })
  expect(data.ended_by).toBe('session')
})

test('given an end in the past, then answers that were on their way are still taken, and the end is told', async () => {
  wait(60)
  const { learner, params } = await beginAndAnswer('Bo')
  const endedAt = now()
  await endSession(inMinutes(-30))
  wait(1 / 12)
  const { data } = await learner.saveAnswers({ params, body: { answers: [] } })
  expect(data.due_at).toBe(serializeDateTime(endedAt))
  await learner.handInAttempt({ params, body: { answers: [] } })
  expect((await rowOf(params.id)).submittedAt).not.toBeNull()
})

test('given an end in the past that is put back at once, then open attempts have their time again', async () => {
  wait(60)
  const { params } = await beginAndAnswer('Bo')
  const { dueAt } = await rowOf(params.id)
  wait(1)
  await endSession(inMinutes(-30))
  expect((await rowOf(params.id)).dueAt).toEqual(now())
  await endSession(inMinutes(48 * 60))
  expect((await rowOf(params.id)).dueAt).toEqual(dueAt)
})

test('given extra time, then the attempt ends that much after the session', async () => {
  const { params } = await beginAndAnswer('Bo')
  await services.db.update(attempts).set({ extraSeconds: 60 }).where(eq(attempts.id, params.id))
  await endSession(inMinutes(2))
  expect((await rowOf(params.id)).dueAt).toEqual(inMinutes(3))
})

test('given an end that is put back, then open attempts have their time again, and no more than it', async () => {
  const { params } = await beginAndAnswer('Bo')
  const { dueAt } = await rowOf(params.id)
  await endSession(inMinutes(2))
  await endSession(inMinutes(3))
  expect((await rowOf(params.id)).dueAt).toEqual(inMinutes(3))
  await endSession(inMinutes(48 * 60))
  expect((await rowOf(params.id)).dueAt).toEqual(dueAt)
})

test('given a later end, then attempts that end before the session, or were handed in, stay', async () => {
  const [open, handedIn] = [await beginAndAnswer('Bo'), await beginAndAnswer('Cy')]
  await handedIn.learner.handInAttempt({ params: handedIn.params, body: { answers: [] } })
  const before = [await rowOf(open.params.id), await rowOf(handedIn.params.id)]
  await endSession(inMinutes(48 * 60))
  expect([await rowOf(open.params.id), await rowOf(handedIn.params.id)]).toEqual(before)
  await endSession(inMinutes(2))
  expect(await rowOf(handedIn.params.id)).toEqual(before[1])
  const { data } = await handedIn.learner.readAttemptResult({ params: handedIn.params })
  expect(data.ended_by).toBe('student')
})

test('given a newer version at the link, then attempts of the older one get their time back, too', async () => {
  const { params } = await beginAndAnswer('Bo')
  const { dueAt } = await rowOf(params.id)
  const [quiz] = await services.db.select().from(quizzes).where(eq(quizzes.id, quizId))
  const [session] = await services.db.select().from(sessions).where(eq(sessions.id, sessionId))
  const [newerQuiz, newer] = [makeId(), makeId()]
  await services.db.insert(quizzes).values({ ...quiz!, id: newerQuiz, version: 2, duration: 60 })
  await services.db.insert(sessions).values({ ...session!, id: newer, quizId: newerQuiz })
  const end = (at: Date) =>
    ada.client.editSession({ body: { sessionId: newer, end_time: serializeDateTime(at) } })
  await end(inMinutes(2))
  expect((await rowOf(params.id)).dueAt).toEqual(inMinutes(2))
  await end(inMinutes(48 * 60))
  expect((await rowOf(params.id)).dueAt).toEqual(dueAt)
})

test('given an end that is being changed, when a student begins, then the attempt has the new end', async () => {
  const end = inMinutes(2)
  const [changed, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const changing = services.db.transaction(async (tx) => {
    const ofSession = eq(sessions.id, sessionId)
    const [before] = await tx.select().from(sessions).where(ofSession).for('no key update')
    await tx.update(sessions).set({ endTime: end }).where(ofSession)
    await moveAttemptEnds(tx, before!, end, now())
    changed.resolve()
    await released.promise
  })
  await changed.promise
  const beginning = begin(services.url, sessionId, 'Bo')
  // Time to begin, for an attempt that would not wait. An embedded database runs one transaction at a time anyway.
  await Promise.race([beginning, setTimeout(1_000)])
  released.resolve()
  await changing
  expect((await rowOf((await beginning).params.id)).dueAt).toEqual(end)
})

test('when a page asks for the end without an answer, then it gets the new end, and a refusal after it', async () => {
  const { learner, params } = await beginAndAnswer('Bo')
  const ask = () => learner.saveAnswers({ params, body: { answers: [] } })
  await endSession(inMinutes(2))
  expect((await ask()).data).toMatchObject({ saved: 0, kept: [], due_at: serializeDateTime(inMinutes(2)) })
  wait(3)
  await expect(ask()).rejects.toMatchObject({ code: 'ATTEMPT_LATE' })
})
