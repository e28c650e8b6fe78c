import { serializeDateTime } from '@quizwright/contracts/rules/date-time.ts'
import type { Home } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import { and, asc, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { toListedQuiz } from './list-quizzes.ts'

/** How many of each kind are told. */
const shown = 4
const dayMs = 24 * 60 * 60 * 1_000
const closesWithinMs = 7 * dayMs
const draftsFirstMs = 60 * dayMs

/** What was edited last, what was reported and which sessions end soon; archived quizzes are left out. */
export const readHome = async (db: Queryable, instructorId: string, now: Date): Promise<Home> => {
  const isListed = and(eq(quizzes.instructorId, instructorId), eq(quizzes.isArchived, false))
  const isReported = and(isListed, gt(quizzes.reportsCount, 0))
  const isClosing = and(
    isListed,
    eq(quizzes.isPublished, true),
    lte(sessions.startTime, now),
    gt(sessions.endTime, now),
    lte(sessions.endTime, new Date(now.getTime() + closesWithinMs)),
  )
  // A draft that nobody has touched for long does not push down what is worked on.
  const draftsFrom = new Date(now.getTime() - draftsFirstMs).toISOString()
  const isDraft = sql`not ${quizzes.isPublished} and ${quizzes.updatedAt} > ${draftsFrom}`
  const withSession = () =>
    db
      .select()
      .from(quizzes)
      .leftJoin(sessions, and(eq(sessions.quizId, quizzes.id), eq(sessions.isGeneral, true)))
  const edited = await withSession()
    .where(isListed)
    .orderBy(desc(isDraft), desc(quizzes.updatedAt), desc(quizzes.id))
    .limit(shown)
  const reported = await withSession()
    .where(isReported)
    .orderBy(desc(quizzes.reportsCount), desc(quizzes.id))
    .limit(shown)
  const [reportedTotal] = await db.select({ count: count() }).from(quizzes).where(isReported)
  const closing = await db
    .select({
      quiz_id: quizzes.id,
      quiz_name: quizzes.name,
      session_id: sessions.id,
      session_name: sessions.name,
      endTime: sessions.endTime,
    })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(and(eq(sessions.instructorId, instructorId), isClosing))
    .orderBy(asc(sessions.endTime), asc(sessions.id))
    .limit(shown)
  const [closingTotal] = await db
    .select({ count: count() })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(and(eq(sessions.instructorId, instructorId), isClosing))
  return {
    edited: edited.map((row) => ({
      quiz: toListedQuiz(row),
      updated_at: serializeDateTime(row.quizzes.updatedAt),
    })),
    reported: reported.map(toListedQuiz),
    reported_total: reportedTotal!.count,
    closing: closing.map(({ endTime, ...row }) => ({ ...row, end_time: serializeDateTime(endTime) })),
    closing_total: closingTotal!.count,
  }
}
