import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { readAskedAnswers } from '../attempts/answers/asked-answers.ts'
import { handIn } from '../attempts/hand-in/hand-in.ts'
import { saveAnswers } from '../attempts/answers/save-answers.ts'
import { startAttempt } from '../attempts/start/start-attempt.ts'
import { applyChoice } from '../corrections/fixtures.ts'
import { planCorrection } from '../corrections/planning/plan-correction.ts'
import { summarize } from '../corrections/planning/summarize.ts'
import { attempts } from '../database/tables/learner.ts'
import { questions } from '../database/tables/questions.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { commitSave } from './commit-save.ts'
import { commitVersion } from './commit-version.ts'
import { addQuiz, draft, now, owner, readStoredQuestions } from './fixtures.ts'
import { resumeSave } from './resume-save.ts'
import { saveInOneCall } from './save-in-one-call.ts'
import { stageBatch } from './stage-batch.ts'
import { storeRevisions } from './store-revisions.ts'
import { lockQuiz } from './lock-quiz.ts'

const { db } = await setUpDatabase()

/** Adds a published quiz with two questions that a student is taking. Nothing is handed in. */
const addTakenQuiz = async () => {
  const quizId = await addQuiz(db)
  await saveInOneCall(db, { quizId, questions: [draft('a'), draft('b')], isPublished: true }, owner, now)
  const [session] = await db.select().from(sessions).where(eq(sessions.quizId, quizId))
  const student = {
    full_name: 'Bo',
    email: `bo-${quizId}@example.org`,
    phone: '1',
    city: 'Lahore',
    country: 'Pakistan',
    university: 'None',
  }
  const { attempt_id: attemptId } = await startAttempt(db, { session_id: session!.id, student }, now)
  return { quizId, attemptId }
}

const [right, wrong] = draft('a').options
const withOtherKey = {
  options: [
    { ...right!, is_correct: false },
    { ...wrong!, is_correct: true },
  ],
}
const correction = { kind: 'other_key' as const, correct: [1] }
const chosen = (questionId: string, option: number) => ({
  question_id: questionId,
  selected: [option],
  answer: '',
  is_marked: false,
  time_spent: 1,
})

test('given a student inside and nothing handed in, then a save is locked and becomes a new version', async () => {
  const { quizId } = await addTakenQuiz()
  const before = await readStoredQuestions(db, quizId)
  const revision = (await db.select().from(quizzes).where(eq(quizzes.id, quizId)))[0]!.revision
  const key = { quizId, saveId: 'save-1' }
  const batch = {
    ...key,
    index: 0,
    total: 1,
    baseRevision: revision,
    questions: [draft('a', withOtherKey)],
    isPublished: true,
    isSkippable: true,
  }
  expect(await stageBatch(db, batch, owner, now)).toMatchObject({ isLocked: true })
  expect(await resumeSave(db, key, owner)).toMatchObject({ kind: 'staging', isLocked: true })
  expect(await commitSave(db, key, owner, now)).toEqual({ kind: 'locked' })
  expect(await readStoredQuestions(db, quizId)).toEqual(before)
  const version = await commitVersion(db, key, owner, now, { onlyIfAsked: true })
  expect(version.quiz).toMatchObject({ version: 2 })
})

test('given a student inside, then a corrected key marks the open paper, too', async () => {
  const { quizId, attemptId } = await addTakenQuiz()
  const plan = await planCorrection(db, { quizId, questionId: 'a', ...correction })
  expect(plan).toMatchObject({ open: 1, changes: [] })
  await applyChoice(db, { quizId, questionId: 'a' }, correction)
  await db.transaction((tx) => handIn(tx, attemptId, { answers: [chosen('a', 1), chosen('b', 0)] }, now))
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, attemptId))
  expect(attempt).toMatchObject({ obtainedMarks: 2, correctCount: 2 })
})

test('given an open paper with an older revision of other key, then the correction applies to it', async () => {
  const { quizId, attemptId } = await addTakenQuiz()
  await db.transaction(async (tx) => {
    const quiz = await lockQuiz(tx, quizId, owner)
    const [revised] = await storeRevisions(tx, quiz, [draft('a', withOtherKey)], now)
    await tx.update(questions).set({ revisionId: revised!.revisionId }).where(eq(questions.id, 'a'))
  })
  // The current revision has this key already; the one on the paper has not.
  await applyChoice(db, { quizId, questionId: 'a' }, correction)
  await db.transaction((tx) => handIn(tx, attemptId, { answers: [chosen('a', 1), chosen('b', 0)] }, now))
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, attemptId))
  expect(attempt).toMatchObject({ obtainedMarks: 2 })
})

test('given answers of students inside, then the preview of another key counts those that change', async () => {
  const { quizId, attemptId } = await addTakenQuiz()
  const answer = async (option: number) => {
    const [attempt] = await db.select().from(attempts).where(eq(attempts.id, attemptId))
    const asked = await readAskedAnswers(db, attempt!)
    await db.transaction((tx) => saveAnswers(tx, attempt!, asked, { answers: [chosen('a', option)] }, now))
    const plan = await planCorrection(db, { quizId, questionId: 'a', ...correction })
    return summarize(db, plan)
  }
  expect(await answer(1)).toMatchObject({ open: 1, open_raised: 1, open_lowered: 0, changed: 0 })
  expect(await answer(0)).toMatchObject({ open: 1, open_raised: 0, open_lowered: 1, changed: 0 })
})
