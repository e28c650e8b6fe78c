import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'
import { begin } from '../test-support/learner-client.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import {
  addQuiz,
  draftOf,
  type Instructor,
  openTestServices,
  type TestServices,
} from '../test-support/test-services.ts'

let services: TestServices
let ada: Instructor
beforeAll(async () => {
  services = await openTestServices()
  ada = await services.addInstructor('ada')
})
afterAll(() => services[Symbol.asyncDispose]())

const { asked, right } = kindSamples.matching
const cities = () => draftOf('Which city is the capital?', { weightage: 3, ...asked })
const given = (questionId: string, response?: Response, changes = {}) => ({
  question_id: questionId,
  selected: [],
  answer: '',
  ...(response && { response }),
  is_marked: false,
  time_spent: 1,
  ...changes,
})
const picks = (...chosen: number[]): Response => ({ picks: chosen, texts: [] })
const beginOne = async (name: string, quiz = {}) => {
  const question = cities()
  const quizId = await addQuiz(ada, { quiz_type: 'full', ...quiz }, [question, draftOf('Other?')], true)
  const { learner, params } = await begin(services.url, await firstSessionId(services.db, quizId), name)
  return { question, quizId, learner, params }
}

test('matches are kept, marked by prompt, shown to the student and to the instructor', async () => {
  const { question, learner, params, quizId } = await beginOne('Bo')
  const [first, second, third] = right.response!.picks as [number, number, number]
  const partly = picks(first, third, -1)
  await learner.saveAnswers({ params, body: { answers: [given(question._id, partly)] } })
  const { data: paper } = await learner.readAttempt({ params })
  expect(paper.answers[0]).toMatchObject({ response: partly, solution: null })
  expect(paper.answers[1]).not.toHaveProperty('response')
  expect(Object.keys(paper.questions[0]!.interaction!).toSorted()).toEqual([
    'choices',
    'kind',
    'prompts',
    'reuse',
    'rule',
  ])
  const { data } = await learner.handInAttempt({ params, body: { answers: [] } })
  expect(data.result).toMatchObject({ obtained_marks: 1, incorrect_count: 1, skipped_count: 1 })
  expect(data.result!.questions[0]).toMatchObject({
    response: partly,
    obtained_marks: 1,
    solution: {
      is_correct: false,
      parts: [
        { is_right: true, right: [first] },
        { is_right: false, right: [second], share: 0 },
        { is_right: false, right: [third], share: 0 },
      ],
    },
  })
  const { data: own } = await ada.client.getResult({ params: { id: params.id } })
  expect(own.result.questions[0]).toMatchObject({ response: partly, credit: 1 / 3 })
  const correction = {
    quiz_id: quizId,
    question_id: question._id,
    kind: 'full_marks' as const,
    correct: [],
  }
  const { data: preview } = await ada.client.previewCorrection({ body: correction })
  expect(preview.changes).toMatchObject([{ marks_before: 1, marks_after: 3 }])
  await ada.client.applyCorrection({
    body: { ...correction, reason: 'Unclear.', fingerprint: preview.fingerprint },
  })
  const readMarks = async () => (await learner.readAttemptResult({ params })).data.result?.obtained_marks
  await expect.poll(readMarks, { timeout: 10_000 }).toBe(3)
})

test.each([
  ['a pick out of range', given('', picks(0, 1, 4))],
  ['too few picks', given('', picks(0))],
  ['a text', given('', { picks: [0, 1, 2], texts: ['Paris'] })],
  ['an option', given('', undefined, { selected: [0] })],
  ['words', given('', undefined, { answer: 'Paris' })],
])('%s is foreign to the question, and nothing is saved', async (_, answer) => {
  const { question, learner, params } = await beginOne('Cy')
  const answers = [{ ...answer, question_id: question._id }]
  await expect(learner.saveAnswers({ params, body: { answers } })).rejects.toMatchObject({
    code: 'FOREIGN_QUESTION',
  })
  const { data } = await learner.readAttempt({ params })
  expect(data.answers[0]).toMatchObject({ selected: [], answer: '' })
  expect(data.answers[0]).not.toHaveProperty('response')
})

test('a response to a question with options is foreign', async () => {
  const { learner, params } = await beginOne('Di')
  const { data } = await learner.readAttempt({ params })
  const answers = [given(data.questions[1]!.question_id, picks(0))]
  await expect(learner.saveAnswers({ params, body: { answers } })).rejects.toMatchObject({
    code: 'FOREIGN_QUESTION',
  })
})

test('a cleared match is no answer, and a checked one stays', async () => {
  const { question, learner, params } = await beginOne('Ed', { quiz_type: 'practice', is_direct_check: true })
  const check = (response: Response) => learner.checkAnswer({ params, body: given(question._id, response) })
  await expect(check(picks(-1, -1, -1))).rejects.toMatchObject({ code: 'RULE' })
  const { data } = await check(right.response!)
  expect(data).toMatchObject({ is_correct: true, parts: [{ is_right: true }, {}, {}] })
  await expect(
    learner.saveAnswers({ params, body: { answers: [given(question._id, picks(-1, 0, 0))] } }),
  ).rejects.toMatchObject({ code: 'ANSWER_FIXED' })
})
