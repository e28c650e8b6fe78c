import { expect, test } from 'vitest'
import { attempts, attemptAnswers } from '../database/tables/learner.ts'
import { questions } from '../database/tables/questions.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'
import { eq } from '../database/drizzle.ts'
import { makeId } from '../database/queries/make-id.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

type Query = { quizId?: string; sessionId?: string; resultId?: string }
const read = async (query: Query) => (await ada.client.getQuizOverview({ query })).data.overview

/** Adds one handed-in attempt of a new student with an unmarked answer to the first question. */
const addAttempt = async (
  quizId: string,
  studentId: string,
  number: number,
  isOpen = false,
): Promise<string> => {
  const [session] = await services.db.select().from(sessions).where(eq(sessions.quizId, quizId))
  const [question] = await services.db.select().from(questions).where(eq(questions.quizId, quizId))
  const now = new Date('2030-03-01T10:00:00Z')
  const id = makeId()
  await services.db.insert(attempts).values({
    id,
    quizId,
    sessionId: session!.id,
    studentId,
    number,
    startedAt: now,
    dueAt: now,
    submittedAt: isOpen ? null : now,
    city: 'Lahore',
    country: 'Pakistan',
  })
  await services.db.insert(attemptAnswers).values({
    attemptId: id,
    questionId: question!.id,
    revisionId: question!.revisionId,
    place: 1,
    selected: [],
    answer: 'Because.',
    uploadedImages: [],
    isSkipped: false,
    isMarked: false,
    isCorrect: false,
    obtainedMarks: 0,
    totalMarks: 1,
    timeSpent: 1,
  })
  if (!isOpen) await services.db.update(quizzes).set({ attempts: number }).where(eq(quizzes.id, quizId))
  return id
}

const addStudent = async (): Promise<string> => {
  const id = makeId()
  await services.db.insert(students).values({
    id,
    instructorId: ada.uid,
    kind: 'unconfirmed',
    fullName: 'Bo',
    nameKey: 'bo',
    email: '',
    emailKey: '',
    mailboxKey: '',
    phone: '',
    city: '',
    country: '',
    university: '',
    universityKey: '',
    createdAt: new Date(0),
  })
  return id
}

test('given a quiz that nobody has taken, then its questions are counted and nothing waits', async () => {
  const quizId = await addQuiz(ada, {}, [draftOf('One?'), draftOf('Two?')])
  expect(await read({ quizId })).toMatchObject({
    _id: quizId,
    is_published: false,
    question_count: 2,
    attempts: 0,
    open_attempts: 0,
    students: 0,
    to_mark: 0,
    newest: { _id: quizId, version: 1, is_published: false },
  })
})

test('a student with two attempts counts once, and each unmarked answer counts as waiting', async () => {
  const quizId = await addQuiz(ada, { quiz_type: 'daq' }, [{ ...draftOf('Why?'), options: [] }], true)
  const student = await addStudent()
  const first = await addAttempt(quizId, student, 1)
  await addAttempt(quizId, student, 2)
  const overview = await read({ quizId })
  expect(overview).toMatchObject({ attempts: 2, students: 1, to_mark: 2 })
  expect(await read({ resultId: first })).toEqual(overview)
  await addAttempt(quizId, await addStudent(), 1, true)
  expect(await read({ quizId })).toMatchObject({ open_attempts: 1, students: 1 })
})

test('a session leads to its quiz, and an old version names the newest one', async () => {
  const quizId = await addQuiz(ada, {}, [draftOf('One?')], true)
  const [session] = await services.db.select().from(sessions).where(eq(sessions.quizId, quizId))
  expect((await read({ sessionId: session!.id }))._id).toBe(quizId)
  await addAttempt(quizId, await addStudent(), 1)
  const { data } = await ada.client.createNewVersion({
    body: { quiz_id: quizId, questions: [draftOf('Two?')], is_published: false, is_skippable: false },
  })
  expect((await read({ quizId })).newest).toEqual({ _id: data.quiz._id, version: 2, is_published: false })
})

test('given a request without any id, then nothing is found', async () => {
  await expect(read({})).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
