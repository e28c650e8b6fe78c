import { and, eq, inArray } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { jobs } from '../database/tables/jobs.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { scoreCounts } from '../database/tables/statistics.ts'
import { storeSuggestion } from '../attempts/marks/store-suggestion.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin } from '../test-support/learner-client.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'
import { ada, now, rowOf, said, services, setUpAttemptTests } from './attempt-test-setup.ts'

setUpAttemptTests()

const question = draftOf('why', { options: [], weightage: 10, ai_solution: 'Metal conducts heat.' })

/** Hands in an attempt at a descriptive quiz without result delay. It has a suggested mark of 0. */
const handInWithSuggestion = async (model = 'offline', reasons?: string[]) => {
  const quizId = await addQuiz(
    ada,
    { quiz_type: 'daq', start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' },
    [question],
    true,
  )
  const attempt = await begin(services.url, await firstSessionId(services.db, quizId), 'Bo')
  await attempt.learner.handInAttempt({
    params: attempt.params,
    body: { answers: [said(question._id, [], { answer: 'It feels cold.' })] },
  })
  const aiResult = {
    marks_obtained: 0,
    evaluation_result: 'Names nothing of the solution.',
    model,
    prompt: '',
    raw: '',
    unsure: false,
    ...(reasons && { reasons }),
  }
  // The job that grades the answer would replace the suggestion.
  await expect
    .poll(() =>
      services.db
        .select()
        .from(jobs)
        .where(inArray(jobs.state, ['waiting', 'running'])),
    )
    .toEqual([])
  const answer = { attemptId: attempt.params.id, questionId: question._id }
  await services.db.transaction((tx) => storeSuggestion(tx, answer, aiResult, now()))
  return { ...attempt, quizId, resultId: attempt.params.id }
}

test('given no delay and a suggested mark, then the student waits for the instructor and sees no grade', async () => {
  const { learner, params, quizId } = await handInWithSuggestion()
  expect((await learner.readAttemptResult({ params })).data).toMatchObject({ state: 'waiting', result: null })
  expect(await rowOf(params.id)).toMatchObject({ isDelivered: false, isCounted: false, isPassed: null })
  expect(
    await services.db
      .select()
      .from(scoreCounts)
      .where(and(eq(scoreCounts.quizId, quizId), eq(scoreCounts.scope, 'all'))),
  ).toEqual([])
})

test('the instructor’s mark delivers the result without the model’s comment on another mark', async () => {
  const { learner, params, resultId } = await handInWithSuggestion()
  await ada.client.updateAiResponse({
    params: { id: resultId },
    body: { question_id: question._id, instructor_updated_evaluation: 'Say why.', marks_obtained: 8 },
  })
  await services.db
    .update(attemptAnswers)
    .set({ instructorEvaluation: null })
    .where(eq(attemptAnswers.attemptId, resultId))
  const { data } = await learner.readAttemptResult({ params })
  expect(data).toMatchObject({
    state: 'ready',
    result: { obtained_marks: 8, questions: [{ evaluation: null }] },
  })
})

test.each([
  ['the offline grader', 'offline', null],
  ['a language model', 'gpt-4o', 'Names nothing of the solution.'],
])(
  'given a confirmed mark of %s, then the student reads its words only if it writes for them',
  async (...given) => {
    const [, model, evaluation] = given
    const { learner, params, resultId } = await handInWithSuggestion(model)
    await ada.client.updateAiResponse({
      params: { id: resultId },
      body: { question_id: question._id, instructor_updated_evaluation: 'Seen.', marks_obtained: 0 },
    })
    await services.db
      .update(attemptAnswers)
      .set({ instructorEvaluation: null })
      .where(eq(attemptAnswers.attemptId, resultId))
    expect((await learner.readAttemptResult({ params })).data).toMatchObject({
      state: 'ready',
      result: { questions: [{ evaluation }] },
    })
  },
)

test.each([
  ['sent as it was made', 'Is short. Lacks "heat".', ['Is short.', 'Lacks "heat".']],
  ['changed by the instructor', 'Is short. Lacks "heat". See page 2.', undefined],
])('a comment of the offline grader %s has its sentences only if it is made of them', async (...given) => {
  const [, comment, sentences] = given
  const { learner, params, resultId } = await handInWithSuggestion('offline', ['Is short.', 'Lacks "heat".'])
  await ada.client.updateAiResponse({
    params: { id: resultId },
    body: { question_id: question._id, instructor_updated_evaluation: comment, marks_obtained: 0 },
  })
  const { result } = (await learner.readAttemptResult({ params })).data
  expect(result?.questions[0]?.evaluation).toBe(comment)
  expect(result?.questions[0]?.evaluation_reasons).toEqual(sentences)
})

test('a result that waits for marks has no marks, alone and in the list, until it is marked', async () => {
  const { resultId, quizId } = await handInWithSuggestion()
  const read = async () => [
    (await ada.client.getDaqResult({ params: { id: resultId } })).data.result,
    (await ada.client.getResultsByQuiz({ params: { id: quizId }, query: {} })).data.results.find(
      ({ _id }) => _id === resultId,
    ),
  ]
  const waiting = { being_graded: true, obtained_marks: null, marks_obtained: null }
  expect(await read()).toMatchObject([waiting, waiting])
  await ada.client.updateAiResponse({
    params: { id: resultId },
    body: { question_id: question._id, instructor_updated_evaluation: '', marks_obtained: 0 },
  })
  const marked = { being_graded: false, obtained_marks: 0, marks_obtained: 0 }
  expect(await read()).toMatchObject([marked, marked])
})

test('a comment of the instructor without a mark confirms the suggested mark', async () => {
  const { learner, params, resultId } = await handInWithSuggestion()
  const before = (await ada.client.getDaqResult({ params: { id: resultId } })).data.result
  expect(before).toMatchObject({ being_graded: true, to_mark: 1, questions: [{ confirmation: null }] })
  await ada.client.updateAiResponse({
    params: { id: resultId },
    body: { question_id: question._id, instructor_updated_evaluation: 'Sorry, no.' },
  })
  const { data } = await learner.readAttemptResult({ params })
  expect(data).toMatchObject({
    state: 'ready',
    result: { obtained_marks: 0, questions: [{ evaluation: 'Sorry, no.' }] },
  })
})

test('an answer of characters that nobody sees is skipped, and waits for nobody', async () => {
  const details = {
    quiz_type: 'daq' as const,
    start_time: '2030-03-01 12:00:00',
    end_time: '2030-03-02 12:00:00',
  }
  const quizId = await addQuiz(ada, details, [question], true)
  const { learner, params } = await begin(services.url, await firstSessionId(services.db, quizId), 'Cy')
  const { data } = await learner.handInAttempt({
    params,
    body: { answers: [said(question._id, [], { answer: '\u200b \u2060\u200b' })] },
  })
  expect(data).toMatchObject({
    state: 'ready',
    result: { skipped_count: 1, questions: [{ is_skipped: true }] },
  })
})
