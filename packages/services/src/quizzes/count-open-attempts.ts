import type { OpenAttempts } from '@quizwright/contracts/schemas/quiz-overview.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, count, eq, gt, isNull } from '../database/drizzle.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { dataResponse } from '../http/response-bodies.ts'

/** Counts the attempts that would stop if these quizzes were unpublished or archived at this moment. */
const readOpenAttempts = (db: Queryable, quizIds: readonly string[], at: Date): Promise<OpenAttempts[]> =>
  db
    .select({ quiz_id: attempts.quizId, open_attempts: count() })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(
        inIds(attempts.quizId, [...quizIds]),
        isNull(attempts.submittedAt),
        gt(attempts.dueAt, at),
        eq(quizzes.isPublished, true),
        eq(quizzes.isArchived, false),
      ),
    )
    .groupBy(attempts.quizId)

export const countOpenAttempts =
  ({ db, now }: Context): Handlers<'quiz'>['countOpenAttempts'] =>
  async ({ body }) =>
    dataResponse({ quizzes: await readOpenAttempts(db, body.quiz_id, now()) })
