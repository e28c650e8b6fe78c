import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import { emptyOption } from '@quizwright/domain/schemas/empty-question.ts'
import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import { asc, eq } from '../database/drizzle.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { lateAnswers } from '../database/tables/late-answers.ts'
import { quizzes } from '../database/tables/quizzes.ts'
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

const arrangement = { shuffle_questions: 'all' as const, shuffle_options: true }
const optionsOf = (texts: readonly string[], right: readonly string[]) =>
  texts.map((option) => ({ ...emptyOption, option, is_correct: right.includes(option) }))

/** Questions of each kind with a list, and the texts that answer them: rightly, then wrongly. */
const makeQuestions = () => [
  draftOf('Capital?', {
    weightage: 2,
    options: optionsOf(['Rome', 'Oslo', 'Bern', 'Lima', 'None of these'], ['Oslo']),
  }),
  draftOf('Primes?', {
    weightage: 2,
    options: optionsOf(['2', '3', '4', '6'], ['2', '3']),
    interaction: {
      kind: 'multiple_answers',
      presentation: { tells_count: false, at_most: null },
      scoring: { rule: 'net' },
    },
  }),
  draftOf('Cities?', { weightage: 3, ...kindSamples.matching.asked }),
  draftOf('Steps?', { weightage: 3, ...kindSamples.ordering.asked }),
]

const listOf = ({ options, interaction }: AttemptQuestion): string[] => {
  if (interaction && 'choices' in interaction) return interaction.choices.map(({ text }) => text)
  if (interaction && 'items' in interaction) return interaction.items.map(({ text }) => text)
  return options.map(({ text }) => text)
}
const answersByText: Readonly<Record<string, readonly string[]>> = {
  'Capital?': ['Oslo'],
  'Primes?': ['2', '4'],
  'Cities?': ['Paris', 'Madrid', 'Rome'],
  'Steps?': ['second', 'first', 'third', 'fourth'],
}
/** The same answers for everybody, by what students read. */
const answerTo = (question: AttemptQuestion) => {
  const places = answersByText[question.text]!.map((text) => listOf(question).indexOf(text))
  const isListed = question.interaction !== undefined && question.options.length === 0
  return {
    question_id: question.question_id,
    selected: isListed ? [] : places,
    answer: '',
    ...(isListed && { response: { picks: places, texts: [] } }),
    is_marked: false,
    time_spent: 1,
  }
}

const openQuiz = async (details: object) => {
  const questions = makeQuestions()
  const quizId = await addQuiz(ada, { quiz_type: 'practice', ...details }, questions, true)
  return { quizId, questions, sessionId: await firstSessionId(services.db, quizId) }
}
const storedOf = (attemptId: string) =>
  services.db
    .select({
      selected: attemptAnswers.selected,
      response: attemptAnswers.response,
      marks: attemptAnswers.obtainedMarks,
      place: attemptAnswers.place,
    })
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attemptId, attemptId))
    .orderBy(asc(attemptAnswers.place))
const setSeed = (attemptId: string, seed: number) =>
  services.db.update(attempts).set({ seed }).where(eq(attempts.id, attemptId))

