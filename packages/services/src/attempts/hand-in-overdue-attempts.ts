import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { graceMs } from './find-attempt.ts'
import { handInOverdueAttempt } from './hand-in.ts'
import type { Context } from '../context.ts'
import { attempts, quizzes } from '../database/tables.ts'

const everyMs = 15_000
const atOnce = 50

type Late = Pick<Context, 'db' | 'now'>

/**
 * Hands in, round after round, what was saved of attempts whose time is over and whose students are gone.
 * Several services may do it at once.
 */
export const scheduleOverdueHandIns = (
  context: Late,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } => {
  let running = Promise.resolve()
  const run = (): void => {
    running = running
      .then(() => handInOverdueAttempts(context))
      .catch((error: unknown) => log.error({ err: error }, 'late attempts could not be handed in'))
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}

/** Attempts of closed quizzes wait: they are handed in if their quiz opens again. */
export const handInOverdueAttempts = async ({ db, now }: Late): Promise<void> => {
  const end = new Date(now().getTime() - graceMs)
  const late = await db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(
        isNull(attempts.submittedAt),
        lt(attempts.dueAt, end),
        eq(quizzes.isPublished, true),
        eq(quizzes.isArchived, false),
      ),
    )
    .orderBy(asc(attempts.dueAt))
    .limit(atOnce)
  const faults: unknown[] = []
  // One that can't be handed in must not hold up the others.
  for (const { id } of late)
    await db
      .transaction((tx) => handInOverdueAttempt(tx, id, now()))
      .catch((error: unknown) => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${late.length} attempts`)
}
