import type { GivenAnswer } from '@quizwright/contracts/schemas/learner.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attemptAnswers, attempts, quizzes, scoreCounts, sessions } from '../database/tables.ts'
import { begin, learnerClient, firstSessionId, studentDetails } from '../test-support/learner-client.ts'
import {
  addQuiz,
  draftOf,
  openTestServices,
  start,
  type Instructor,
  type TestServices,
} from '../test-support/test-services.ts'
import { handInOverdueAttempts } from '../attempts/hand-in-overdue-attempts.ts'

let services: TestServices
let ada: Instructor
let passed = 0
beforeAll(async () => {
  services = await openTestServices()
  ada = await services.addInstructor('ada')
})
afterAll(() => services[Symbol.asyncDispose]())

const wait = (minutes: number) => {
  passed += minutes
  services.wait(minutes)
}
const now = () => new Date(start.getTime() + passed * 60_000)
const said = (questionId: string, selected: number[], changes: Partial<GivenAnswer> = {}): GivenAnswer => ({
  question_id: questionId,
  selected,
  answer: '',
  is_marked: false,
  time_spent: 3,
  ...changes,
})
const rowOf = async (id: string) => (await services.db.select().from(attempts).where(eq(attempts.id, id)))[0]!
const attemptsOf = async (quizId: string) =>
  (await services.db.select().from(quizzes).where(eq(quizzes.id, quizId)))[0]!.attempts
const change = (quizId: string, values: Partial<typeof quizzes.$inferInsert>) =>
  services.db.update(quizzes).set(values).where(eq(quizzes.id, quizId))

/** All at once, so that none is left alone with its rejection. */
const refused = (problem: object, ...calls: Promise<unknown>[]) =>
  Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(problem)))

