import type { GivenAnswer } from '@quizwright/domain/schemas/given-answer.ts'
import { and, eq, inArray } from '../database/drizzle.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { applyChoice, runUndo } from '../corrections/fixtures.ts'
import { planCorrection } from '../corrections/planning/plan-correction.ts'
import { jobs } from '../database/tables/jobs.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { scoreCounts } from '../database/tables/statistics.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin } from '../test-support/learner-client.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'
import { ada, change, refused, rowOf, said, services, setUpAttemptTests } from './attempt-test-setup.ts'

setUpAttemptTests()

const inWords = { options: [], weightage: 4, interaction: { kind: 'descriptive' as const } }
const key = draftOf('key', { weightage: 3 })
const other = draftOf('other', { weightage: 3 })
const why = draftOf('why', { ...inWords, ai_solution: 'Metal conducts heat.' })
const how = draftOf('how', { ...inWords, ai_solution: 'Wood does not.' })
const opened = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }

const add = async (details = {}) => {
  const quizId = await addQuiz(ada, { ...opened, ...details }, [key, why, other, how], true)
  return { quizId, sessionId: await firstSessionId(services.db, quizId) }
}
const image = async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return new File([Uint8Array.from(bytes)], 'a.png', { type: 'image/png' })
}
const written: GivenAnswer[] = [
  said(key._id, [0]),
  said(why._id, [], { answer: 'Metal conducts heat.' }),
  said(other._id, [1]),
  said(how._id, [], { answer: 'Wood does not conduct.' }),
]
const graded = () =>
  expect
    .poll(() =>
      services.db
        .select()
        .from(jobs)
        .where(inArray(jobs.state, ['waiting', 'running'])),
    )
    .toEqual([])

const handIn = async (sessionId: string, name: string, answers = written) => {
  const attempt = await begin(services.url, sessionId, name)
  const { data } = await attempt.learner.handInAttempt({ params: attempt.params, body: { answers } })
  await graded()
  return { ...attempt, outcome: data }
}
const mark = async (resultId: string, questionId: string, marks: number) => {
  const { data } = await ada.client.getMarkingQueue({ params: { id: ada.uid }, query: {} })
  const answer = data.answers.find((one) => one.result_id === resultId && one.question_id === questionId)!
  return ada.client.saveMarks({
    body: {
      question_id: questionId,
      result_ids: [resultId],
      revisions: [answer.revision],
      decision: 'mark',
      marks,
    },
  })
}
const countedOf = (quizId: string) =>
  services.db
    .select()
    .from(scoreCounts)
    .where(and(eq(scoreCounts.quizId, quizId), eq(scoreCounts.scope, 'all')))
    .orderBy(scoreCounts.total)

test('its result waits until the last descriptive answer is marked, and says for how many', async () => {
  const { quizId, sessionId } = await add()
  const { outcome, learner, params } = await handIn(sessionId, 'Bo')
  expect(outcome).toMatchObject({ state: 'waiting', waiting: { answers: 2, questions: 4 }, result: null })
  expect(await countedOf(quizId)).toEqual([])
  const listed = async () =>
    (await ada.client.getResultsByQuiz({ params: { id: quizId }, query: {} })).data.results[0]!
  expect(await listed()).toMatchObject({ being_graded: true, to_mark: 2, question_count: 4 })
  expect((await ada.client.getQuizOverview({ query: { quizId } })).data.overview.to_mark).toBe(2)
  const overview = await ada.client.getMarkingOverview({ params: { id: ada.uid }, query: {} })
  expect(overview.data.quizzes).toMatchObject([{ quiz_id: quizId, to_mark: 2, without_suggestion: 0 }])

  await mark(params.id, why._id, 4)
  expect((await learner.readAttemptResult({ params })).data).toMatchObject({
    state: 'waiting',
    waiting: { answers: 1, questions: 4 },
  })
  expect(await listed()).toMatchObject({ being_graded: true, to_mark: 1 })
  await mark(params.id, how._id, 1)
  expect(await rowOf(params.id)).toMatchObject({
    obtainedMarks: 8,
    totalMarks: 14,
    correctCount: 2,
    incorrectCount: 2,
    skippedCount: 0,
    isCounted: true,
    isPassed: true,
  })
  expect(await countedOf(quizId)).toMatchObject([{ total: 8, nAll: 1 }])
  expect((await learner.readAttemptResult({ params })).data).toMatchObject({
    state: 'ready',
    result: {
      obtained_marks: 8,
      questions: [{}, { answer: 'Metal conducts heat.', obtained_marks: 4 }, {}, {}],
    },
  })
  expect((await listed()).to_mark).toBeUndefined()
})

