import { and, eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { scoreCounts } from '../database/tables/statistics.ts'
import { begin, learnerClient, studentDetails } from '../test-support/learner-client.ts'
import { draftOf } from '../test-support/test-services.ts'
import {
  setUpAttemptTests,
  services,
  ada,
  wait,
  said,
  rowOf,
  attemptsOf,
  change,
  refused,
  one,
  quizId,
  sessionId,
} from './attempt-test-setup.ts'

setUpAttemptTests()

test('given a whole class that hands in at once, then all are counted', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Classmate ${index}`)
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

test('the link of an old version leads to the newest published one, and an attempt keeps its own version', async () => {
  const old = await begin(services.url, sessionId, 'Bo')
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
  expect([await attemptsOf(quizId), await attemptsOf(newId)]).toEqual([1, 0])
  await change(newId, { isPublished: false })
  expect((await learnerClient(services.url).announceQuiz({ params: { id: sessionId } })).data.quiz_id).toBe(
    quizId,
  )
})

test('the result is shown only after its delay', async () => {
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

test('an answer can be checked only if the quiz allows it, and is then fixed', async () => {
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

test('an issue reported twice counts once, and another category counts as another issue', async () => {
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

test('entering another student’s e-mail address shows and changes nothing and locks nobody out', async () => {
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
  // In their own browser, a second attempt shows the report of the first.
  const again = await begunIn('a')
  expect(
    (await again.learner.handInAttempt({ params: again.params, body: { answers: [] } })).data.result!.reports,
  ).toMatchObject([{ description: 'I have this at home: which speed?' }])
})

test('given a result that its student has seen, when the delay is raised, then it stays visible', async () => {
  await change(quizId, { resultDelayInHours: 0 })
  const seen = await begin(services.url, sessionId, 'Bo')
  await seen.learner.handInAttempt({ params: seen.params, body: { answers: [said(one, [0])] } })
  await change(quizId, { resultDelayInHours: 24 })
  expect((await seen.learner.readAttemptResult({ params: seen.params })).data.state).toBe('ready')
  const { learner, params } = await begin(services.url, sessionId, 'Cy')
  const { data } = await learner.handInAttempt({ params, body: { answers: [] } })
  expect(data).toMatchObject({ state: 'delayed', result: null })
})
