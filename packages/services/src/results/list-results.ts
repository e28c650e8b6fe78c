import { resultLimits } from '@quizwright/contracts/limits.ts'
import { serializeDateTime } from '@quizwright/contracts/rules/date-time.ts'
import type { ResultRangeQuery } from '@quizwright/contracts/schemas/paging.ts'
import type { ResultCorrection } from '@quizwright/contracts/schemas/correction.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { and, asc, count, desc, eq, isNotNull, not, type SQL, sql, sum } from 'drizzle-orm'
import { inIds } from '../database/in-ids.ts'
import { readChangedResults } from '../corrections/read-corrections.ts'
import type { Queryable } from '../database/database.ts'
import { fromNearerEnd } from '../database/from-nearer-end.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { totalSums } from '../database/tables/statistics.ts'
import { students } from '../database/tables/students.ts'
import { quizScope } from '../statistics/counts/frequency-weights.ts'

// Only the columns that a result needs: decoding each value of each row takes most of the time of a large export.
const quizColumns = {
  id: quizzes.id,
  name: quizzes.name,
  quizType: quizzes.quizType,
  passingPercentage: quizzes.passingPercentage,
}
const attemptColumns = {
  id: attempts.id,
  quizId: attempts.quizId,
  sessionId: attempts.sessionId,
  number: attempts.number,
  submittedAt: attempts.submittedAt,
  timeSpent: attempts.timeSpent,
  obtainedMarks: attempts.obtainedMarks,
  totalMarks: attempts.totalMarks,
  correctPercentage: attempts.correctPercentage,
  correctCount: attempts.correctCount,
  incorrectCount: attempts.incorrectCount,
  skippedCount: attempts.skippedCount,
  isPassed: attempts.isPassed,
  city: attempts.city,
  country: attempts.country,
  isDelivered: attempts.isDelivered,
  isConfirmed: attempts.isConfirmed,
}
const studentColumns = {
  id: students.id,
  fullName: students.fullName,
  email: students.email,
  phone: students.phone,
  university: students.university,
  createdAt: students.createdAt,
}

export type AttemptRow = {
  attempt: Pick<typeof attempts.$inferSelect, keyof typeof attemptColumns>
  student: Pick<typeof students.$inferSelect, keyof typeof studentColumns>
  quiz: Pick<typeof quizzes.$inferSelect, keyof typeof quizColumns>
  sessionName: string
}
type Marks = {
  skipped: string[]
  marked: string[]
  questions?: number
  toMark?: number
  corrections?: ResultCorrection[]
}

const joined = (db: Queryable) =>
  db
    .select({
      attempt: attemptColumns,
      student: studentColumns,
      quiz: quizColumns,
      sessionName: sessions.name,
    })
    .from(attempts)
    .innerJoin(students, eq(students.id, attempts.studentId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))

/** Selects attempts that were handed in, with their students and quizzes. Each row is one result. */
export const selectAttempts = (db: Queryable, where: SQL | undefined) =>
  joined(db).where(and(isNotNull(attempts.submittedAt), where))

/** The results of a quiz or of one of its sessions. With `sought`, only those of matching students. */
export type ResultList = { quizId: string; sessionId?: string | undefined; sought?: SQL | undefined }

const conditionOf = ({ quizId, sessionId, sought }: ResultList): SQL | undefined =>
  and(
    eq(attempts.quizId, quizId),
    sessionId === undefined ? undefined : eq(attempts.sessionId, sessionId),
    isNotNull(attempts.submittedAt),
    sought,
  )

/**
 * Reads a part of the results, newest first, and the number of all, which is left out with `after`. Without a size
 * the part has `resultLimits.perResponse` results.
 */
export const listResults = async (
  db: Queryable,
  list: ResultList,
  { from = 0, count: asked = resultLimits.perResponse, after }: ResultRangeQuery,
): Promise<{ results: ListedResult[]; total?: number }> => {
  const range = { offset: from, limit: Math.min(asked, resultLimits.perResponse) }
  const total = after === undefined ? await countResults(db, list) : undefined
  const rows = await (total === undefined
    ? selectPart(db, and(conditionOf(list), isAfter(after!)), { isFromEnd: false, ...range })
    : selectPart(db, conditionOf(list), fromNearerEnd(range, total)))
  const ids = rows.map(({ attempt }) => attempt.id)
  const marks = await readMarks(db, ids)
  const corrected = await readChangedResults(db, ids)
  const results = rows.map((row) => {
    const { id } = row.attempt
    const corrections = corrected.get(id)
    return describeResult(row, {
      ...(marks.get(id) ?? { skipped: [], marked: [] }),
      ...(corrections && { corrections }),
    })
  })
  return { results, ...(total !== undefined && { total }) }
}

/** Whether an attempt comes after the given one in the list, so that it was handed in before. */
const isAfter = (attemptId: string): SQL =>
  sql`(${attempts.submittedAt}, ${attempts.id}) <
    (select submitted_at, id from ${attempts} given where given.id = ${attemptId})`

