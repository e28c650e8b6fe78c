import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { readRecentResults } from '../quizzes/list/read-recent-results.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf, start } from '../test-support/test-services.ts'
import { saveKnownStudent } from '../students/confirmation/save-known-student.ts'
import type { FinishedAnswer } from './finished-attempt.ts'
import { storeAttempts } from './store-attempts.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

const addStudent = (email: string) =>
  saveKnownStudent(
    services.db,
    {
      instructorId: ada.uid,
      kind: 'confirmed',
      details: {
        full_name: 'Zoë',
        email,
        phone: '1',
        city: 'Lahore',
        country: 'Pakistan',
        university: 'None',
      },
    },
    start,
  )

const store = async (quizId: string, studentId: string, answers: FinishedAnswer[], minutes = 5) => {
  const [session] = await services.db.select().from(sessions).where(eq(sessions.quizId, quizId))
  const finished = {
    quizId,
    sessionId: session!.id,
    studentId,
    startedAt: start,
    submittedAt: minutesLater(minutes),
    answers,
  }
  const [id] = await services.db.transaction((tx) => storeAttempts(tx, [finished]))
  const [stored] = await services.db.select().from(attempts).where(eq(attempts.id, id!))
  return stored!
}

test('stored attempts are marked, numbered and counted like attempts that were handed in', async () => {
  const questions = [draftOf('one', { weightage: 3 }), draftOf('two'), draftOf('three')]
  const quizId = await addQuiz(ada, {}, questions, true)
  const [first, second] = questions
  const student = await addStudent('zoe@example.org')
  const passed = await store(quizId, student, [
    { questionId: first!._id, selected: [0], timeSpent: 12 },
    { questionId: second!._id, selected: [1], isMarked: true, timeSpent: 4 },
  ])
  expect(passed).toMatchObject({
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
    isConfirmed: true,
  })
  expect(await store(quizId, student, [], 9)).toMatchObject({
    number: 2,
    obtainedMarks: 0,
    skippedCount: 3,
    isPassed: false,
  })
  expect(await store(quizId, await addStudent('bo@example.org'), [])).toMatchObject({ number: 1 })
  const rows = await services.db
    .select({
      selected: attemptAnswers.selected,
      isCorrect: attemptAnswers.isCorrect,
      isMarked: attemptAnswers.isMarked,
      isSkipped: attemptAnswers.isSkipped,
      obtainedMarks: attemptAnswers.obtainedMarks,
    })
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attemptId, passed.id))
    .orderBy(attemptAnswers.place)
  expect(rows).toEqual([
    { selected: [0], isCorrect: true, isMarked: false, isSkipped: false, obtainedMarks: 3 },
    { selected: [1], isCorrect: false, isMarked: true, isSkipped: false, obtainedMarks: 0 },
    { selected: [], isCorrect: false, isMarked: false, isSkipped: true, obtainedMarks: 0 },
  ])
  const [quiz] = await services.db.select().from(quizzes).where(eq(quizzes.id, quizId))
  expect(quiz!.attempts).toBe(3)
})

test('the same e-mail address in other case is the same student', async () => {
  expect(await addStudent('Zoe@Example.org')).toBe(await addStudent('zoe@example.org'))
})

test('a descriptive attempt has no marks until all its answers have theirs', async () => {
  const questions = [
    draftOf('why', { options: [], weightage: 4 }),
    draftOf('how', { options: [], weightage: 4 }),
  ]
  const quizId = await addQuiz(ada, { quiz_type: 'daq' }, questions, true)
  const student = await addStudent('words@example.org')
  const aiResult = {
    marks_obtained: 9,
    evaluation_result: 'Good.',
    model: 'm',
    prompt: 'p',
    raw: 'r',
    unsure: false,
  }
  const [graded, ungraded] = questions.map(({ _id: questionId }) => ({
    questionId,
    selected: [],
    answer: 'Because.',
    timeSpent: 5,
  }))
  const confirmed = { ...graded!, aiResult, confirmation: 'one' as const }
  expect(await store(quizId, student, [confirmed])).toMatchObject({
    obtainedMarks: 4,
    correctPercentage: 50,
    correctCount: 1,
    skippedCount: 1,
    isPassed: true,
  })
  for (const waiting of [ungraded!, { ...ungraded!, aiResult }])
    expect(await store(quizId, student, [confirmed, waiting])).toMatchObject({
      obtainedMarks: null,
      totalMarks: 8,
      correctPercentage: null,
      isPassed: null,
      skippedCount: 0,
    })
})

test('decimal marks that are exactly the passing percentage pass, also in the statistics', async () => {
  const question = draftOf('why', { options: [], weightage: 34 })
  const quizId = await addQuiz(ada, { quiz_type: 'daq', passing_percentage: 60 }, [question], true)
  const answer = {
    questionId: question._id,
    selected: [],
    answer: 'Because.',
    timeSpent: 5,
    instructor: { evaluation: 'Good.', marks: 20.4 },
  }
  expect(await store(quizId, await addStudent('exact@example.org'), [answer])).toMatchObject({
    obtainedMarks: 20.4,
    isPassed: true,
  })
  // Attempts of earlier releases were stored as failed.
  await services.db.update(attempts).set({ isPassed: false }).where(eq(attempts.quizId, quizId))
  const { results } = (await ada.client.getResultsByQuiz({ params: { id: quizId }, query: {} })).data
  expect(results[0]).toMatchObject({ result: true })
  const { statData } = (await ada.client.getQuizStats({ params: { id: quizId } })).data
  expect(statData).toMatchObject({ failedAttempts: 0, averageGrade: 'C', gradeCounts: { C: 1, D: 0 } })
  expect(await readRecentResults(services.db, [quizId])).toMatchObject([{ results: 1, passed: 1 }])
})
