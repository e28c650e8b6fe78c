import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addQuiz,
  draftOf,
  openTestServices,
  start,
  type Instructor,
  type TestServices,
} from '../test-support/test-services.ts'
import { attemptAnswers, attempts, quizzes, sessions } from '../database/tables.ts'
import { saveStudent } from './save-student.ts'
import { type FinishedAnswer, storeAttempts } from './store-attempts.ts'

let services: TestServices
let ada: Instructor
beforeAll(async () => {
  services = await openTestServices()
  ada = await services.addInstructor('ada')
})
afterAll(() => services[Symbol.asyncDispose]())

const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const studentOf = (email: string) =>
  saveStudent(
    services.db,
    { full_name: 'Zoë', email, phone: '1', city: 'Lahore', country: 'Pakistan', university: 'None' },
    start,
  )
const store = async (quizId: string, studentId: string, answers: FinishedAnswer[], minutes = 5) => {
  const [session] = await services.db.select().from(sessions).where(eq(sessions.quizId, quizId))
  const [id] = await services.db.transaction((tx) =>
    storeAttempts(tx, [
      {
        quizId,
        sessionId: session!.id,
        studentId,
        startedAt: start,
        submittedAt: minutesLater(minutes),
        answers,
      },
    ]),
  )
  return (await services.db.select().from(attempts).where(eq(attempts.id, id!)))[0]!
}

test('attempts are marked, numbered and counted as if they had been handed in', async () => {
  const questions = [draftOf('one', { weightage: 3 }), draftOf('two'), draftOf('three')]
  const quizId = await addQuiz(ada, {}, questions, true)
  const [first, second] = questions
  const student = await studentOf('zoe@example.org')
  const right = await store(quizId, student, [
    { questionId: first!._id, selected: [0], timeSpent: 12 },
    { questionId: second!._id, selected: [1], isMarked: true, timeSpent: 4 },
  ])
  expect(right).toMatchObject({
    number: 1,
    obtainedMarks: 3,
    totalMarks: 5,
    correctPercentage: 60,
    correctCount: 1,
    incorrectCount: 1,
    skippedCount: 1,
    isPassed: true,
    timeSpent: 300,
    city: 'Lahore',
    tokenHash: null,
  })
  expect(await store(quizId, student, [], 9)).toMatchObject({
    number: 2,
    obtainedMarks: 0,
    skippedCount: 3,
    isPassed: false,
  })
  expect(await store(quizId, await studentOf('bo@example.org'), [])).toMatchObject({ number: 1 })
  const rows = await services.db
    .select()
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attemptId, right.id))
    .orderBy(attemptAnswers.place)
  expect(
    rows.map(({ selected, isCorrect, isMarked, isSkipped, obtainedMarks }) => [
      selected,
      isCorrect,
      isMarked,
      isSkipped,
      obtainedMarks,
    ]),
  ).toEqual([
    [[0], true, false, false, 3],
    [[1], false, true, false, 0],
    [[], false, false, true, 0],
  ])
  expect((await services.db.select().from(quizzes).where(eq(quizzes.id, quizId)))[0]!.attempts).toBe(3)
})

test('the same e-mail address, however it is written, is the same student with their latest details', async () => {
  expect(await studentOf('Zoe@Example.org')).toBe(await studentOf('zoe@example.org'))
})

test('words have the marks they were given, and the attempt none until all of them have', async () => {
  const questions = [
    draftOf('why', { options: [], weightage: 4 }),
    draftOf('how', { options: [], weightage: 4 }),
  ]
  const quizId = await addQuiz(ada, { quiz_type: 'daq' }, questions, true)
  const student = await studentOf('words@example.org')
  const aiResult = {
    marks_obtained: 9,
    evaluation_result: 'Good.',
    model: 'm',
    prompt: 'p',
    raw: 'r',
    unsure: false,
  }
  const said = (at: number, more = {}) => ({
    questionId: questions[at]!._id,
    selected: [],
    answer: 'Because.',
    timeSpent: 5,
    ...more,
  })
  expect(await store(quizId, student, [said(0, { aiResult })])).toMatchObject({
    obtainedMarks: 4,
    correctPercentage: 50,
    correctCount: 1,
    skippedCount: 1,
    isPassed: true,
  })
  expect(await store(quizId, student, [said(0, { aiResult }), said(1)])).toMatchObject({
    obtainedMarks: null,
    totalMarks: 8,
    correctPercentage: null,
    isPassed: null,
    skippedCount: 0,
  })
})
