import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { OwnLateAnswers } from '@quizwright/domain/schemas/late-answer.ts'
import { and, asc, eq, sql } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { lateAcceptanceChanges, lateAcceptances, lateAnswers } from '../../database/tables/late-answers.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'

export const noLateAnswers: OwnLateAnswers = { question_nos: [], acceptances: [] }

/**
 * Reads what the student of an attempt is told about late answers. `numberOf` returns the number of a question as the
 * student sees it.
 */
export const readOwnLateAnswers = async (
  db: Queryable,
  attemptId: string,
  numberOf: (place: number) => number,
): Promise<OwnLateAnswers> => {
  const late = await db
    .select({ place: attemptAnswers.place, acceptanceId: lateAnswers.acceptanceId })
    .from(lateAnswers)
    .innerJoin(
      attemptAnswers,
      and(
        eq(attemptAnswers.attemptId, lateAnswers.attemptId),
        eq(attemptAnswers.questionId, lateAnswers.questionId),
      ),
    )
    .where(eq(lateAnswers.attemptId, attemptId))
    .orderBy(asc(attemptAnswers.place))
  if (late.length === 0) return noLateAnswers
  const waiting = late.filter(({ acceptanceId }) => acceptanceId === null)
  const accepted = await db
    .select({ change: lateAcceptanceChanges, acceptance: lateAcceptances })
    .from(lateAcceptanceChanges)
    .innerJoin(lateAcceptances, eq(lateAcceptances.id, lateAcceptanceChanges.acceptanceId))
    .where(eq(lateAcceptanceChanges.attemptId, attemptId))
    .orderBy(asc(lateAcceptances.createdAt), asc(lateAcceptances.id))
  return {
    question_nos: ascending(waiting.map(({ place }) => numberOf(place))),
    acceptances: accepted.map(({ change, acceptance }) => ({
      question_nos: ascending(change.replaced.map((answer) => numberOf(Number(answer['place'])))),
      reason: acceptance.reason,
      at: serializeDateTime(acceptance.createdAt),
      undone_at: acceptance.undoneAt && serializeDateTime(acceptance.undoneAt),
      marks_before: change.marksBefore,
      marks_after: change.marksAfter,
    })),
  }
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

export type LateCounts = { waiting: number; accepted: number }

/** Counts the late answers of these attempts. Attempts without any are left out. */
export const countLateAnswers = async (
  db: Queryable,
  attemptIds: readonly string[],
): Promise<Map<string, LateCounts>> => {
  if (attemptIds.length === 0) return new Map()
  const rows = await db
    .select({
      attemptId: lateAnswers.attemptId,
      waiting: sql<number>`(count(*) filter (where ${lateAnswers.acceptanceId} is null))::int`,
      accepted: sql<number>`count(${lateAnswers.acceptanceId})::int`,
    })
    .from(lateAnswers)
    .where(inIds(lateAnswers.attemptId, [...attemptIds]))
    .groupBy(lateAnswers.attemptId)
  return new Map(rows.map(({ attemptId, ...counts }) => [attemptId, counts]))
}
