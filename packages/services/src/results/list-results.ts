import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { resultLimits } from '@quizwright/domain/limits.ts'
import type { ResultRangeQuery } from '@quizwright/contracts/schemas/paging.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { and, asc, count, desc, eq, isNotNull, not, sql, type SQL, sum } from '../database/drizzle.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { readChangedResults } from '../corrections/read-corrections.ts'
import type { Queryable } from '../database/database.ts'
import { countLateAnswers } from '../attempts/late-answers/read-own-late-answers.ts'
import { fromNearerEnd } from '../database/queries/from-nearer-end.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { totalSums } from '../database/tables/statistics.ts'
import { students } from '../database/tables/students.ts'
import { attemptsInScope } from '../statistics/counts/select-counts.ts'
import { quizScope } from '../statistics/counts/frequency-weights.ts'
import { isWaiting } from '../marking/waiting-answers.ts'
import { type AttemptRow, readAttempts, selectAttempts } from './attempt-row.ts'
import { describeResult, type Marks } from './describe-result.ts'
import { readSameMailbox } from './read-same-mailbox.ts'

/**
 * The results of a quiz or of one of its sessions. With `matching`, only those of matching students; with `inShare`,
 * only those in the share of whoever reads them.
 */
export type ResultList = {
  quizId: string
  sessionId?: string | undefined
  matching?: SQL | undefined
  inShare?: SQL | undefined
}

const conditionOf = ({ quizId, sessionId, matching, inShare }: ResultList): SQL | undefined =>
  and(
    eq(attempts.quizId, quizId),
    attemptsInScope(sessionId ?? quizScope),
    isNotNull(attempts.submittedAt),
    matching,
    inShare,
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
    ? readPart(db, and(conditionOf(list), isAfter(defined(after, 'after'))), { isFromEnd: false, ...range })
    : readPart(db, conditionOf(list), fromNearerEnd(range, total)))
  const ids = rows.map(({ id }) => id)
  const marks = await readMarks(db, ids)
  const waiting = await countWaiting(
    db,
    rows.flatMap((row) => (row.obtainedMarks === null ? [row.id] : [])),
  )
  const corrected = await readChangedResults(db, ids)
  const late = await countLateAnswers(db, ids)
  // It names others, who may be in another's share.
  const compared = list.inShare ? [] : rows.map(({ studentId }) => studentId)
  const sameMailbox = await readSameMailbox(db, { quizId: list.quizId, studentIds: compared })
  const results = rows.map((row) => {
    const corrections = corrected.get(row.id)
    return describeResult(row, {
      ...(marks.get(row.id) ?? { skipped: [], marked: [] }),
      toMark: waiting.get(row.id) ?? 0,
      ...(corrections && { corrections }),
      late: late.get(row.id),
      sameMailbox: sameMailbox.get(row.studentId),
    })
  })
  return { results, ...(total !== undefined && { total }) }
}

/** Whether an attempt comes after the given one in the list, so that it was handed in before. */
export const isAfter = (attemptId: string): SQL =>
  sql`(${attempts.submittedAt}, ${attempts.id}) <
    (select submitted_at, id from ${attempts} given where given.id = ${attemptId})`

/**
 * Reads the rows of a part. An index gives their ids, so that nothing else is fetched of the results before it.
 */
const readPart = async (
  db: Queryable,
  where: SQL | undefined,
  { isFromEnd, offset, limit }: ReturnType<typeof fromNearerEnd>,
): Promise<AttemptRow[]> => {
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
  return readAttempts(
    db,
    selectAttempts(db)
      .innerJoin(part, eq(part.id, attempts.id))
      .orderBy(desc(attempts.submittedAt), desc(attempts.id)),
  )
}

/**
 * Counts the results. With a search or a share it counts rows. Otherwise it adds those in the tables of counts and the
 * few others.
 */
const countResults = async (db: Queryable, list: ResultList): Promise<number> => {
  const { quizId, sessionId = quizScope, matching, inShare } = list
  if (matching || inShare) {
    const found = elementAt(
      await db
        .select({ n: count() })
        .from(attempts)
        .innerJoin(students, eq(students.id, attempts.studentId))
        .where(conditionOf(list)),
      0,
    )
    return found.n
  }
  const counted = elementAt(
    await db
      .select({ n: sum(totalSums.nAll).mapWith(Number) })
      .from(totalSums)
      .where(and(eq(totalSums.quizId, quizId), eq(totalSums.scope, sessionId))),
    0,
  )
  const uncounted = await db.$count(attempts, and(conditionOf(list), not(attempts.isCounted)))
  return (counted.n ?? 0) + uncounted
}

/** Reads which questions each of these attempts skipped and which it marked for later. */
const readMarks = async (db: Queryable, attemptIds: readonly string[]): Promise<Map<string, Marks>> => {
  if (attemptIds.length === 0) return new Map()
  const those = (flag: typeof attemptAnswers.isSkipped | typeof attemptAnswers.isMarked) =>
    sql`coalesce(array_agg(${attemptAnswers.questionId} order by ${attemptAnswers.place}) filter (where ${flag}), '{}')`
  const { rows } = await db.execute<Marks & { attemptId: string }>(sql`
    select ${attemptAnswers.attemptId} as "attemptId", ${those(attemptAnswers.isSkipped)} as skipped,
      ${those(attemptAnswers.isMarked)} as marked, count(*)::int as questions
    from ${attemptAnswers}
    where ${inIds(attemptAnswers.attemptId, attemptIds)}
    group by ${attemptAnswers.attemptId}`)
  return new Map(rows.map((row) => [row.attemptId, row]))
}

/** Counts the answers of each of these attempts that wait for their marks. */
const countWaiting = async (
  db: Queryable,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (attemptIds.length === 0) return new Map()
  const rows = await db
    .select({ attemptId: attempts.id, n: count() })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .where(and(inIds(attempts.id, attemptIds), isWaiting))
    .groupBy(attempts.id)
  return new Map(rows.map(({ attemptId, n }) => [attemptId, n]))
}
