import { eq } from '../database/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { attemptAnswers } from '../database/tables/learner.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { begin, learnerClient, studentDetails } from '../test-support/learner-client.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'
import {
  setUpAttemptTests,
  services,
  ada,
  now,
  said,
  attemptsOf,
  change,
  refused,
  one,
  two,
  quizId,
  sessionId,
} from './attempt-test-setup.ts'

setUpAttemptTests()

describe('given a refused call, then it has a reason and changes nothing', () => {
  test('beginning or continuing an attempt at an unpublished or archived quiz', async () => {
    const { params, learner } = await begin(services.url, sessionId, 'Bo')
    for (const closed of [{ isPublished: false }, { isPublished: true, isArchived: true }]) {
      await change(quizId, closed)
      await refused(
        { status: 409, code: 'QUIZ_CLOSED' },
        learner.announceQuiz({ params: { id: sessionId } }),
        begin(services.url, sessionId, 'Cy'),
        learner.saveAnswers({ params, body: { answers: [said(one, [0])] } }),
        learner.handInAttempt({ params, body: { answers: [] } }),
      )
    }
    expect(await attemptsOf(quizId)).toBe(0)
    await change(quizId, { isPublished: true, isArchived: false })
    expect((await learner.handInAttempt({ params, body: { answers: [said(one, [0])] } })).data.state).toBe(
      'ready',
    )
  })

  test("beginning outside the session's period", async () => {
    const at = (startTime: Date, endTime: Date) =>
      services.db.update(sessions).set({ startTime, endTime }).where(eq(sessions.id, sessionId))
    const hour = 60 * 60_000
    await at(new Date(now().getTime() + hour), new Date(now().getTime() + 2 * hour))
    expect(
      (await learnerClient(services.url).announceQuiz({ params: { id: sessionId } })).data.closed,
    ).toContain('isn’t open yet')
    await expect(begin(services.url, sessionId, 'Cy')).rejects.toMatchObject({ code: 'SESSION_NOT_BEGUN' })
    await at(new Date(now().getTime() - 2 * hour), new Date(now().getTime() - hour))
    await expect(begin(services.url, sessionId, 'Cy')).rejects.toMatchObject({ code: 'SESSION_OVER' })
    expect(await attemptsOf(quizId)).toBe(0)
  })

  test('opening a link to a quiz that cannot be taken', async () => {
    const learner = learnerClient(services.url)
    const announce = (id = sessionId) => learner.announceQuiz({ params: { id } })
    const day = (text: string) => new Date(`${text}T00:00:00Z`)
    const at = (startTime: Date, endTime: Date) =>
      services.db.update(sessions).set({ startTime, endTime }).where(eq(sessions.id, sessionId))
    await at(day('2031-01-01'), day('2031-02-01'))
    expect((await announce()).data).toMatchObject({
      state: 'not_begun',
      closed: 'This quiz isn’t open yet. Its session starts on 2031-01-01 00:00:00 UTC.',
    })
    await at(day('2029-01-01'), day('2029-02-01'))
    const over =
      'The session of this quiz ended on 2029-02-01 00:00:00 UTC. ' +
      'Ask your instructor whether there will be another.'
    expect((await announce()).data).toMatchObject({ state: 'over', closed: over })
    await expect(begin(services.url, sessionId, 'Cy')).rejects.toMatchObject({ message: over })
    await change(quizId, { isPublished: false })
    await expect(announce()).rejects.toThrow('This quiz is not published, so it can not be taken now.')
    await change(quizId, { isPublished: true, isArchived: true })
    await expect(announce()).rejects.toThrow('This quiz is archived, so it can not be taken now.')
    await expect(announce('unknown')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This link leads to no quiz. Check it, or ask your instructor to send it again.',
    })
  })

  test('saving an answer with an unknown question or option, together with all answers of that call', async () => {
    const { params, learner } = await begin(services.url, sessionId, 'Bo')
    const foreign = draftOf('foreign')
    await addQuiz(ada, {}, [foreign], true)
    for (const answer of [said(foreign._id, [0]), said(two, [5])]) {
      await refused(
        { status: 422, code: 'FOREIGN_QUESTION' },
        learner.saveAnswers({ params, body: { answers: [said(one, [0]), answer] } }),
        learner.handInAttempt({ params, body: { answers: [said(one, [0]), answer] } }),
      )
    }
    const kept = await services.db
      .select()
      .from(attemptAnswers)
      .where(eq(attemptAnswers.attemptId, params.id))
    expect(kept.every(({ isSkipped }) => isSkipped)).toBe(true)
    expect(await attemptsOf(quizId)).toBe(0)
  })

  test('reading a result before it is handed in, and bodies of a wrong form', async () => {
    const { params, learner } = await begin(services.url, sessionId, 'Bo')
    await expect(learner.readAttemptResult({ params })).rejects.toMatchObject({ code: 'ATTEMPT_OPEN' })
    const badBodies = [
      { answers: [{ ...said(one, [0]), is_correct: true }] },
      { answers: [said(one, [-1])] },
      { answers: Array.from({ length: 101 }, () => said(one, [0])) },
      { answers: [said(one, [0], { answer: 'x'.repeat(20_001) })] },
    ]
    for (const body of badBodies)
      await expect(learner.saveAnswers({ params, body })).rejects.toMatchObject({
        status: 422,
        code: 'CONTRACT',
      })
    for (const changes of [{ email: 'nobody' }, { full_name: ' ' }, { phone: 'x'.repeat(51) }]) {
      await expect(
        learner.startAttempt({
          body: { session_id: sessionId, student: { ...studentDetails('Di'), ...changes } },
        }),
      ).rejects.toMatchObject({ code: 'CONTRACT' })
    }
  })

  test('beginning too many attempts at once', async () => {
    for (let no = 1; no <= 5; no += 1) expect((await begin(services.url, sessionId, 'Ed')).number).toBe(no)
    await expect(begin(services.url, sessionId, 'Ed')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
