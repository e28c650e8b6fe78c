import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { readPaperQuestions } from '../attempts/start/read-paper-questions.ts'
import { storeAttempts } from '../attempts/store-attempts.ts'
import { storeSuggestion } from '../attempts/marks/store-suggestion.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { addQuiz, draft, now, owner } from '../saving/fixtures.ts'
import { saveInOneCall } from '../saving/save-in-one-call.ts'
import { saveKnownStudent } from '../students/confirmation/save-known-student.ts'
import { confirmTogether, undoConfirmation } from './confirm-together.ts'
import { readQueue } from './read-queue.ts'
import { readSureSuggestions } from './sure-suggestions.ts'

const { db } = await setUpDatabase()

const addEssays = async (): Promise<string> => {
  const quizId = await addQuiz(db, { quizType: 'daq' })
  const questions = [draft('essay', { options: [], weightage: 10 })]
  await saveInOneCall(db, { quizId, questions, isPublished: true }, owner, now)
  return quizId
}

const aiResult = {
  marks_obtained: 9,
  evaluation_result: 'Right.',
  model: 'offline',
  prompt: '',
  raw: '',
  unsure: false,
}

/** Hands in an answer with a sure suggestion that waits for the instructor. */
const addSureAnswer = (quizId: string, name: string) =>
  db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.quizId, quizId))
    const email = `${name.toLowerCase()}@example.org`
    const details = { full_name: name, email, phone: '1', city: 'L', country: 'Pakistan', university: 'U' }
    const studentId = await saveKnownStudent(tx, { instructorId: owner, kind: 'confirmed', details }, now)
    const [question] = await readPaperQuestions(tx, quizId)
    const answer = { questionId: question!.questionId, selected: [], answer: name, timeSpent: 1, aiResult }
    const attempt = { quizId, sessionId: session!.id, studentId, startedAt: now, submittedAt: now }
    await storeAttempts(tx, [{ ...attempt, answers: [answer] }])
  })

test('given two confirmations in one go in the same second, then each is undone alone', async () => {
  const quizId = await addEssays()
  const confirm = async (name: string): Promise<string> => {
    await addSureAnswer(quizId, name)
    const { fingerprint } = await readSureSuggestions(db, { quizId, userId: owner })
    const confirmed = await db.transaction((tx) =>
      confirmTogether(tx, { quizId, userId: owner }, fingerprint, now),
    )
    return confirmed.confirmationId
  }
  const [first, second] = [await confirm('Ann'), await confirm('Bo')]
  const lastId = async () => (await readSureSuggestions(db, { quizId, userId: owner })).last?.confirmation_id
  const undo = (id: string) => db.transaction((tx) => undoConfirmation(tx, { quizId, userId: owner }, id))
  const waiting = async () =>
    (await readQueue(db, { instructorId: owner, quizId })).answers.map(({ answer }) => answer)

  expect(await lastId()).toBe(second)
  expect(await undo(second)).toEqual({ reopened: 1, delivered: 0 })
  expect(await waiting()).toEqual(['Bo'])
  expect(await lastId()).toBe(first)
  expect(await undo(first)).toEqual({ reopened: 1, delivered: 0 })
  expect((await waiting()).sort()).toEqual(['Ann', 'Bo'])
  expect(await lastId()).toBeUndefined()
})

test('given an id of another quiz, when a confirmation is undone, then it stays', async () => {
  const [quizId, otherId] = [await addEssays(), await addEssays()]
  await addSureAnswer(quizId, 'Cy')
  const { fingerprint } = await readSureSuggestions(db, { quizId, userId: owner })
  const { confirmationId } = await db.transaction((tx) =>
    confirmTogether(tx, { quizId, userId: owner }, fingerprint, now),
  )
  expect(
    await db.transaction((tx) => undoConfirmation(tx, { quizId: otherId, userId: owner }, confirmationId)),
  ).toEqual({
    reopened: 0,
    delivered: 0,
  })
  expect((await readSureSuggestions(db, { quizId, userId: owner })).last).toMatchObject({ can_be_undone: 1 })
})

test('given a new suggestion after a confirmation in one go, then undoing that leaves it alone', async () => {
  const quizId = await addEssays()
  await addSureAnswer(quizId, 'Di')
  const { fingerprint } = await readSureSuggestions(db, { quizId, userId: owner })
  const { confirmationId } = await db.transaction((tx) =>
    confirmTogether(tx, { quizId, userId: owner }, fingerprint, now),
  )
  const [answer] = await db
    .select()
    .from(attemptAnswers)
    .where(eq(attemptAnswers.confirmationId, confirmationId))
  await db.transaction((tx) => storeSuggestion(tx, answer!, aiResult, now))
  expect(
    await db.transaction((tx) => undoConfirmation(tx, { quizId, userId: owner }, confirmationId)),
  ).toEqual({
    reopened: 0,
    delivered: 0,
  })
})
