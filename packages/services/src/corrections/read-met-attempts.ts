import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts, questionRevisions, sessions, students } from '../database/tables.ts'

type QuestionRef = { quizId: string; questionId: string }

/** The handed-in attempts whose paper has a question, each with its answer and what is shown of it. */
export const readMetAttempts = (db: Queryable, { quizId, questionId }: QuestionRef) =>
  db
    .select({
      attemptId: attempts.id,
      number: attempts.number,
      sessionId: attempts.sessionId,
      sessionName: sessions.name,
      fullName: students.fullName,
      email: students.email,
      result: {
        obtainedMarks: attempts.obtainedMarks,
        totalMarks: attempts.totalMarks,
        correctPercentage: attempts.correctPercentage,
        correctCount: attempts.correctCount,
        incorrectCount: attempts.incorrectCount,
        skippedCount: attempts.skippedCount,
        isPassed: attempts.isPassed,
      },
      revisionId: attemptAnswers.revisionId,
      selected: attemptAnswers.selected,
      isSkipped: attemptAnswers.isSkipped,
      isCorrect: attemptAnswers.isCorrect,
      isLeftOut: attemptAnswers.isLeftOut,
      obtainedMarks: attemptAnswers.obtainedMarks,
      totalMarks: attemptAnswers.totalMarks,
    })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(
      and(
        eq(attempts.quizId, quizId),
        eq(attemptAnswers.questionId, questionId),
        isNotNull(attempts.submittedAt),
        isNotNull(attempts.obtainedMarks),
      ),
    )

export type MetAttempt = Awaited<ReturnType<typeof readMetAttempts>>[number]

/** How many attempts at a quiz are under way. */
export const countOpenAttempts = async (db: Queryable, quizId: string): Promise<number> => {
  const [open] = await db
    .select({ n: count() })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizId), isNull(attempts.submittedAt)))
  return open!.n
}

export type StoredRevision = { id: string; content: QuestionContent; weightage: number }

/** The revisions with these ids. */
export const readRevisions = async (
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, StoredRevision>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: questionRevisions.id,
      content: questionRevisions.content,
      weightage: questionRevisions.weightage,
    })
    .from(questionRevisions)
    .where(inArray(questionRevisions.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
