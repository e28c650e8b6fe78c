import { and, eq, isNotNull, isNull, sql, type SQL } from '../database/drizzle.ts'
import { isDescriptiveAnswer } from '../attempts/marks/descriptive-answers.ts'
import { numberInSession } from '../attempts/number-in-session.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'

/**
 * The condition of a waiting answer: descriptive, handed in, without a person's mark and without a confirmed
 * suggestion. Queries with it join the quiz.
 */
export const isWaiting = and(
  isNotNull(attempts.submittedAt),
  // Attempts with all their marks are counted. An index finds the others.
  eq(attempts.isCounted, false),
  eq(attemptAnswers.isSkipped, false),
  isNull(attemptAnswers.instructorMarks),
  isNull(attemptAnswers.confirmation),
  isDescriptiveAnswer,
)

const aiResult = attemptAnswers.aiResult

/** Whether there is a sure suggestion. */
export const isSure = sql<boolean>`(${aiResult} is not null and not (${aiResult}->>'unsure')::boolean)`

/**
 * The certainty of a suggestion for sorting: 0 without one, 1 to 2 for an unsure one and 2 to 3 for a sure one, by
 * confidence. A missing confidence counts as one half.
 */
export const certainty = sql<number>`(case when ${aiResult} is null then 0
  else (case when ${isSure} then 2 else 1 end) + coalesce((${aiResult}->>'confidence')::float8, 0.5) end)`

/** Selects the columns that describe an answer to mark. `turn` is when it is somebody's turn to mark it. */
export const selectAnswers = (db: Queryable, where: SQL | undefined, turn: SQL<number> = sql<number>`0`) =>
  db
    .select({
      answer: attemptAnswers,
      revision: questionRevisions,
      quizId: quizzes.id,
      quizName: quizzes.name,
      sessionName: sessions.name,
      submittedAt: attempts.submittedAt,
      attemptNumber: numberInSession(attempts),
      studentId: students.id,
      studentName: students.fullName,
      certainty,
      turn,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(where)

export type SelectedAnswer = Awaited<ReturnType<typeof selectAnswers>>[number]