test('the instructor reads answers with a key and answers in words in one result', async () => {
  const { sessionId } = await add()
  const { params } = await handIn(sessionId, 'Bo')
  const { result } = (await ada.client.getResult({ params })).data
  expect(result).toMatchObject({ being_graded: true, to_mark: 2, question_count: 4 })
  expect(result.questions.map(({ descriptive, answer }) => [descriptive?.answer, answer])).toEqual([
    [undefined, undefined],
    ['Metal conducts heat.', 'Metal conducts heat.'],
    [undefined, undefined],
    ['Wood does not conduct.', 'Wood does not conduct.'],
  ])
  expect(result.questions[1]!.descriptive).toMatchObject({
    ai_result: { model: 'offline' },
    confirmation: null,
    instructor_marks: null,
  })
  const inWordsAlone = (await ada.client.getDaqResult({ params })).data.result
  expect(inWordsAlone.questions.map(({ _id }) => _id)).toEqual([why._id, how._id])
})

test('without a descriptive answer nothing waits', async () => {
  const { sessionId } = await add()
  const { outcome } = await handIn(sessionId, 'Bo', [said(key._id, [0]), said(other._id, [0])])
  expect(outcome).toMatchObject({ state: 'ready', result: { obtained_marks: 6, skipped_count: 2 } })
})

test('only its descriptive answers take images, are marked by hand, and can not be checked', async () => {
  const { quizId, sessionId } = await add({ is_direct_check: true })
  await change(quizId, { isDirectCheck: true, arrangement: { wrong_costs: 1 } })
  const { learner, params } = await begin(services.url, sessionId, 'Bo')
  const check = (answer: GivenAnswer) => learner.checkAnswer({ params, body: answer })
  await refused(
    { code: 'RULE', message: 'Answers in words are marked after the hand-in.' },
    check(written[1]!),
  )
  expect((await check(written[0]!)).data).toMatchObject({ is_correct: true })
  const file = await image()
  const addTo = (question_id: string) => learner.addImage({ params, fields: { question_id }, file })
  await refused({ code: 'RULE', message: 'Only answers in words take images.' }, addTo(key._id))
  await refused({ code: 'FOREIGN_QUESTION' }, addTo('stranger'))
  expect((await addTo(why._id)).data.uploaded_images).toHaveLength(1)
  await learner.handInAttempt({ params, body: { answers: written } })
  await graded()
  await expect(
    ada.client.updateAiResponse({
      params,
      body: { question_id: key._id, instructor_updated_evaluation: '', marks_obtained: 1 },
    }),
  ).rejects.toMatchObject({ code: 'RULE' })
  await mark(params.id, why._id, 0)
  await mark(params.id, how._id, 0)
  // The wrong answer with a key costs its marks, the answers in words do not.
  expect(await rowOf(params.id)).toMatchObject({ obtainedMarks: 0, correctCount: 1, incorrectCount: 3 })
  const stored = await services.db
    .select()
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attemptId, params.id))
  expect(Object.fromEntries(stored.map((one) => [one.questionId, one.obtainedMarks]))).toEqual({
    [key._id]: 3,
    [why._id]: 0,
    [other._id]: -3,
    [how._id]: 0,
  })
})

test('a corrected key changes the answers of results that wait, and so does undoing it', async () => {
  const { quizId, sessionId } = await add()
  const { params } = await handIn(sessionId, 'Bo')
  const marked = await handIn(sessionId, 'Cy')
  for (const { _id } of [why, how]) await mark(marked.params.id, _id, 2)
  const question = { quizId, questionId: other._id }
  const choice = { kind: 'other_key' as const, correct: [1] }
  const plan = await planCorrection(services.db, { ...question, ...choice })
  expect([plan.met.length, plan.changes.length, plan.waitingChanges.length]).toEqual([2, 1, 1])
  const correctionId = await applyChoice(services.db, question, choice)
  expect(await rowOf(params.id)).toMatchObject({ obtainedMarks: null, isCounted: false, totalMarks: 14 })
  expect(await rowOf(marked.params.id)).toMatchObject({ obtainedMarks: 10, isCounted: true })
  await mark(params.id, why._id, 1)
  await runUndo(services.db, { quizId, correctionId })
  expect(await rowOf(marked.params.id)).toMatchObject({ obtainedMarks: 7 })
  await applyChoice(services.db, question, choice)
  await mark(params.id, how._id, 1)
  expect(await rowOf(params.id)).toMatchObject({ obtainedMarks: 8, correctCount: 2, isCounted: true })
  expect(await countedOf(quizId)).toMatchObject([{ total: 8 }, { total: 10 }])
})

test('an answer in words has no key to correct, and one with a key is not graded again', async () => {
  const { quizId, sessionId } = await add()
  await handIn(sessionId, 'Bo')
  await refused(
    { code: 'RULE' },
    planCorrection(services.db, { quizId, questionId: why._id, kind: 'full_marks', correct: [] }),
    planCorrection(services.db, { quizId, questionId: key._id, kind: 'graded_again', correct: [] }),
  )
  const read = async (questionId: string) =>
    (await ada.client.getCorrectableQuestion({ params: { id: quizId, questionId } })).data.question.guidance
  expect(await read(why._id)).toMatchObject({ ai_solution: 'Metal conducts heat.' })
  expect(await read(key._id)).toBeNull()
})
