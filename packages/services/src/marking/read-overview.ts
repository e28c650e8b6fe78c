import { markingLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { QuizToMark } from '@quizwright/contracts/schemas/marking-overview.ts'
import type { CursorQuery } from '@quizwright/contracts/schemas/paging.ts'
import { and, count, desc, eq, lt, min, sql } from 'drizzle-orm'
import { readAccountNames } from '../auth/account-names.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { isMarkableBy } from './markable-quizzes.ts'
import { readCursor, writeCursor } from './queue-cursor.ts'
import { readSuggestionProblems } from './read-suggestion-problems.ts'
import { isSure, isWaiting } from './waiting-answers.ts'

/**
 * Counts the waiting answers of each quiz that an instructor may mark, the newest quiz first. Quizzes without any are
 * left out.
 */
export const readOverview = async (
  db: Queryable,
  instructorId: string,
  { after, count: asked = markingLimits.perPage }: CursorQuery,
): Promise<{ quizzes: QuizToMark[]; next: string | null }> => {
  const perPage = Math.max(1, Math.min(asked, markingLimits.perPage))
  const [before] = after === undefined ? [] : readCursor(after, ['string'])
  const rows = await db
    .select({
      quizId: quizzes.id,
      name: quizzes.name,
      ownerId: quizzes.instructorId,
      toMark: count(),
      without: sql<number>`(count(*) filter (where ${attemptAnswers.aiResult} is null))::int`,
      sure: sql<number>`(count(*) filter (where ${isSure}))::int`,
      oldest: min(attempts.submittedAt),
    })
    .from(quizzes)
    .innerJoin(attempts, eq(attempts.quizId, quizzes.id))
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .where(
      and(
        isMarkableBy(instructorId),
        isWaiting,
        before === undefined ? undefined : lt(quizzes.id, String(before)),
      ),
    )
    .groupBy(quizzes.id, quizzes.name, quizzes.instructorId)
    .orderBy(desc(quizzes.id))
    .limit(perPage + 1)
  const page = rows.slice(0, perPage)
  const lacking = page.filter(({ without }) => without > 0).map(({ quizId }) => quizId)
  const others = page.flatMap(({ ownerId }) => (ownerId === instructorId ? [] : [ownerId]))
  const [problems, owners] = await Promise.all([
    readSuggestionProblems(db, instructorId, lacking),
    readAccountNames(db, [...new Set(others)]),
  ])
  return {
    quizzes: page.map(({ quizId, name, ownerId, toMark, without, sure, oldest }) => ({
      quiz_id: quizId,
      name,
      to_mark: toMark,
      without_suggestion: without,
      unsure: toMark - without - sure,
      sure,
      oldest: serializeDateTime(oldest!),
      suggestions_problem: problems.get(quizId) ?? null,
      ...(ownerId !== instructorId && { owner_name: owners.get(ownerId)?.name ?? '' }),
    })),
    next: rows.length > perPage ? writeCursor([page.at(-1)!.quizId]) : null,
  }
}
