import { elementAt } from '@quizwright/domain/defined.ts'
import type { GradingGuidance } from '@quizwright/domain/schemas/correction.ts'
import { eq } from '../../database/drizzle.ts'
import { handIn } from '../../attempts/hand-in/hand-in.ts'
import { startAttempt } from '../../attempts/start/start-attempt.ts'
import { updateResult } from '../../attempts/marks/update-result.ts'
import type { Database } from '../../database/database.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { type AiResult, attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { addQuiz, draft, now, owner } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { countAttempt } from '../../statistics/counts/count-attempt.ts'
import { calmControl } from '../fixtures.ts'
import { gradeAgain } from './grade-again.ts'
import { startRegrading } from './start-regrading.ts'

export const oldSolution = 'Warm water rises to the surface of the lake.'
export const newSolution = 'Metal conducts heat better than wood does, so it cools the hand.'
export const guidance = { ai_solution: newSolution }
export const choice = { kind: 'graded_again' as const, correct: [], guidance }

export type Given = {
  text: string
  suggested?: number
  confirmation?: 'one' | 'together' | 'automatic'
  own?: number
  isDelivered?: boolean
}

export const suggestion = (marks: number): AiResult => ({
  marks_obtained: marks,
  evaluation_result: 'By the first solution.',
  model: 'offline',
  prompt: oldSolution,
  raw: '',
  unsure: false,
})

const essay = (solution = oldSolution) =>
  draft('essay', {
    options: [],
    weightage: 10,
    question: 'Why does a metal spoon feel colder than a wooden one?',
    ai_solution: solution,
  })

export const addAttempt = async (
  db: Database,
  quizId: string,
  given: Given,
  name: string,
): Promise<string> => {
  const session = elementAt(await db.select().from(sessions).where(eq(sessions.quizId, quizId)), 0)
  const student = {
    full_name: name,
    email: `${name}-${quizId}@example.org`,
    phone: '1',
    city: 'Lahore',
    country: 'Pakistan',
    university: 'None',
  }
  const { attempt_id: id } = await startAttempt(db, { session_id: session.id, student }, now)
  const answer = { question_id: 'essay', selected: [], answer: given.text, is_marked: false, time_spent: 1 }
  await db.transaction((tx) => handIn(tx, id, { answers: [answer] }, now))
  const { suggested, confirmation = null, own = null, isDelivered = false } = given
  const marks = own ?? suggested ?? 0
  await db.transaction(async (tx) => {
    await tx
      .update(attemptAnswers)
      .set({
        aiResult: suggested === undefined ? null : suggestion(suggested),
        instructorMarks: own,
        confirmation,
        confirmedAt: confirmation && now,
        confirmationId: confirmation === 'together' ? 'in one go' : null,
        obtainedMarks: marks,
        isCorrect: marks >= 5,
      })
      .where(eq(attemptAnswers.attemptId, id))
    await updateResult(tx, id)
    await tx.update(attempts).set({ isDelivered }).where(eq(attempts.id, id))
    await countAttempt(tx, id)
  })
  return id
}

/** Adds a quiz with one descriptive question of ten marks and these answers. Resolves to their ids in order. */
export const addMarkedQuizTo = async (db: Database, ...answers: Given[]) => {
  const quizId = await addQuiz(db, { quizType: 'daq', passingPercentage: 50 })
  await saveInOneCall(db, { quizId, questions: [essay()], isPublished: true }, owner, now)
  const ids: string[] = []
  for (const [index, given] of answers.entries())
    ids.push(await addAttempt(db, quizId, given, `student${index}`))
  // These answers have their marks already and are not left to the grader.
  await db.delete(jobs)
  return { quizId, ids, question: { quizId, questionId: 'essay' } }
}

export const regradeIn = async (
  db: Database,
  question: { quizId: string; questionId: string },
  wanted: GradingGuidance = guidance,
  ownerId = owner,
) => {
  const job = await db.transaction((tx) =>
    startRegrading(tx, { ...question, guidance: wanted }, { ownerId, readsPrompts: false, now }),
  )
  await gradeAgain({ db, ai: undefined })(job, calmControl)
}

export const readAnswerOf = async (db: Database, attemptId: string) => {
  const found = elementAt(
    await db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId)),
    0,
  )
  return found
}
