import { defined, lastOf } from '@quizwright/domain/defined.ts'
import { markingLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { QuizToMark } from '@quizwright/contracts/schemas/marking-overview.ts'
import type { CursorQuery } from '@quizwright/contracts/schemas/paging.ts'
import { and, desc, eq, lt, min, sql, type SQL } from '../database/drizzle.ts'
import { readAccountNames } from '../auth/accounts/account-names.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { awaitsDecision, isMarkedTwice, isSharedOut, turnOf } from './team/shared-answer.ts'
import { isMarkableBy } from './markable-quizzes.ts'
import { readCursor, writeCursor } from './queue-cursor.ts'
import { readSuggestionProblems } from './read-suggestion-problems.ts'
import { isSure, isWaiting } from './waiting-answers.ts'

const countOf = (where: SQL | undefined): SQL<number> => sql<number>`(count(*) filter (where ${where}))::int`

/**
 * Counts the waiting answers of each quiz that an instructor may mark, the newest quiz first: as far as they are shared
 * out, those that are for the instructor. Quizzes without any are left out.
 */
export const readOverview = async (
  db: Queryable,
  instructorId: string,
  { after, count: asked = markingLimits.perPage }: CursorQuery,
): Promise<{ quizzes: QuizToMark[]; next: string | null }> => {
  const perPage = Math.max(1, Math.min(asked, markingLimits.perPage))
  const [before] = after === undefined ? [] : readCursor(after, ['string'])
  const turn = turnOf(instructorId)
  const toMark = countOf(sql`${turn} >= 0`)
  const toDecide = countOf(and(awaitsDecision, eq(quizzes.instructorId, instructorId)))
  const rows = await db
    .select({
      quizId: quizzes.id,
      name: quizzes.name,
      ownerId: quizzes.instructorId,
      toMark,
      toDecide,
      inShare: sql<number | null>`case when ${isSharedOut} then ${countOf(sql`${turn} = 0`)} end`,
      without: countOf(sql`${turn} >= 0 and ${attemptAnswers.aiResult} is null`),
      sure: countOf(sql`${turn} >= 0 and ${isSure}`),
      // Those that are marked twice are not confirmed together with others.
      confirmable: countOf(sql`${turn} >= 0 and ${isSure} and not ${isMarkedTwice}`),
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
    .having(sql`${toMark} > 0 or ${toDecide} > 0`)
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
    quizzes: page.map(
      ({ quizId, name, ownerId, inShare, without, sure, confirmable, oldest, ...counted }) => ({
        quiz_id: quizId,
        name,
        to_mark: counted.toMark,
        without_suggestion: without,
        unsure: counted.toMark - without - sure,
        sure: confirmable,
        ...(inShare !== null && { in_share: inShare }),
        ...(counted.toDecide > 0 && { to_decide: counted.toDecide }),
        oldest: serializeDateTime(defined(oldest, 'oldest')),
        suggestions_problem: problems.get(quizId) ?? null,
        ...(ownerId !== instructorId && { owner_name: owners.get(ownerId)?.name ?? '' }),
      }),
    ),
    next: rows.length > perPage ? writeCursor([lastOf(page).quizId]) : null,
  }
}