const questions = [
  draftOf('one', { weightage: 3, solution: 'Because of one.' }),
  draftOf('two'),
  draftOf('three', { tags: [{ tag_name: 'logic' }] }),
]
const [one, two, three] = questions.map(({ _id }) => _id) as [string, string, string]
let quizId: string
let sessionId: string
beforeEach(async () => {
  quizId = await addQuiz(
    ada,
    { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' },
    questions,
    true,
  )
  sessionId = await firstSessionId(services.db, quizId)
  await services.db
    .update(sessions)
    .set({ startTime: now(), endTime: new Date(now().getTime() + 24 * 60 * 60_000) })
    .where(eq(sessions.id, sessionId))
})

describe('an attempt', () => {
  test('goes from the link to the result, and a second one is told from the first', async () => {
    const { data: announced } = await learnerClient(services.url).announceQuiz({ params: { id: sessionId } })
    expect(announced).toMatchObject({
      name: 'Motion',
      question_count: 3,
      total_marks: 5,
      duration: 600,
      closed: null,
    })
    const { params, learner, number } = await begin(services.url, sessionId, 'Bo')
    expect(number).toBe(1)
    const { data: paper } = await learner.readAttempt({ params })
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
    expect((await begin(services.url, sessionId, 'BO')).number).toBe(2)
    expect((await begin(services.url, sessionId, 'Cy')).number).toBe(1)
  })

  test('handed in twice counts once: the same again is answered the same, other answers are refused', async () => {
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

  test('may come a moment late, no more; what was saved in time is then handed in as of its end', async () => {
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

  test('that its student left is handed in when its time is over, once, and not while its quiz is closed', async () => {
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

  test('has no more time than its session', async () => {
    await services.db
      .update(sessions)
      .set({ endTime: new Date(now().getTime() + 5 * 60_000) })
      .where(eq(sessions.id, sessionId))
    const { params } = await begin(services.url, sessionId, 'Bo')
    expect((await rowOf(params.id)).dueAt).toEqual(new Date(now().getTime() + 5 * 60_000))
  })

  test('keeps the questions that it began with', async () => {
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

describe('what is refused, with its reason, and counts nothing', () => {
  test('a quiz that is unpublished or archived, before and in the middle', async () => {
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

  test('a time outside the session', async () => {
    const during = await begin(services.url, sessionId, 'Bo')
    const at = (startTime: Date, endTime: Date) =>
      services.db.update(sessions).set({ startTime, endTime }).where(eq(sessions.id, sessionId))
    const hour = 60 * 60_000
    await at(new Date(now().getTime() + hour), new Date(now().getTime() + 2 * hour))
    expect(
      (await learnerClient(services.url).announceQuiz({ params: { id: sessionId } })).data.closed,
    ).toContain('not opened yet')
    await expect(begin(services.url, sessionId, 'Cy')).rejects.toMatchObject({ code: 'SESSION_NOT_BEGUN' })
    await at(new Date(now().getTime() - 2 * hour), new Date(now().getTime() - hour))
    await expect(begin(services.url, sessionId, 'Cy')).rejects.toMatchObject({ code: 'SESSION_OVER' })
    await expect(
      during.learner.handInAttempt({ params: during.params, body: { answers: [] } }),
    ).rejects.toMatchObject({ code: 'SESSION_OVER' })
    expect(await attemptsOf(quizId)).toBe(0)
  })

  test('an answer to a question, or by an option, that is not in it; the others of the call are not kept either', async () => {
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

  test('a result before it is handed in, and bodies of another form', async () => {
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

  test('too many attempts of one student at once', async () => {
    for (let no = 1; no <= 5; no += 1) expect((await begin(services.url, sessionId, 'Ed')).number).toBe(no)
    await expect(begin(services.url, sessionId, 'Ed')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

test('a class that hands in at once is counted whole', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Classmate ${at}`)
  const class_ = await Promise.all(names.map((name) => begin(services.url, sessionId, name.replace(' ', ''))))
  const outcomes = await Promise.all(
    class_.map(({ learner, params }) =>
      learner.handInAttempt({ params, body: { answers: [said(one, [0])] } }),
    ),
  )
  expect(new Set(outcomes.map(({ data }) => data.state))).toEqual(new Set(['ready']))
  expect(await attemptsOf(quizId)).toBe(names.length)
  const scores = await services.db
    .select({ n: scoreCounts.nAll })
    .from(scoreCounts)
    .where(and(eq(scoreCounts.quizId, quizId), eq(scoreCounts.scope, 'all')))
  expect(scores.reduce((sum, { n }) => sum + n, 0)).toBe(names.length)
})

test('the link of an old version leads to the newest published one, and an attempt stays with its own', async () => {
  const old = await begin(services.url, sessionId, 'Bo')
  await change(quizId, { attempts: 1 })
  const { data } = await ada.client.createNewVersion({
    body: { quiz_id: quizId, questions: [draftOf('newer')], is_published: true },
  })
  const newId = data.quiz!._id
  expect((await learnerClient(services.url).announceQuiz({ params: { id: sessionId } })).data).toMatchObject({
    quiz_id: newId,
    question_count: 1,
  })
  const fresh = await begin(services.url, sessionId, 'Bo')
  expect([fresh.number, (await rowOf(fresh.params.id)).quizId]).toEqual([1, newId])
  await old.learner.handInAttempt({ params: old.params, body: { answers: [] } })
  expect([await attemptsOf(quizId), await attemptsOf(newId)]).toEqual([2, 0])
  await change(newId, { isPublished: false })
  expect((await learnerClient(services.url).announceQuiz({ params: { id: sessionId } })).data.quiz_id).toBe(
    quizId,
  )
})

test('the result waits for its delay', async () => {
  await change(quizId, { resultDelayInHours: 2 })
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  expect((await learner.handInAttempt({ params, body: { answers: [said(one, [0])] } })).data).toMatchObject({
    state: 'delayed',
    result: null,
  })
  wait(119)
  expect((await learner.readAttemptResult({ params })).data).toMatchObject({ state: 'delayed', result: null })
  expect((await rowOf(params.id)).isDelivered).toBe(false)
  wait(2)
  expect((await learner.readAttemptResult({ params })).data).toMatchObject({
    state: 'ready',
    result: { obtained_marks: 3 },
  })
})

test('an answer is checked only where the quiz allows it, and is fixed from then on', async () => {
  const plain = await begin(services.url, sessionId, 'Bo')
  await expect(
    plain.learner.checkAnswer({ params: plain.params, body: said(one, [0]) }),
  ).rejects.toMatchObject({ code: 'RULE' })
  await change(quizId, { isDirectCheck: true })
  const { params, learner } = await begin(services.url, sessionId, 'Cy')
  await expect(learner.checkAnswer({ params, body: said(one, []) })).rejects.toMatchObject({ code: 'RULE' })
  for (let twice = 0; twice < 2; twice += 1)
    expect((await learner.checkAnswer({ params, body: said(one, [1]) })).data).toMatchObject({
      is_correct: false,
      correct: [0],
      text: 'Because of one.',
    })
  await refused(
    { status: 409, code: 'ANSWER_FIXED' },
    learner.checkAnswer({ params, body: said(one, [0]) }),
    learner.saveAnswers({ params, body: { answers: [said(one, [0])] } }),
    learner.handInAttempt({ params, body: { answers: [said(one, [0])] } }),
  )
  const { data } = await learner.readAttempt({ params })
  expect(data.answers.map(({ solution }) => solution !== null)).toEqual([true, false, false])
})

test('an issue counts once however often it is said, and another category is another issue', async () => {
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  const report = (
    description: string,
    category: 'question is unclear' | 'other' = 'question is unclear',
    question = one,
  ) => learner.reportIssue({ params, body: { question_id: question, category, description } })
  await report('Which speed?')
  await report('Which of the two speeds?')
  await report('A word is missing.', 'other')
  await expect(report(' ', 'other')).rejects.toMatchObject({ code: 'RULE' })
  await expect(report('?', 'other', 'nothing')).rejects.toMatchObject({ code: 'FOREIGN_QUESTION' })
  const {
    data: { quiz },
  } = await ada.client.getQuizForInstructor({ params: { id: quizId } })
  expect(quiz.reports_count).toBe(2)
  expect(quiz.reports.map(({ desc }) => desc)).toContain('question is unclear: Which of the two speeds?')
  const { data } = await learner.handInAttempt({ params, body: { answers: [] } })
  expect(data.result!.reports).toMatchObject([
    { description: 'Which of the two speeds?', is_closed: false },
    { category: 'other' },
  ])
})

test('who types the e-mail address of another is shown nothing of theirs, changes nothing of it and keeps nobody out', async () => {
  const begunIn = async (browser: string) => {
    const { data } = await learnerClient(services.url).startAttempt({
      body: { session_id: sessionId, student: studentDetails('Flo'), browser_token: browser.repeat(32) },
    })
    return { params: { id: data.attempt_id }, learner: learnerClient(services.url, data.token) }
  }
  const report = ({ params, learner }: Awaited<ReturnType<typeof begunIn>>, description: string) =>
    learner.reportIssue({ params, body: { question_id: one, category: 'question is unclear', description } })
  const own = await begunIn('a')
  await own.learner.saveAnswers({ params: own.params, body: { answers: [said(one, [0])] } })
  await report(own, 'I have this at home: which speed?')
  const others = await Promise.all(Array.from({ length: 5 }, () => begunIn('b')))
  await expect(begunIn('b')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const [other] = others
  expect(
    (await other!.learner.readAttempt({ params: other!.params })).data.answers.map(
      ({ selected }) => selected,
    ),
  ).toEqual([[], [], []])
  expect(
    (await other!.learner.handInAttempt({ params: other!.params, body: { answers: [] } })).data.result!
      .reports,
  ).toEqual([])
  await report(other!, 'Nonsense.')
  await refused(
    { code: 'NOT_FOUND' },
    other!.learner.readAttempt({ params: own.params }),
    other!.learner.readAttemptResult({ params: own.params }),
    other!.learner.handInAttempt({ params: own.params, body: { answers: [] } }),
  )
  // Back in their own browser, a second attempt shows what they said in the first.
  const again = await begunIn('a')
  expect(
    (await again.learner.handInAttempt({ params: again.params, body: { answers: [] } })).data.result!.reports,
  ).toMatchObject([{ description: 'I have this at home: which speed?' }])
})
