import { eq } from '../database/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { handInOverdueAttempts } from '../attempts/hand-in/hand-in-overdue-attempts.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { begin, learnerClient } from '../test-support/learner-client.ts'
import { draftOf } from '../test-support/test-services.ts'
import {
  setUpAttemptTests,
  services,
  ada,
  wait,
  now,
  said,
  rowOf,
  attemptsOf,
  change,
  one,
  two,
  three,
  quizId,
  sessionId,
} from './attempt-test-setup.ts'

setUpAttemptTests()

describe('an attempt', () => {
  test('leads from the link to the result, and a second attempt has its own number', async () => {
    const { data: announced } = await learnerClient(services.url).announceQuiz({ params: { id: sessionId } })
    expect(announced).toMatchObject({
      name: 'Motion',
      question_count: 3,
      total_marks: 5,
      duration: 600,
      closed: null,
    })
    const { params, learner, number, attempt } = await begin(services.url, sessionId, 'Bo')
    expect(number).toBe(1)
    const { data: paper } = await learner.readAttempt({ params })
    expect(attempt).toEqual(paper)
    expect(paper.questions.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    expect(JSON.stringify(paper)).not.toMatch(/is_correct|Because of one/)
    await learner.saveAnswers({
      params,
      body: { answers: [said(one, [0], { is_marked: true }), said(two, [1], { time_spent: 9_999 })] },
    })
    wait(2)
    const again = (await learner.readAttempt({ params })).data
    expect(again.answers.slice(0, 2)).toMatchObject([
      { selected: [0], is_marked: true, solution: null },
      { selected: [1] },
    ])
    expect(again.due_at).toBe(paper.due_at)

    const { data: outcome } = await learner.handInAttempt({ params, body: { answers: [said(three, [0])] } })
    expect(outcome).toMatchObject({
      state: 'ready',
      result: {
        obtained_marks: 4,
        total_marks: 5,
        correct_percentage: 80,
        grade: 'A',
        is_passed: true,
        correct_count: 2,
        incorrect_count: 1,
        time_spent: 120,
      },
    })
    expect(outcome.result!.questions[0]).toMatchObject({
      text: 'one',
      solution: { is_correct: true, correct: [0], text: 'Because of one.' },
      obtained_marks: 3,
    })
    expect(outcome.result!.topics).toEqual([
      { name: 'physics', score_percentage: 75, class_percentage: 75 },
      { name: 'logic', score_percentage: 100, class_percentage: 100 },
    ])
    expect(await rowOf(params.id)).toMatchObject({ isDelivered: true, correctPercentage: 80 })
    expect((await begin(services.url, sessionId, 'Bo')).number).toBe(2)
    expect((await begin(services.url, sessionId, 'Cy')).number).toBe(1)
  })

  test('handed in twice counts once: the same answers get the same response, other answers are refused', async () => {
    const { params, learner } = await begin(services.url, sessionId, 'Bo')
    const body = { answers: [said(one, [0])] }
    const [first, second] = await Promise.all([
      learner.handInAttempt({ params, body }),
      learner.handInAttempt({ params, body }),
    ])
    expect(second.data.result).toEqual(first.data.result)
    await expect(
      learner.handInAttempt({ params, body: { answers: [said(one, [1])] } }),
    ).rejects.toMatchObject({ status: 409, code: 'ATTEMPT_ENDED' })
    await expect(learner.saveAnswers({ params, body })).rejects.toMatchObject({ code: 'ATTEMPT_ENDED' })
    expect(await attemptsOf(quizId)).toBe(1)
  })

  test('may be handed in within the grace period; after it, the saved answers count as of its end', async () => {
    const { params, learner } = await begin(services.url, sessionId, 'Bo')
    const other = await begin(services.url, sessionId, 'Cy')
    await learner.saveAnswers({ params, body: { answers: [said(one, [0])] } })
    wait(10.25)
    expect(
      (await other.learner.handInAttempt({ params: other.params, body: { answers: [] } })).data.state,
    ).toBe('ready')
    wait(1)
    await expect(
      learner.handInAttempt({ params, body: { answers: [said(two, [0])] } }),
    ).rejects.toMatchObject({ status: 409, code: 'ATTEMPT_LATE' })
    const { data } = await learner.readAttemptResult({ params })
    expect(data.result).toMatchObject({ obtained_marks: 3, time_spent: 600, skipped_count: 2 })
    expect(await attemptsOf(quizId)).toBe(2)
  })

  test('that was abandoned is handed in once after its time, but not while its quiz is closed', async () => {
    const { params } = await begin(services.url, sessionId, 'Bo')
    await handInOverdueAttempts({ db: services.db, now })
    expect(await rowOf(params.id)).toMatchObject({ submittedAt: null })
    wait(11)
    await change(quizId, { isPublished: false })
    await handInOverdueAttempts({ db: services.db, now })
    expect(await rowOf(params.id)).toMatchObject({ submittedAt: null })
    await change(quizId, { isPublished: true })
    await Promise.all([
      handInOverdueAttempts({ db: services.db, now }),
      handInOverdueAttempts({ db: services.db, now }),
    ])
    expect(await rowOf(params.id)).toMatchObject({ obtainedMarks: 0, timeSpent: 600 })
    expect(await attemptsOf(quizId)).toBe(1)
  })

  test('ends with its session at the latest', async () => {
    await services.db
      .update(sessions)
      .set({ endTime: new Date(now().getTime() + 5 * 60_000) })
      .where(eq(sessions.id, sessionId))
    const { params } = await begin(services.url, sessionId, 'Bo')
    expect((await rowOf(params.id)).dueAt).toEqual(new Date(now().getTime() + 5 * 60_000))
  })

  test('keeps the questions with which it began', async () => {
    const { params, learner } = await begin(services.url, sessionId, 'Bo')
    await ada.client.addQuestions({
      body: { quiz_id: quizId, questions: [draftOf('new')], is_published: true, is_skippable: false },
    })
    expect((await learner.readAttempt({ params })).data.questions.map(({ text }) => text)).toEqual([
      'one',
      'two',
      'three',
    ])
    expect(
      (await learner.handInAttempt({ params, body: { answers: [said(one, [0])] } })).data.result,
    ).toMatchObject({ total_marks: 5, obtained_marks: 3 })
  })
})
