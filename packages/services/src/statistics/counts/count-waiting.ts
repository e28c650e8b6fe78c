import { elementAt } from '@quizwright/domain/defined.ts'
import { and, count, eq, isNotNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { attemptsInScope, type CountSelection } from './select-counts.ts'

/** Returns the number of attempts that are handed in, but wait for marks, so that the tables of counts lack them. */
export const countWaiting = async (
  db: Queryable,
  { quizId, scope }: Pick<CountSelection, 'quizId' | 'scope'>,
): Promise<number> => {
  const waiting = elementAt(
    await db
      .select({ n: count() })
      .from(attempts)
      .where(
        and(
          eq(attempts.quizId, quizId),
          eq(attempts.isCounted, false),
          isNotNull(attempts.submittedAt),
          attemptsInScope(scope),
        ),
      ),
    0,
  )
  return waiting.n
}