/**
 * Selects the rows of a part. An index gives their ids, so that nothing else is fetched of the results before it.
 */
const selectPart = (
  db: Queryable,
  where: SQL | undefined,
  { isFromEnd, offset, limit }: ReturnType<typeof fromNearerEnd>,
): Promise<AttemptRow[]> | [] => {
  if (limit === 0) return []
  const direction = isFromEnd ? asc : desc
  const part = db
    .select({ id: attempts.id })
    .from(attempts)
    // Postgres removes a left join that no condition uses.
    .leftJoin(students, eq(students.id, attempts.studentId))
    .where(where)
    .orderBy(direction(attempts.submittedAt), direction(attempts.id))
    .limit(limit)
    .offset(offset)
    .as('part')
  return joined(db)
    .innerJoin(part, eq(part.id, attempts.id))
    .orderBy(desc(attempts.submittedAt), desc(attempts.id))
}

/**
 * Counts the results. With a search it counts rows. Otherwise it adds those in the tables of counts and the few
 * others.
 */
const countResults = async (db: Queryable, list: ResultList): Promise<number> => {
  const { quizId, sessionId = quizScope, sought } = list
  if (sought) {
    const [found] = await db
      .select({ n: count() })
      .from(attempts)
      .innerJoin(students, eq(students.id, attempts.studentId))
      .where(conditionOf(list))
    return found!.n
  }
  const [counted] = await db
    .select({ n: sum(totalSums.nAll).mapWith(Number) })
    .from(totalSums)
    .where(and(eq(totalSums.quizId, quizId), eq(totalSums.scope, sessionId)))
  const uncounted = await db.$count(attempts, and(conditionOf(list), not(attempts.isCounted)))
  return (counted!.n ?? 0) + uncounted
}

/** Reads which questions each of these attempts skipped and which it marked for later. */
const readMarks = async (db: Queryable, attemptIds: readonly string[]): Promise<Map<string, Marks>> => {
  if (attemptIds.length === 0) return new Map()
  const those = (flag: typeof attemptAnswers.isSkipped | typeof attemptAnswers.isMarked) =>
    sql<
      string[]
    >`coalesce(array_agg(${attemptAnswers.questionId} order by ${attemptAnswers.place}) filter (where ${flag}), '{}')`
  const waiting = sql`not ${attemptAnswers.isSkipped} and ${attemptAnswers.instructorMarks} is null
    and ${attemptAnswers.confirmation} is null`
  const rows = await db
    .select({
      attemptId: attemptAnswers.attemptId,
      skipped: those(attemptAnswers.isSkipped),
      marked: those(attemptAnswers.isMarked),
      questions: sql<number>`count(*)::int`,
      toMark: sql<number>`(count(*) filter (where ${waiting}))::int`,
    })
    .from(attemptAnswers)
    .where(inIds(attemptAnswers.attemptId, [...attemptIds]))
    .groupBy(attemptAnswers.attemptId)
  return new Map(rows.map((row) => [row.attemptId, row]))
}

/**
 * Returns a result in the form of the wire, without its questions. While an attempt is not graded, its figures are
 * 0.
 */
export const describeResult = (
  { attempt, student, quiz, sessionName }: AttemptRow,
  marks: Marks = { skipped: [], marked: [] },
): ListedResult => ({
  _id: attempt.id,
  user_id: student.id,
  quiz: {
    _id: quiz.id,
    name: quiz.name,
    quiz_type: quiz.quizType,
    passing_percentage: quiz.passingPercentage,
  },
  quiz_id: quiz.id,
  session_id: attempt.sessionId,
  session_name: sessionName,
  user: {
    id: student.id,
    uid: student.id,
    full_name: student.fullName,
    email: student.email,
    phone: student.phone,
    uid_phone: student.phone,
    city: attempt.city,
    university: student.university,
    created_at: serializeDateTime(student.createdAt),
    is_confirmed: attempt.isConfirmed,
  },
  marks_obtained: attempt.obtainedMarks ?? 0,
  obtained_marks: attempt.obtainedMarks ?? 0,
  total_marks: attempt.totalMarks ?? 0,
  correct_percentage: attempt.correctPercentage ?? 0,
  correct_count: attempt.correctCount ?? 0,
  incorrect_count: attempt.incorrectCount ?? 0,
  skipped_count: attempt.skippedCount ?? 0,
  skipped_questions: marks.skipped,
  marked_questions: marks.marked,
  time_spent: attempt.timeSpent ?? 0,
  result: attempt.isPassed ?? false,
  country: attempt.country,
  created_at: serializeDateTime(attempt.submittedAt!),
  attempt_number: attempt.number,
  being_graded: attempt.obtainedMarks === null,
  ...(marks.corrections && { corrections: marks.corrections }),
  ...(marks.questions !== undefined && { question_count: marks.questions }),
  ...(attempt.obtainedMarks === null && { to_mark: marks.toMark ?? 0 }),
})
