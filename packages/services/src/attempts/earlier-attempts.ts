import { defined } from '@quizwright/domain/defined.ts'
import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { sessions } from '../database/tables/quizzes.ts'

type Beginning = {
  quizId: string
  studentId: string
  session: { id: string; linkId: string }
  tokenHash: string
}

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

const hourMs = 60 * 60 * 1_000

/** Reads them. The student's row must be locked, so that no other attempt gets the same number. */
export const readEarlierAttempts = async (
  tx: Queryable,
  { quizId, studentId, session, tokenHash }: Beginning,
  now: Date,
): Promise<EarlierAttempts> => {
  const hourAgo = new Date(now.getTime() - hourMs).toISOString()
  const isAtQuiz = sql`${attempts.quizId} = ${quizId}`
  const countOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${isAtQuiz} and ${condition}))::int`
  const [earlier] = await tx
    .select({
      begun: sql<EarlierAttempts['begun']>`
        (jsonb_agg(jsonb_build_object('id', ${attempts.id}, 'number', ${attempts.number}))
          filter (where ${attempts.tokenHash} = ${tokenHash} and ${sessions.linkId} = ${session.linkId})) -> 0`,
      last: sql<number>`coalesce(max(${attempts.number}) filter (where ${isAtQuiz}), 0)`,
      inSession: countOf(sql`${attempts.sessionId} = ${session.id}`),
      open: countOf(
        sql`${attempts.submittedAt} is null and ${attempts.dueAt} > ${now.toISOString()}::timestamptz`,
      ),
      withinHour: countOf(sql`${attempts.startedAt} > ${hourAgo}::timestamptz`),
    })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(and(eq(attempts.studentId, studentId), sql`(${isAtQuiz} or ${attempts.tokenHash} = ${tokenHash})`))
  return defined(earlier, 'the row of counts')
}

/** Throws TOO_MANY_REQUESTS if too many attempts are open or were begun within the last hour. */
export const requireFew = ({ open, withinHour }: EarlierAttempts): void => {
  if (open >= attemptLimits.openAttempts)
    throw new Problem('TOO_MANY_REQUESTS', { message: studentRefusals.severalUnderWay })
  if (withinHour >= attemptLimits.startsPerHour)
    throw new Problem('TOO_MANY_REQUESTS', { message: studentRefusals.manyInAnHour })
}