describe('students with other orders', () => {
  test('who answer alike are stored, marked and counted alike, whatever their seeds', async () => {
    const plain = await openQuiz({})
    const shuffled = await openQuiz({ arrangement })
    const handInAll = async (sessionId: string, names: readonly string[]) => {
      const results = []
      for (const [index, name] of names.entries()) {
        const { learner, params } = await begin(services.url, sessionId, name)
        await setSeed(params.id, index)
        const { data: paper } = await learner.readAttempt({ params })
        const answers = paper.questions.map(answerTo)
        // Some are sent before, some with the hand-in.
        await learner.saveAnswers({ params, body: { answers: answers.slice(0, 2) } })
        const { data } = await learner.handInAttempt({ params, body: { answers: answers.slice(2) } })
        // Repeating the hand-in with the same answers is no fault.
        await learner.handInAttempt({ params, body: { answers } })
        results.push({
          seen: paper.questions.map((question) => [question.text, ...listOf(question)].join()).join(),
          stored: await storedOf(params.id),
          result: data.result!,
        })
      }
      return results
    }
    const names = ['Ann', 'Bo', 'Cy', 'Di']
    const [one] = await handInAll(plain.sessionId, ['Ann'])
    const others = await handInAll(shuffled.sessionId, names)
    expect(new Set(others.map(({ seen }) => seen)).size).toBe(names.length)
    for (const other of others) {
      expect(other.stored).toEqual(one!.stored)
      expect(other.result.obtained_marks).toBe(one!.result.obtained_marks)
    }
    const figures = async (quizId: string) => {
      const { data } = await ada.client.getItemStatistics({
        params: { id: quizId },
        query: { attempts: 'all' },
      })
      return data.questions.map(({ revisions }) =>
        revisions.map(({ facility, options }) => [facility?.value, options.map(({ chosen }) => chosen > 0)]),
      )
    }
    expect(await figures(shuffled.quizId)).toEqual(await figures(plain.quizId))
  })

  test('see their own order again after a reload, and in the result with what was right', async () => {
    const { sessionId } = await openQuiz({ arrangement })
    const { learner, params, attempt } = await begin(services.url, sessionId, 'Gus')
    const answers = attempt.questions.map(answerTo)
    await learner.saveAnswers({ params, body: { answers } })
    const { data: again } = await learner.readAttempt({ params })
    expect(again.questions).toEqual(attempt.questions)
    expect(again.answers.map(({ selected, response }) => [selected, response?.picks])).toEqual(
      answers.map(({ selected, response }) => [selected.toSorted(), response?.picks]),
    )
    const { data } = await learner.handInAttempt({ params, body: { answers: [] } })
    for (const [index, reviewed] of data.result!.questions.entries()) {
      expect(reviewed.question_no).toBe(index + 1)
      expect(listOf(reviewed)).toEqual(listOf(attempt.questions[index]!))
      const texts = (indexes: readonly number[]) => indexes.map((at) => listOf(reviewed)[at]).toSorted()
      if (reviewed.text === 'Capital?') {
        expect(texts(reviewed.selected)).toEqual(['Oslo'])
        expect(texts(reviewed.solution.correct)).toEqual(['Oslo'])
        expect(listOf(reviewed).at(-1)).toBe('None of these')
      }
      if (reviewed.text === 'Primes?') expect(texts(reviewed.solution.correct)).toEqual(['2', '3'])
      if (reviewed.text === 'Cities?')
        expect(reviewed.solution.parts!.flatMap(({ right }) => texts(right))).toEqual([
          'Paris',
          'Rome',
          'Madrid',
        ])
      if (reviewed.text === 'Steps?')
        expect(reviewed.solution.parts!.map(({ right }) => texts(right))).toEqual([
          ['first'],
          ['second'],
          ['third'],
          ['fourth'],
        ])
    }
  })

  test('keep it when the quiz is changed, and begin the next attempt with another', async () => {
    const { quizId, sessionId } = await openQuiz({ arrangement })
    const { learner, params, attempt } = await begin(services.url, sessionId, 'Hal')
    await ada.client.updateQuiz({ body: { quiz_id: quizId, arrangement: null } })
    const { data: again } = await learner.readAttempt({ params })
    expect(again.questions).toEqual(attempt.questions)
    const { attempt: next } = await begin(services.url, sessionId, 'Ida')
    expect(next.questions.map(({ text }) => text)).toEqual(makeQuestions().map(({ question }) => question))
    const rows = await services.db.select().from(attempts).where(eq(attempts.quizId, quizId))
    expect(rows.map(({ seed }) => seed === null).toSorted()).toEqual([false, true])
  })
})

