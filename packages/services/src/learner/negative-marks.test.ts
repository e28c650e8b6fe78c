import { emptyOption } from '@quizwright/domain/schemas/empty-question.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, learnerClient } from '../test-support/learner-client.ts'
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

const optionsOf = (right: number) =>
  ['a', 'b', 'c', 'd'].map((option, index) => ({ ...emptyOption, option, is_correct: index === right }))
const openQuiz = async (wrongCosts: number) => {
  const questions = [0, 1, 2, 3].map((right) =>
    draftOf(`Question ${right}`, { weightage: 2, options: optionsOf(right) }),
  )
  const quizId = await addQuiz(
    ada,
    { quiz_type: 'practice', arrangement: { wrong_costs: wrongCosts } },
    questions,
    true,
  )
  return { quizId, questions, sessionId: await firstSessionId(services.db, quizId) }
}
type Opened = Awaited<ReturnType<typeof openQuiz>>

/** Hands in one option for each question; undefined skips it. */
const handIn = async ({ sessionId, questions }: Opened, name: string, chosen: (number | undefined)[]) => {
  const { learner, params, attempt } = await begin(services.url, sessionId, name)
  const answers = chosen.map((option, index) => ({
    question_id: questions[index]!._id,
    selected: option === undefined ? [] : [option],
    answer: '',
    is_marked: false,
    time_spent: 1,
  }))
  const { data } = await learner.handInAttempt({ params, body: { answers } })
  return { learner, params, attempt, result: data.result! }
}

test('a wrong answer costs a quarter, a skipped one nothing, for the student and the instructor', async () => {
  const opened = await openQuiz(0.25)
  const { attempt, params, result } = await handIn(opened, 'Bo', [0, 1, 0, undefined])
  expect(attempt.arrangement).toEqual({ wrong_costs: 0.25 })
  expect(result.questions.map(({ obtained_marks: marks }) => marks)).toEqual([2, 2, -0.5, 0])
  expect(result).toMatchObject({
    obtained_marks: 3.5,
    correct_percentage: 43.75,
    correct_count: 2,
    incorrect_count: 1,
    skipped_count: 1,
  })
  const { data } = await ada.client.getResult({ params: { id: params.id } })
  expect(data.result.obtained_marks).toBe(3.5)
  expect(data.result.questions.map(({ obtained_marks: marks }) => marks)).toEqual([2, 2, -0.5, 0])
})

test('an attempt is never below 0, and neither are its topics', async () => {
  const opened = await openQuiz(1)
  const { result } = await handIn(opened, 'Cy', [0, 0, 0, 0])
  expect(result.questions.map(({ obtained_marks: marks }) => marks)).toEqual([2, -2, -2, -2])
  expect(result).toMatchObject({ obtained_marks: 0, correct_percentage: 0, is_passed: false })
  expect(result.topics.every(({ score_percentage: score }) => score >= 0)).toBe(true)
})

describe('a correction', () => {
  const correct = async (opened: Opened, index: number, kind: 'full_marks' | 'not_counted' | 'other_key') => {
    const correction = {
      quiz_id: opened.quizId,
      question_id: opened.questions[index]!._id,
      kind,
      correct: kind === 'other_key' ? [0] : [],
    }
    const { data: preview } = await ada.client.previewCorrection({ body: correction })
    const { data } = await ada.client.applyCorrection({
      body: { ...correction, reason: 'It was wrong.', fingerprint: preview.fingerprint },
    })
    return { preview, job: data }
  }

  test('counts from the sum below 0, not from the 0 that is shown', async () => {
    const opened = await openQuiz(1)
    const { learner, params } = await handIn(opened, 'Di', [undefined, 0, 0, 0])
    const marks = async () => (await learner.readAttemptResult({ params })).data.result!.obtained_marks
    expect(await marks()).toBe(0)
    // -6 becomes -2: still 0.
    const first = await correct(opened, 1, 'full_marks')
    expect(first.preview.changes).toMatchObject([{ marks_before: 0, marks_after: 0 }])
    const questions = async () => (await learner.readAttemptResult({ params })).data.result!.questions
    await expect.poll(async () => (await questions())[1]!.obtained_marks, { timeout: 10_000 }).toBe(2)
    expect(await marks()).toBe(0)
    // -2 becomes 2.
    await correct(opened, 2, 'full_marks')
    await expect.poll(marks, { timeout: 10_000 }).toBe(2)
  })

  test('with another key costs those who are wrong by it', async () => {
    const opened = await openQuiz(0.5)
    const { learner, params } = await handIn(opened, 'Ed', [0, 1, 2, undefined])
    await correct(opened, 1, 'other_key')
    const marks = async () =>
      (await learner.readAttemptResult({ params })).data.result!.questions[1]!.obtained_marks
    await expect.poll(marks, { timeout: 10_000 }).toBe(-1)
    expect((await learner.readAttemptResult({ params })).data.result!.obtained_marks).toBe(3)
  })
})

test('statistics say what guessing gains, and a facility may be below 0', async () => {
  const opened = await openQuiz(0.5)
  await handIn(opened, 'Flo', [0, 0, 0, 0])
  await handIn(opened, 'Gus', [0, 0, 0, undefined])
  const { data } = await ada.client.getItemStatistics({
    params: { id: opened.quizId },
    query: { attempts: 'all' },
  })
  const [right, wrong] = data.questions.map(({ revisions }) => revisions[0]!)
  expect(right!.random_guess.value).toBeCloseTo(-12.5, 9)
  expect(right!.facility.value).toBe(100)
  expect(wrong!.facility.value).toBe(-50)
  expect(wrong!.facility.interval![0]).toBeGreaterThanOrEqual(-50)
  expect(data.figures.mean.value).toBe(0)
})

test('what a wrong answer costs does not change once somebody has begun', async () => {
  const opened = await openQuiz(0.25)
  await begin(services.url, opened.sessionId, 'Hal')
  const change = (arrangement: object | null) =>
    ada.client.updateQuiz({ body: { quiz_id: opened.quizId, arrangement } })
  await expect(change(null)).rejects.toMatchObject({ code: 'NEW_VERSION_NEEDED' })
  await change({ wrong_costs: 0.25, shuffle_options: true })
})

test('a descriptive quiz announces no rule that it drops', async () => {
  const arrangement = { wrong_costs: 0.25, one_way: true, shuffle_questions: 'all' as const }
  const essay = draftOf('Why?', { options: [], ai_solution: 'Because.' })
  const quizId = await addQuiz(ada, { quiz_type: 'daq', arrangement }, [essay], true)
  const id = await firstSessionId(services.db, quizId)
  const { data } = await learnerClient(services.url).announceQuiz({ params: { id } })
  expect(data.arrangement).toEqual({ shuffle_questions: 'all' })
})
