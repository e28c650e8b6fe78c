import { elementAt } from '@quizwright/domain/defined.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Home } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  lte,
  type PgColumn,
  type SQL,
} from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { toListedQuiz } from './list-quizzes.ts'

/** The number of entries of each kind. */
const shown = 4
type Row = { quizzes: typeof quizzes.$inferSelect; sessions: typeof sessions.$inferSelect | null }
const dayMs = 24 * 60 * 60 * 1_000
const closesWithinMs = 7 * dayMs
const draftsFirstMs = 60 * dayMs

/** Reads what was edited last, what was reported and which sessions end soon. Archived quizzes are left out. */
export const readHome = async (db: Queryable, instructorId: string, now: Date): Promise<Home> => {
  const isListed = and(eq(quizzes.instructorId, instructorId), eq(quizzes.isArchived, false))
  // With both values named, Postgres enters the index of reports directly at the reported quizzes.
  const isReported = and(isListed, inArray(quizzes.isPublished, [true, false]), gt(quizzes.reportsCount, 0))
  const isClosing = and(
    isListed,
    eq(quizzes.isPublished, true),
    eq(sessions.instructorId, instructorId),
    gt(sessions.endTime, now),
    lte(sessions.endTime, new Date(now.getTime() + closesWithinMs)),
    lte(sessions.startTime, now),
  )
  /** Reads the first published and the first unpublished quizzes, because the indexes keep them apart. */
  const firstOfBoth = async (where: SQL | undefined, by: PgColumn): Promise<Row[]> => {
    const rows: Row[] = []
    for (const isPublished of [true, false])
      rows.push(
        ...(await db
          .select()
          .from(quizzes)
          .leftJoin(sessions, and(eq(sessions.quizId, quizzes.id), eq(sessions.isGeneral, true)))
          .where(and(where, eq(quizzes.isPublished, isPublished)))
          .orderBy(desc(by), desc(quizzes.id))
          .limit(shown)),
      )
    return rows
  }
  // A draft that was untouched for a long time does not come before recent work.
  const draftsFrom = now.getTime() - draftsFirstMs
  const isDraft = ({ quizzes: quiz }: Row): boolean =>
    !quiz.isPublished && quiz.updatedAt.getTime() > draftsFrom
  const edited = (await firstOfBoth(isListed, quizzes.updatedAt))
    .toSorted(
      descending(
        (row) => Number(isDraft(row)),
        (row) => row.quizzes.updatedAt.getTime(),
      ),
    )
    .slice(0, shown)
  const reported = (await firstOfBoth(isReported, quizzes.reportsCount))
    .toSorted(descending((row) => row.quizzes.reportsCount))
    .slice(0, shown)
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
    .where(isClosing)
    .orderBy(asc(sessions.endTime), asc(sessions.id))
    .limit(shown)
  const closingTotal = elementAt(
    await db
      .select({ count: count() })
      .from(sessions)
      .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
      .where(isClosing),
    0,
  )
  return {
    edited: edited.map((row) => ({
      quiz: toListedQuiz(row),
      updated_at: serializeDateTime(row.quizzes.updatedAt),
    })),
    reported: reported.map(toListedQuiz),
    reported_total: await db.$count(quizzes, isReported),
    closing: closing.map(({ endTime, ...row }) => ({ ...row, end_time: serializeDateTime(endTime) })),
    closing_total: closingTotal.count,
  }
}

/** Compares rows by each number in turn, the larger first, and then by id like the database. */
const descending =
  (...numbers: ((row: Row) => number)[]) =>
  (one: Row, other: Row): number =>
    numbers.map((of) => of(other) - of(one)).find((difference) => difference !== 0) ??
    (one.quizzes.id < other.quizzes.id ? 1 : -1)
