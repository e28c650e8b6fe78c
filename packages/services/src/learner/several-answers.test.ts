import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyOption } from '@quizwright/domain/schemas/empty-question.ts'
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

const makePrimes = () =>
  draftOf('Which are prime?', {
    weightage: 2,
    options: ['2', '3', '4'].map((option, index) => ({ ...emptyOption, option, is_correct: index < 2 })),
    interaction: {
      kind: 'multiple_answers',
      presentation: { tells_count: true, at_most: null },
      scoring: { rule: 'net' },
    },
  })
const given = (questionId: string, selected: number[]) => ({
  question_id: questionId,
  selected,
  answer: '',
  is_marked: false,
  time_spent: 1,
})

test('a partly right answer earns its part of the marks, for the student, the instructor and in figures', async () => {
  const primes = makePrimes()
  const quizId = await addQuiz(ada, { quiz_type: 'full' }, [primes, draftOf('other')], true)
  const sessionId = await firstSessionId(services.db, quizId)
  const { learner, params } = await begin(services.url, sessionId, 'Bo')
  const { data: paper } = await learner.readAttempt({ params })
  expect(paper.questions[0]).toMatchObject({
    takes_many: true,
    interaction: { kind: 'multiple_answers', choose: 2, at_most: null, rule: 'net' },
  })
  const { data } = await learner.handInAttempt({ params, body: { answers: [given(primes._id, [0])] } })
  expect(data.result).toMatchObject({
    obtained_marks: 1,
    correct_count: 0,
    incorrect_count: 1,
    skipped_count: 1,
  })
  expect(data.result!.questions[0]).toMatchObject({
    obtained_marks: 1,
    solution: { is_correct: false, credit: 0.5, correct: [0, 1] },
  })

  const { data: figures } = await ada.client.getItemStatistics({
    params: { id: quizId },
    query: { attempts: 'all' },
  })
  const [revision] = figures.questions[0]!.revisions
  expect(revision).toMatchObject({ counted: 1, facility: { value: 50 } })
  expect(revision!.random_guess.value).toBeCloseTo(100 / 3, 9)
})

test('students read what is said to the options that they chose, and only with the solution', async () => {
  const said = {
    option_feedback: ['To two', 'To three', 'To four'],
    when_right: 'All!',
    when_wrong: 'Not all.',
  }
  const question = { ...makePrimes(), ...said }
  const arrangement = { shuffle_options: true }
  const quizId = await addQuiz(ada, { quiz_type: 'full', arrangement }, [question, draftOf('other')], true)
  const sessionId = await firstSessionId(services.db, quizId)
  const feedbackOf = async (name: string, chosen: readonly string[]) => {
    const { learner, params } = await begin(services.url, sessionId, name)
    const { data: paper } = await learner.readAttempt({ params })
    expect(JSON.stringify(paper)).not.toMatch(/To (?:two|three|four)|All!|Not all/)
    const [shown] = paper.questions.filter(({ question_id: id }) => id === question._id)
    const selected = chosen.map((text) => shown!.options.findIndex((option) => option.text === text))
    const answers = [given(question._id, selected.toSorted())]
    const { data } = await learner.handInAttempt({ params, body: { answers } })
    return data.result!.questions.find(({ question_id: id }) => id === question._id)!.solution.feedback
  }
  expect(await feedbackOf('Cy', ['2', '3'])).toEqual(['To two', 'To three', 'All!'])
  expect(await feedbackOf('Di', ['4'])).toEqual(['To four', 'Not all.'])
  expect(await feedbackOf('Ed', [])).toBeUndefined()
})

test('another key marks the parts of answers again', async () => {
  const primes = makePrimes()
  const quizId = await addQuiz(ada, { quiz_type: 'full' }, [primes], true)
  const sessionId = await firstSessionId(services.db, quizId)
  const { learner, params } = await begin(services.url, sessionId, 'Bo')
  await learner.handInAttempt({ params, body: { answers: [given(primes._id, [0, 2])] } })
  const correction = {
    quiz_id: quizId,
    question_id: primes._id,
    kind: 'other_key' as const,
    correct: [0, 2],
  }
  const { data: preview } = await ada.client.previewCorrection({ body: correction })
  expect(preview.changes).toMatchObject([{ marks_before: 0, marks_after: 2 }])
  await ada.client.applyCorrection({
    body: { ...correction, reason: '4 is wanted.', fingerprint: preview.fingerprint },
  })
  const readMarks = async () => (await learner.readAttemptResult({ params })).data.result?.obtained_marks
  await expect.poll(readMarks, { timeout: 10_000 }).toBe(2)
})
