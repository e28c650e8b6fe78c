import { elementAt } from '@quizwright/domain/defined.ts'
import { markingLimits } from '@quizwright/domain/limits.ts'
import type { MarkingOrder, MarkingQueue } from '@quizwright/contracts/schemas/marking.ts'
import type { CursorQuery } from '@quizwright/contracts/schemas/paging.ts'
import { and, asc, count, eq, sql, type SQL } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { attemptsInScope } from '../statistics/counts/select-counts.ts'
import { quizScope } from '../statistics/counts/frequency-weights.ts'
import { isFree } from './claim-answer.ts'
import { describeAnswers } from './describe-answers.ts'
import { isMarkableBy } from './markable-quizzes.ts'
import { turnOf } from './team/shared-answer.ts'
import { readCursor, writeCursor } from './queue-cursor.ts'
import { certainty, isWaiting, selectAnswers, type SelectedAnswer } from './waiting-answers.ts'

type QueueKey = {
  columns: readonly SQL[]
  types: readonly ('string' | 'number')[]
  of: (row: SelectedAnswer & { turn: number }) => (string | number)[]
}

const attemptId = sql`${attemptAnswers.attemptId}`
const questionId = sql`${attemptAnswers.questionId}`
const place = sql`${attemptAnswers.place}`

/**
 * The values by which each order sorts: first whose turn an answer is, then the order that was chosen. The last ones
 * are unique to an answer, so that each answer has its own position.
 */
const keys = (turn: SQL): Record<MarkingOrder, QueueKey> => ({
  certainty: {
    columns: [turn, sql`${certainty}`, attemptId, questionId],
    types: ['number', 'number', 'string', 'string'],
    of: (row) => [row.turn, row.certainty, row.answer.attemptId, row.answer.questionId],
  },
  question: {
    columns: [turn, sql`${attempts.quizId}`, place, questionId, sql`${certainty}`, attemptId],
    types: ['number', 'string', 'number', 'string', 'number', 'string'],
    of: ({ turn: rank, quizId, answer, certainty: sureness }) => [
      rank,
      quizId,
      answer.place,
      answer.questionId,
      sureness,
      answer.attemptId,
    ],
  },
  student: {
    columns: [turn, attemptId, place, questionId],
    types: ['number', 'string', 'number', 'string'],
    of: ({ turn: rank, answer }) => [rank, answer.attemptId, answer.place, answer.questionId],
  },
})

export type QueueQuery = CursorQuery & {
  instructorId: string
  quizId?: string | undefined
  questionId?: string | undefined
  /** A session, or a group of a course. */
  scope?: string | undefined
  order?: MarkingOrder | undefined
  /** Leaves out what somebody else has open at this moment. */
  now?: Date | undefined
}

/**
 * Reads a page of the waiting answers that an instructor may mark: of all quizzes, of one quiz or of one question.
 * Throws RULE for an invalid cursor.
 */
export const readQueue = async (
  db: Queryable,
  {
    instructorId,
    quizId,
    questionId: question,
    scope,
    order = 'certainty',
    now,
    after,
    count: asked,
  }: QueueQuery,
): Promise<MarkingQueue> => {
  const turn = turnOf(instructorId)
  const { columns, types, of } = keys(turn)[order]
  const queue = and(
    isWaiting,
    sql`${turn} >= 0`,
    // The check of the row's scope has found that the caller may mark a quiz that is named.
    quizId === undefined ? isMarkableBy(instructorId) : eq(attempts.quizId, quizId),
    now === undefined ? undefined : isFree(instructorId, now),
    question === undefined ? undefined : eq(attemptAnswers.questionId, question),
    attemptsInScope(scope ?? quizScope),
  )
  const perPage = Math.max(1, Math.min(asked ?? markingLimits.perPage, markingLimits.perPage))
  const rows = await selectAnswers(
    db,
    and(queue, after === undefined ? undefined : isAfter(columns, readCursor(after, types), types)),
    turn,
  )
    .orderBy(...columns.map((column) => asc(column)))
    .limit(perPage + 1)
  const page = rows.slice(0, perPage)
  const last = rows.length > perPage ? page.at(-1) : undefined
  return {
    ...(await describeAnswers(db, page)),
    next: last ? writeCursor(of(last)) : null,
    total: await countQueue(db, queue),
  }
}

const isAfter = (
  columns: readonly SQL[],
  values: readonly (string | number)[],
  types: QueueKey['types'],
): SQL => {
  const cast = values.map((value, index) =>
    types[index] === 'number' ? sql`${value}::float8` : sql`${value}::text`,
  )
  return sql`(${sql.join([...columns], sql`, `)}) > (${sql.join(cast, sql`, `)})`
}

const countQueue = async (db: Queryable, queue: SQL | undefined): Promise<number> => {
  const counted = elementAt(
    await db
      .select({ n: count() })
      .from(attemptAnswers)
      .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(queue),
    0,
  )
  return counted.n
}
