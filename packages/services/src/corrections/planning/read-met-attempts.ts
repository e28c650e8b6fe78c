import { elementAt } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { and, asc, count, eq, isNotNull, isNull } from '../../database/drizzle.ts'
import { markSum } from '../../attempts/marks/mark-sum.ts'
import { numberInSession } from '../../attempts/number-in-session.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { paperQuestions } from '../../database/tables/papers.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'

type QuestionRef = { quizId: string; questionId: string }

const metColumns = {
  attemptId: attempts.id,
  number: numberInSession(attempts),
  sessionId: attempts.sessionId,
  sessionName: sessions.name,
  fullName: students.fullName,
  email: students.email,
  result: {
    obtainedMarks: attempts.obtainedMarks,
    markSum,
    totalMarks: attempts.totalMarks,
    correctPercentage: attempts.correctPercentage,
    correctCount: attempts.correctCount,
    incorrectCount: attempts.incorrectCount,
    skippedCount: attempts.skippedCount,
    isPassed: attempts.isPassed,
  },
  arrangement: attempts.arrangement,
  revisionId: attemptAnswers.revisionId,
  selected: attemptAnswers.selected,
  answer: attemptAnswers.answer,
  response: attemptAnswers.response,
  variant: attemptAnswers.variant,
  tried: attemptAnswers.tried,
  isSkipped: attemptAnswers.isSkipped,
  isCorrect: attemptAnswers.isCorrect,
  isLeftOut: attemptAnswers.isLeftOut,
  instructorMarks: attemptAnswers.instructorMarks,
  obtainedMarks: attemptAnswers.obtainedMarks,
  firstMarks: attemptAnswers.firstMarks,
  totalMarks: attemptAnswers.totalMarks,
}

const isMet = ({ quizId, questionId }: QuestionRef) =>
  and(eq(attempts.quizId, quizId), eq(attemptAnswers.questionId, questionId), isNotNull(attempts.submittedAt))

/**
 * Reads the handed-in attempts with a question, each with its answer and the fields that a preview shows. Those that
 * wait for the marks of descriptive answers have no result yet.
 */
export const readMetAttempts = (db: Queryable, question: QuestionRef) =>
  db
    .select(metColumns)
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(isMet(question))

export type MetAttempt = Awaited<ReturnType<typeof readMetAttempts>>[number]

/** Reads the handed-in answers to a descriptive question, including those that wait for marks. */
export const readAnswersInWords = (db: Queryable, question: QuestionRef) =>
  db
    .select({
      ...metColumns,
      isDelivered: attempts.isDelivered,
      text: attemptAnswers.answer,
      images: attemptAnswers.uploadedImages,
      aiResult: attemptAnswers.aiResult,
      confirmation: attemptAnswers.confirmation,
      confirmedAt: attemptAnswers.confirmedAt,
      confirmationId: attemptAnswers.confirmationId,
      markRevision: attemptAnswers.markRevision,
    })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(isMet(question))
    .orderBy(asc(attempts.id))

export type AnswerInWords = Awaited<ReturnType<typeof readAnswersInWords>>[number]

/** Reads the ids of the revisions of a question that are on the papers of open attempts. */
export const readOpenRevisionIds = async (
  db: Queryable,
  { quizId, questionId }: QuestionRef,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ revisionId: paperQuestions.revisionId })
    .from(attempts)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, attempts.paperId))
    .where(
      and(
        eq(attempts.quizId, quizId),
        isNull(attempts.submittedAt),
        eq(paperQuestions.questionId, questionId),
      ),
    )
  return rows.map(({ revisionId }) => revisionId)
}

/** Reads the answers to a question that open attempts have so far. */
export const readOpenAnswers = (db: Queryable, { quizId, questionId }: QuestionRef) =>
  db
    .select({
      arrangement: attempts.arrangement,
      revisionId: attemptAnswers.revisionId,
      selected: attemptAnswers.selected,
      answer: attemptAnswers.answer,
      response: attemptAnswers.response,
      variant: attemptAnswers.variant,
      tried: attemptAnswers.tried,
    })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .where(
      and(
        eq(attempts.quizId, quizId),
        isNull(attempts.submittedAt),
        eq(attemptAnswers.questionId, questionId),
      ),
    )

export const countOpenAttempts = async (db: Queryable, quizId: string): Promise<number> => {
  const open = elementAt(
    await db
      .select({ n: count() })
      .from(attempts)
      .where(and(eq(attempts.quizId, quizId), isNull(attempts.submittedAt))),
    0,
  )
  return open.n
}

export type StoredRevision = { id: string; content: QuestionContent; weightage: number }

/** Reads the revisions with these ids. */
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
    .where(inIds(questionRevisions.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
