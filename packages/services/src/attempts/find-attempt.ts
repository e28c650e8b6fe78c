import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from 'drizzle-orm'
import { hashToken } from '../auth/token.ts'
import type { Queryable } from '../database/database.ts'
import { attempts, quizzes, sessions } from '../database/tables.ts'

export type Attempt = typeof attempts.$inferSelect
export type AttemptWithQuiz = { attempt: Attempt; quiz: typeof quizzes.$inferSelect; sessionEnd: Date }

/** The attempt that a token belongs to. Throws NOT_FOUND, for a wrong token and for a wrong id alike. */
export const findAttempt = async (
  db: Queryable,
  id: string,
  token: string | undefined,
): Promise<AttemptWithQuiz> => {
  const [found] = await readAttempt(db, id)
  if (!found || token === undefined || found.attempt.tokenHash !== hashToken(token))
    throw new Problem('NOT_FOUND')
  return found
}

/** Locks an attempt until the transaction ends. Throws NOT_FOUND when it does not exist any more. */
export const lockAttempt = async (tx: Queryable, id: string): Promise<AttemptWithQuiz> => {
  const [locked] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.id, id))
    .for('no key update')
  const [found] = locked ? await readAttempt(tx, id) : []
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

const readAttempt = (db: Queryable, id: string): Promise<AttemptWithQuiz[]> =>
  db
    .select({ attempt: attempts, quiz: quizzes, sessionEnd: sessions.endTime })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(sessions, and(eq(sessions.id, attempts.sessionId), eq(sessions.quizId, attempts.quizId)))
    .where(eq(attempts.id, id))
