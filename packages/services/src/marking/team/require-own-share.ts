import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { mayUse } from '../../auth/rights/role-of.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { refuseShareOfOther } from './refuse-share.ts'
import { awaitsDecision, isMarkedTwice, sharing } from './shared-answer.ts'

type Asked = { attemptId: string; questionId: string; userId: string }

const selectSharing = (tx: Queryable, { attemptId, questionId, userId }: Asked) =>
  tx
    .select({
      sharing: sharing(userId),
      isMarkedTwice,
      awaitsDecision,
      ownerId: quizzes.instructorId,
      mayEdit: sql<boolean>`${mayUse(userId, 'editor')}`,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId)))

/** Requires that an answer exists and is not in another marker's share. Throws NOT_FOUND and ROLE_NEEDED. */
export const requireAnswer = async (tx: Queryable, asked: Asked): Promise<void> => {
  const found = await selectSharing(tx, asked)
  if (found.length === 0) throw new Problem('NOT_FOUND')
  await refuseShareOfOther(tx, found)
}

/**
 * Requires that somebody may change the mark of an answer where they see its result: it is not in another's share, and
 * not marked by two people who must not see each other's mark. Throws ROLE_NEEDED and RULE.
 */
export const requireOwnShare = async (tx: Queryable, asked: Asked): Promise<void> => {
  const [found] = await selectSharing(tx, asked)
  if (!found?.sharing) return
  await refuseShareOfOther(tx, [found])
  const decides = found.awaitsDecision && found.ownerId === asked.userId
  if (found.isMarkedTwice && !decides)
    throw new Problem('RULE', {
      message: 'Two people mark this answer without seeing each other’s mark. Mark it under To mark.',
    })
}
