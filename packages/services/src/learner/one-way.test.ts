import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const beginOne = async (name: string, arrangement: object = {}, details: object = {}) => {
  const questions = [draftOf('one'), draftOf('two'), draftOf('three')]
  const quizId = await addQuiz(
    ada,
    { quiz_type: 'practice', arrangement: { one_way: true, ...arrangement }, ...details },
    questions,
    true,
  )
  const begun = await begin(services.url, await firstSessionId(services.db, quizId), name)
  const [one, two, three] = begun.attempt.questions.map(({ question_id: id }) => id) as [
    string,
    string,
    string,
  ]
  const save = (...answers: ReturnType<typeof said>[]) =>
    begun.learner.saveAnswers({ params: begun.params, body: { answers } })
  const stored = async () =>
    (await begun.learner.readAttempt({ params: begun.params })).data.answers.map(({ selected }) => selected)
  return { ...begun, quizId, one, two, three, save, stored }
}
const said = (questionId: string, selected: number[]) => ({
  question_id: questionId,
  selected,
  answer: '',
  is_marked: false,
  time_spent: 1,
})

describe.each([
  ['in the order of the quiz', {}],
  ['in an order of their own', { shuffle_questions: 'all' }],
])('with questions %s', (_, arrangement) => {
  test('a question that was left stays as it was, and the student is told', async () => {
    const { one, two, save, stored, learner, params } = await beginOne('Bo', arrangement)
    await save(said(one, [0]))
    await save(said(one, [1]), said(two, []))
    const { data } = await save(said(one, [2]))
    expect(data).toMatchObject({ saved: 0, kept: [{ question_id: one, selected: [1] }] })
    expect(await stored()).toEqual([[1], [], []])
    expect((await learner.readAttempt({ params })).data.reached).toBe(2)
  })
})

test('a question that was skipped stays without an answer', async () => {
  const { one, two, three, save, stored } = await beginOne('Cy')
  await save(said(three, [0]))
  const { data } = await save(said(one, [0]), said(two, [1]))
  expect(data.kept.map(({ selected }) => selected)).toEqual([[], []])
  expect(await stored()).toEqual([[], [], [0]])
})

test('what was answered without a connection arrives whole, and again without harm', async () => {
  const { one, two, three, save, stored } = await beginOne('Di')
  const all = [said(one, [0]), said(two, [1]), said(three, [1])]
  expect((await save(...all)).data.kept).toEqual([])
  expect((await save(...all)).data).toMatchObject({ saved: 3, kept: [] })
  expect(await stored()).toEqual([[0], [1], [1]])
})

test('the hand-in changes no question that was left, and can be repeated', async () => {
  const { one, two, save, learner, params } = await beginOne('Ed')
  await save(said(one, [1]), said(two, []))
  const body = { answers: [said(one, [0]), said(two, [0])] }
  const { data } = await learner.handInAttempt({ params, body })
  expect(data.result!.questions.map(({ selected }) => selected)).toEqual([[1], [0], []])
  expect((await learner.handInAttempt({ params, body })).data.state).toBe('ready')
})

test('neither a check nor a late answer goes back', async () => {
  const details = { is_direct_check: true, duration: 600 }
  const { one, two, save, learner, params } = await beginOne('Flo', {}, details)
  await save(said(one, [1]), said(two, [0]))
  await expect(learner.checkAnswer({ params, body: said(one, [0]) })).rejects.toMatchObject({
    code: 'ANSWER_FIXED',
  })
  services.wait(11)
  const late = { params, body: { answers: [said(one, [0]), said(two, [1])] } }
  expect((await learner.sendLateAnswers(late)).data.late).toBe(1)
})

test('a question of another quiz is refused, and nothing advances', async () => {
  const { one, three, save, stored } = await beginOne('Gus')
  await expect(save(said(three, [0]), said('elsewhere', [0]))).rejects.toMatchObject({
    code: 'FOREIGN_QUESTION',
  })
  await save(said(one, [0]))
  expect(await stored()).toEqual([[0], [], []])
})

test('without the rule students go back as before', async () => {
  const { one, two, save, stored, attempt } = await beginOne('Hal', { one_way: false, wrong_costs: 0.25 })
  await save(said(two, [0]))
  await save(said(one, [1]))
  expect(await stored()).toEqual([[1], [0], []])
  expect(attempt).not.toHaveProperty('reached')
})