test('a checked answer shows what was right by its place, and stays fixed', async () => {
  const { sessionId } = await openQuiz({ arrangement, is_direct_check: true })
  const { learner, params, attempt } = await begin(services.url, sessionId, 'Jo')
  const question = attempt.questions.find(({ text }) => text === 'Capital?')!
  const { data } = await learner.checkAnswer({ params, body: answerTo(question) })
  expect(data.is_correct).toBe(true)
  expect(data.correct.map((at) => listOf(question)[at])).toEqual(['Oslo'])
  const { data: again } = await learner.readAttempt({ params })
  const solutions = again.answers.flatMap(({ solution }) => (solution ? [solution] : []))
  expect(solutions).toEqual([data])
  const other = { ...answerTo(question), selected: [listOf(question).indexOf('Rome')] }
  await expect(learner.saveAnswers({ params, body: { answers: [other] } })).rejects.toMatchObject({
    code: 'ANSWER_FIXED',
  })
})

test('a later answer of another device comes back by its places; an option that is not there is refused', async () => {
  const { sessionId } = await openQuiz({ arrangement })
  const { learner, params, attempt } = await begin(services.url, sessionId, 'Kim')
  services.wait(5)
  const given = attempt.questions.map(answerTo)
  await learner.saveAnswers({ params, body: { answers: given } })
  const earlier = given.map(({ response: _, ...one }) => ({ ...one, selected: [], answered_ago: 120 }))
  const { data } = await learner.saveAnswers({ params, body: { answers: earlier } })
  const byId = (answers: readonly { question_id: string; selected: readonly number[] }[]) =>
    Object.fromEntries(answers.map((one) => [one.question_id, one.selected.toSorted()]))
  expect(byId(data.kept)).toEqual(byId(given))
  const foreign = { ...given[0]!, response: undefined, selected: [7] }
  await expect(learner.saveAnswers({ params, body: { answers: [foreign] } })).rejects.toMatchObject({
    code: 'FOREIGN_QUESTION',
  })
})

test('late answers and corrections mean what the student read, and are told by the student’s numbers', async () => {
  const { quizId, questions, sessionId } = await openQuiz({ arrangement, duration: 600 })
  const { learner, params, attempt } = await begin(services.url, sessionId, 'Lee')
  services.wait(11)
  const capital = attempt.questions.find(({ text }) => text === 'Capital?')!
  const late = { ...answerTo(capital), selected: [listOf(capital).indexOf('Bern')] }
  await learner.sendLateAnswers({ params, body: { answers: [late] } })
  const [stored] = await services.db.select().from(lateAnswers).where(eq(lateAnswers.attemptId, params.id))
  expect(stored!.selected).toEqual([2])
  const { data } = await learner.readAttemptResult({ params })
  expect(data.late.question_nos).toEqual([capital.question_no])

  const correction = {
    quiz_id: quizId,
    question_id: questions[0]!._id,
    kind: 'any_of' as const,
    correct: [1, 2],
  }
  const { data: preview } = await ada.client.previewCorrection({ body: correction })
  await ada.client.applyCorrection({
    body: { ...correction, reason: 'Both are.', fingerprint: preview.fingerprint },
  })
  const readCorrection = async () => (await learner.readAttemptResult({ params })).data.result?.corrections[0]
  await expect.poll(readCorrection, { timeout: 10_000 }).toBeDefined()
  const shown = (await readCorrection())!
  expect(shown.question_no).toBe(capital.question_no)
  expect(shown.correct.map((at) => listOf(capital)[at]).toSorted()).toEqual(['Bern', 'Oslo'])
})

test('an arrangement is carried to a new version, announced to students, and absent where there is none', async () => {
  const { quizId, sessionId } = await openQuiz({ arrangement })
  const { learner } = await begin(services.url, sessionId, 'Max')
  const { data: announced } = await learner.announceQuiz({ params: { id: sessionId } })
  expect(announced.arrangement).toEqual(arrangement)
  const { data } = await ada.client.getQuizForInstructor({ params: { id: quizId } })
  expect(data.quiz.arrangement).toEqual(arrangement)
  const plain = await openQuiz({})
  const { data: other } = await ada.client.getQuizForInstructor({ params: { id: plain.quizId } })
  expect(other.quiz).not.toHaveProperty('arrangement')
  const [row] = await services.db.select().from(quizzes).where(eq(quizzes.id, plain.quizId))
  expect(row!.arrangement).toBeNull()
})
