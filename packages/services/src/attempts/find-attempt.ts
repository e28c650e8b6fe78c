import { attemptLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attempts, quizzes, sessions } from '../database/tables.ts'
import { hashToken } from '../auth/token.ts'

export type Attempt = typeof attempts.$inferSelect
export type Found = { attempt: Attempt; quiz: typeof quizzes.$inferSelect; sessionEnd: Date }

export const graceMs = attemptLimits.graceSeconds * 1_000

/** The attempt that a token stands for. Throws NOT_FOUND; a wrong token is told no more than a wrong id. */
export const findAttempt = async (db: Queryable, id: string, token: string | undefined): Promise<Found> => {
  const [found] = await read(db, id)
  if (!found || token === undefined || found.attempt.tokenHash !== hashToken(token))
    throw new Problem('NOT_FOUND')
  return found
}

/** Takes an attempt for the rest of the transaction. Throws NOT_FOUND when it is gone. */
export const lockAttempt = async (tx: Queryable, id: string): Promise<Found> => {
  const [locked] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.id, id))
    .for('no key update')
  const [found] = locked ? await read(tx, id) : []
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

const read = (db: Queryable, id: string): Promise<Found[]> =>
  db
    .select({ attempt: attempts, quiz: quizzes, sessionEnd: sessions.endTime })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(sessions, and(eq(sessions.id, attempts.sessionId), eq(sessions.quizId, attempts.quizId)))
    .where(eq(attempts.id, id))

/** Whether the time is over, what the network may take included. */
export const isOverdue = ({ attempt }: Pick<Found, 'attempt'>, now: Date): boolean =>
  now.getTime() > attempt.dueAt.getTime() + graceMs

/**
 * Refuses what comes when an attempt takes no more answers. Throws ATTEMPT_ENDED, ATTEMPT_LATE, SESSION_OVER
 * or QUIZ_CLOSED.
 */
export const requireOpen = (found: Found, now: Date): void => {
  const { attempt, quiz, sessionEnd } = found
  if (attempt.submittedAt) throw new Problem('ATTEMPT_ENDED')
  if (isOverdue(found, now)) throw new Problem('ATTEMPT_LATE')
  if (!quiz.isPublished || quiz.isArchived) throw new Problem('QUIZ_CLOSED')
  if (now.getTime() > sessionEnd.getTime() + graceMs) throw new Problem('SESSION_OVER')
}
