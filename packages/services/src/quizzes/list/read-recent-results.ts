import { defined } from '@quizwright/domain/defined.ts'
import { passes } from '@quizwright/domain/rules/grade.ts'
import type { RecentResults } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import { and, desc, eq, isNotNull, sql } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

/** The number of newest results of a quiz that are counted. */
const resultsRead = 30
const bandCount = 10

/**
 * Counts the newest results of each quiz by tenths of the marks; 100 % belongs to the last tenth. The index of a
 * quiz's attempts by time is read no further than needed. Quizzes without results are left out.
 */
export const readRecentResults = async (
  db: Queryable,
  quizIds: readonly string[],
): Promise<RecentResults[]> => {
  const newest = db
    .select({ percentage: attempts.correctPercentage })
    .from(attempts)
    .where(
      and(
        eq(attempts.quizId, quizzes.id),
        isNotNull(attempts.submittedAt),
        isNotNull(attempts.correctPercentage),
      ),
    )
    .orderBy(desc(attempts.submittedAt))
    .limit(resultsRead)
    .as('newest')
  const rows = await db
    .select({ quizId: quizzes.id, least: quizzes.passingPercentage, percentage: newest.percentage })
    .from(quizzes)
    .innerJoinLateral(newest, sql`true`)
    .where(inIds(quizzes.id, [...quizIds]))
  return [...Map.groupBy(rows, ({ quizId }) => quizId)].map(([quiz_id, results]) => {
    const bands = Array.from({ length: bandCount }, () => 0)
    for (const { percentage } of results) bands[bandOf(defined(percentage, 'percentage'))]! += 1
    return {
      quiz_id,
      results: results.length,
      passed: results.filter(({ percentage, least }) => passes(defined(percentage, 'percentage'), least))
        .length,
      mean:
        results.reduce((sum, { percentage }) => sum + defined(percentage, 'percentage'), 0) / results.length,
      bands,
    }
  })
}

/** Wrong answers may cost marks: results below 0 % count in the lowest tenth. */
const bandOf = (percentage: number): number =>
  Math.min(bandCount - 1, Math.max(0, Math.floor(percentage / (100 / bandCount))))
