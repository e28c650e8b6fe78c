import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, or, type Placeholder, sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'

/** What matters of the attempts of one student when a further one begins. */
export type EarlierAttempts = {
  /** The attempt that their browser began with this token at this link, also if it was handed in. */
  begun: { id: string; number: number } | null
  /** The number of the last one at the quiz. */
  last: number
  inSession: number
  open: number
  withinHour: number
}

/** What the placeholders of `earlierAttempts` stand for. */
export type Beginning = {
  quizId: string
  studentId: string
  sessionId: string
  linkId: string
  tokenHash: string
  now: string
}
const at = (name: keyof Beginning): Placeholder => sql.placeholder(name)

/**
 * As a part of a query: them, in one row. The student's row must be locked by a statement before, so that no other
 * attempt gets the same number.
 */
export const earlierAttempts = (tx: Queryable) => {
  const isAtQuiz = eq(attempts.quizId, at('quizId'))
  const hasToken = eq(attempts.tokenHash, at('tokenHash'))
  const now = sql`${at('now')}::timestamptz`
  const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${isAtQuiz} and ${condition}))::int`
  return tx
    .select({
      begun: sql<EarlierAttempts['begun']>`
        (jsonb_agg(jsonb_build_object('id', ${attempts.id}, 'number', ${attempts.number}))
          filter (where ${hasToken} and ${sessions.linkId} = ${at('linkId')})) -> 0`.as('begun'),
      last: sql<number>`coalesce(max(${attempts.number}) filter (where ${isAtQuiz}), 0)`.as('last'),
      inSession: countOf(eq(attempts.sessionId, at('sessionId'))).as('in_session'),
      open: countOf(sql`${attempts.submittedAt} is null and ${attempts.dueAt} > ${now}`).as('open'),
      withinHour: countOf(sql`${attempts.startedAt} > ${now} - interval '1 hour'`).as('within_hour'),
    })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(and(eq(attempts.studentId, at('studentId')), or(isAtQuiz, hasToken)))
    .as('earlier')
}

/** Throws TOO_MANY_REQUESTS if too many attempts are open or were begun within the last hour. */
export const requireFew = ({ open, withinHour }: EarlierAttempts): void => {
  if (open >= attemptLimits.openAttempts)
    throw new Problem('TOO_MANY_REQUESTS', { message: studentRefusals.severalUnderWay })
  if (withinHour >= attemptLimits.startsPerHour)
    throw new Problem('TOO_MANY_REQUESTS', { message: studentRefusals.manyInAnHour })
}
