import { and, asc, eq, isNull, lt } from '../../database/drizzle.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { attempts } from '../../database/tables/learner.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { type Repeated, repeat } from '../../scheduling/repeat.ts'
import { countUncounted } from '../../statistics/counts/count-handed-in.ts'
import { handInOverdueAttempt } from './hand-in.ts'
import { graceMs } from '../require-open.ts'

const intervalMs = 15_000
const attemptsPerRound = 50

type HandInContext = Pick<Context, 'db' | 'now'>

/**
 * Regularly hands in the saved answers of attempts whose time is over and whose students have left. Several services
 * may do so at the same time.
 */
export const scheduleOverdueHandIns = (context: HandInContext, log: FastifyBaseLogger): Repeated =>
  repeat(() => handInOverdueAttempts(context), {
    intervalMs,
    onError: (error) => log.error({ err: error }, 'could not hand in overdue attempts'),
  })

/**
 * Runs once. Attempts at a closed quiz wait until the quiz opens again. It also counts what other services handed in
 * and did not live to count.
 */
export const handInOverdueAttempts = async ({ db, now }: HandInContext): Promise<void> => {
  const latestDueAt = new Date(now().getTime() - graceMs)
  const overdue = await db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(
        isNull(attempts.submittedAt),
        lt(attempts.dueAt, latestDueAt),
        eq(quizzes.isPublished, true),
        eq(quizzes.isArchived, false),
      ),
    )
    .orderBy(asc(attempts.dueAt))
    .limit(attemptsPerRound)
  const errors: unknown[] = []
  for (const { id } of overdue) {
    try {
      await db.transaction((tx) => handInOverdueAttempt(tx, id, now()))
    } catch (error) {
      // An attempt that cannot be handed in must not keep the others from it.
      errors.push(error)
    }
  }
  await countUncounted(db)
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${overdue.length} attempts were not handed in`)
}
