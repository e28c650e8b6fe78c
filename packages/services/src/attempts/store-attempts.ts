import { eq, sql } from '../database/drizzle.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import { lockKeys } from '../corrections/applying/lock-marking.ts'
import type { Queryable } from '../database/database.ts'
import { insertRows } from '../database/queries/insert-rows.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import { textArray } from '../database/queries/text-array.ts'
import { countAttempts } from '../statistics/counts/count-attempt.ts'
import { shareOutAttempt } from '../marking/team/share-out-attempt.ts'
import { type FinishedAttempt, type QuizPaper, toAttemptRows } from './finished-attempt.ts'
import { readPaperQuestions } from './start/read-paper-questions.ts'

/**
 * Stores attempts that were made elsewhere, or simulated, as if each had been handed in. They are marked by the
 * current questions of their quiz, numbered in the given order after the student's earlier ones, and counted.
 * Returns their ids.
 */
export const storeAttempts = async (
  tx: Queryable,
  finished: readonly FinishedAttempt[],
): Promise<string[]> => {
  const papers = await readPapers(tx, [...new Set(finished.map(({ quizId }) => quizId))])
  const studentsById = await readStudents(tx, [...new Set(finished.map(({ studentId }) => studentId))])
  const lastNumbers = await readLastNumbers(tx, [...papers.keys()])
  const stored = finished.map((attempt) => {
    const paper = papers.get(attempt.quizId)
    const student = studentsById.get(attempt.studentId)
    if (!paper || !student)
      throw new Error(
        `Quiz ${attempt.quizId} or student ${attempt.studentId} of a finished attempt does not exist.`,
      )
    const key = numberKey(attempt)
    const number = (lastNumbers.get(key) ?? 0) + 1
    lastNumbers.set(key, number)
    return toAttemptRows(attempt, paper, { number, ...student })
  })
  await insertRows(
    tx,
    attempts,
    stored.map(({ row }) => row),
  )
  await insertRows(
    tx,
    attemptAnswers,
    stored.flatMap(({ answers }) => answers),
  )
  // Without all marks, something waits for a person.
  for (const { row } of stored) if (row.obtainedMarks === null) await shareOutAttempt(tx, row)
  await addToAttemptCounts(tx, finished)
  const ids = stored.map(({ row }) => row.id)
  await countAttempts(tx, ids)
  return ids
}

const addToAttemptCounts = async (tx: Queryable, finished: readonly FinishedAttempt[]): Promise<void> => {
  for (const [quizId, attemptsOfQuiz] of Map.groupBy(finished, (attempt) => attempt.quizId))
    await tx
      .update(quizzes)
      .set({ attempts: sql`${quizzes.attempts} + ${attemptsOfQuiz.length}` })
      .where(eq(quizzes.id, quizId))
}

const readPapers = async (tx: Queryable, quizIds: string[]): Promise<Map<string, QuizPaper>> => {
  const papers = new Map<string, QuizPaper>()
  if (quizIds.length === 0) return papers
  const rows = await tx.select().from(quizzes).where(inIds(quizzes.id, quizIds))
  for (const quiz of rows) {
    await lockKeys(tx, quiz.id)
    papers.set(quiz.id, {
      quiz,
      questions: await readPaperQuestions(tx, quiz.id),
      findCorrection: await readCorrectionFinder(tx, quiz.id),
    })
  }
  return papers
}

/** Reads the places of students, and whether their identity is confirmed, by id. */
const readStudents = async (tx: Queryable, studentIds: string[]) => {
  const rows = await tx
    .select({
      id: students.id,
      city: students.city,
      country: students.country,
      isConfirmed: sql<boolean>`${students.kind} <> 'unconfirmed'`,
    })
    .from(students)
    .where(sql`${students.id} = any(${textArray(studentIds)})`)
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

const numberKey = ({ quizId, studentId }: { quizId: string; studentId: string }): string =>
  `${quizId} ${studentId}`

/** Reads the number of each student's latest attempt at each of these quizzes. */
const readLastNumbers = async (tx: Queryable, quizIds: string[]): Promise<Map<string, number>> => {
  if (quizIds.length === 0) return new Map()
  const rows = await tx
    .select({
      quizId: attempts.quizId,
      studentId: attempts.studentId,
      last: sql<number>`max(${attempts.number})`,
    })
    .from(attempts)
    .where(inIds(attempts.quizId, quizIds))
    .groupBy(attempts.quizId, attempts.studentId)
  return new Map(rows.map((row) => [numberKey(row), row.last]))
}
