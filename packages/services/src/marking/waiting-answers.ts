import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'

/** A descriptive answer of a handed-in attempt that has neither a person's mark nor a confirmed suggestion. */
export const isWaiting = and(
  eq(quizzes.quizType, 'daq'),
  isNotNull(attempts.submittedAt),
  // Attempts that have all their marks are counted; the others are found by an index.
  eq(attempts.isCounted, false),
  eq(attemptAnswers.isSkipped, false),
  isNull(attemptAnswers.instructorMarks),
  isNull(attemptAnswers.confirmation),
)

const aiResult = attemptAnswers.aiResult

/** Whether a model suggests a mark and is sure of it. */
export const isSure = sql<boolean>`(${aiResult} is not null and not (${aiResult}->>'unsure')::boolean)`

/**
 * How certain a suggestion is, in ascending order: 0 without one, 1 to 2 for an unsure one, 2 to 3 for a sure one,
 * by its confidence. A model that gives none counts as half confident.
 */
export const certainty = sql<number>`(case when ${aiResult} is null then 0
  else (case when ${isSure} then 2 else 1 end) + coalesce((${aiResult}->>'confidence')::float8, 0.5) end)`

/** The columns from which an answer to mark is described. */
export const selectAnswers = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      answer: attemptAnswers,
      revision: questionRevisions,
      quizId: quizzes.id,
      quizName: quizzes.name,
      submittedAt: attempts.submittedAt,
      studentId: students.id,
      studentName: students.fullName,
      certainty,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(where)

export type SelectedAnswer = Awaited<ReturnType<typeof selectAnswers>>[number]
